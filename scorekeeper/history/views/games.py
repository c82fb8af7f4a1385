"""The games of a group that are searched, the latest first, night by night."""

from itertools import groupby

from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.words import spell_count, with_capital
from scorekeeper import scoring
from scorekeeper.access import me, permissions
from scorekeeper.history.own_results import own_result
from scorekeeper.history.search import (
    MOST_COUNTED,
    place_in,
    place_words,
)
from scorekeeper.history.search_form import SearchForm
from scorekeeper.money.winnings import with_money
from scorekeeper.people.statistics import update
from scorekeeper.reviews.story import turning_moments
from scorekeeper.words import finished_line, game_line, night_title

ENDS = ("before", "after")


@require_safe
def games(request, pk):
    """The games of a group that are looked for, the latest first."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    form = SearchForm(request.GET, group, me.person_at(request, pk))
    form.is_valid()
    search, ends = form.search(), [place_in(request.GET.get(end, "")) for end in ENDS]
    page = search.page(*ends)
    chosen = chosen_of(page.games, request.GET.get("chosen", ""))
    in_play = [] if any(ends) else search.in_play()
    context = {
        "group": group,
        "uncounted": uncounted,
        "search": form,
        "filters": filters_shown(request, form),
        "narrower": list(narrower_shown(request, form)),
        "unknown": unknown_shown(request, form),
        "examples": [] if form.has_any() or any(ends) else examples(request, form),
        "matches": matches_in_words(search) + in_progress(in_play),
        "nights": list(by_night(request, page.games, chosen, form.me)),
        "chosen": chosen and game_beside(chosen),
        "in_play": [game_line(game) for game in in_play],
        "later": page.later and page_beyond(request, "after", page.later),
        "earlier": page.earlier and page_beyond(request, "before", page.earlier),
    }
    return render(request, "history/games.html", context)


def filters_shown(request, form):
    """(words, the address without it) of each part of a search."""
    parts = [
        (part.words, address_with(request, part.without)) for part in form.query.parts
    ]
    chosen = [
        (words, address_without(request, name, value))
        for name, value, words in form.conditions()
    ]
    return parts + chosen


def narrower_shown(request, form):
    """(words, the address of a search for it alone) of what a part can mean."""
    for part, name, value, words in form.meanings():
        yield words, address_with(request, part.without, **{name: value})


def unknown_shown(request, form):
    """What is not understood, a near word, and the address of a search for that."""
    return [
        (word.text, word.near, address_with(request, word.instead))
        for word in form.query.unknown
    ]


def examples(request, form):
    """(text, the address of a search for it) of some searches to begin with."""
    names = [person.name for person in form.people[:2]]
    texts = [f"{name} won" for name in names[:1]] + [" and ".join(names)]
    texts += [*form.places[:1], "Last Friday", "Over 10", "Repique"]
    return [(text, address_with(request, text)) for text in texts if text]


def by_night(request, games, chosen, person):
    """(night, lines) of some games, in order."""
    for night, some in groupby(games, lambda game: game.night):
        lines = [
            line_with_address(request, game, chosen) | {"own": own_result(game, person)}
            for game in some
        ]
        title = {"title": night_title(night), "place": night.place}
        yield title | {"url": night.get_absolute_url(), "lines": lines}


def chosen_of(games, pk_text):
    """Of the games of a page the one that an address names, or the first."""
    named = [game for game in games if str(game.pk) == pk_text]
    return next(iter(named or games), None)


def line_with_address(request, game, chosen):
    """The line of a game, and where it is shown beside the others."""
    query = request.GET.copy()
    query["chosen"] = str(game.pk)
    address = {"beside": f"?{query.urlencode()}#chosen", "is_chosen": game == chosen}
    return finished_line(game) | address


def game_beside(game):
    """How a game ended and what turned it, as it stands beside the others."""
    result = with_money(scoring.result_screen(game.sheet), game)
    return finished_line(game) | {
        "night_url": game.night.get_absolute_url(),
        "result": result,
        "turned": turning_moments(game),
    }


def matches_in_words(search):
    """How many games are found: "12 of 340 games"."""
    matches = search.count()
    if not search.filters:
        return with_capital(number_of(matches))
    total = search.total
    games = "game" if total == 1 else "games"
    return with_capital(f"{number_words(matches)} of {number_words(total)} {games}")


def in_progress(games):
    """How many games in play are listed as well: " and one in progress"."""
    number = spell_count(len(games), "game").split()[0]
    return f" and {number} in progress" if games else ""


def number_of(count):
    return (
        "more than 1,000 games" if count > MOST_COUNTED else spell_count(count, "game")
    )


def number_words(count):
    return f"more than {MOST_COUNTED:,}" if count > MOST_COUNTED else f"{count:,}"


def page_beyond(request, way, place):
    """The address of the page before or after a place, of the same search."""
    query = first_page(request)
    query[way] = place_words(place)
    return f"?{query.urlencode()}"


def address_without(request, name, value):
    """The address of a search that does not ask for one thing."""
    query = first_page(request)
    left = [one for one in query.getlist(name) if one.strip() != str(value)]
    query.setlist(name, left)
    return f"?{query.urlencode()}"


def address_with(request, text, **chosen):
    """The address of the same search with another text, and with filters."""
    query = first_page(request)
    query["text"] = text
    for name, value in chosen.items():
        query[name] = value
    return f"?{query.urlencode()}"


def first_page(request):
    """What an address asks for, without the page of it that is shown."""
    query = request.GET.copy()
    for name in (*ENDS, "chosen"):
        query.pop(name, None)
    return query
