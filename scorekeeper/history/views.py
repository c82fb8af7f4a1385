"""What was played: a year of nights as a calendar, and games that are looked for."""

from datetime import date

from django.db.models import Prefetch
from django.shortcuts import render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from rules.words import join_with_and, spell_count, with_capital
from scorekeeper import scoring
from scorekeeper.access import permissions
from scorekeeper.history.calendar_year import months, neighbours, played_days
from scorekeeper.history.search import (
    GAMES_A_PAGE,
    MOST_COUNTED,
    Search,
    place_in,
    place_words,
)
from scorekeeper.history.search_form import SearchForm, years_of
from scorekeeper.models import Game
from scorekeeper.money.winnings import with_money
from scorekeeper.nights.winners import winners_of
from scorekeeper.people.statistics import update
from scorekeeper.reviews.story import turning_moments
from scorekeeper.tables import partials
from scorekeeper.words import finished_line, game_line, night_line

ENDS = ("before", "after")
NIGHTS_A_PAGE, GAMES_A_NIGHT = 20, 30  # of a day that is chosen


@require_safe
def nights(request, pk):
    """A year of a group's nights, and beside it those of the day that is chosen."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    years = years_of(group)
    year = chosen_year(request.GET.get("year", ""), years)
    days = played_days(group, year) if year else {}
    day = chosen_day(request.GET.get("day", ""), days)
    after = number_in(request.GET.get("after", ""))
    chosen = nights_of(group, day, after) if day else []
    drawn = months(year, days, day) if year else []
    context = {
        "group": group,
        "uncounted": uncounted,
        "year": year,
        "years": reversed(years),
        "months": drawn,
        "calendar": calendar(year, drawn),
        "day": day,
        "around": neighbours(days, day) if day else (None, None),
        "chosen": chosen[:NIGHTS_A_PAGE],
        "after": chosen[NIGHTS_A_PAGE - 1]["pk"] if chosen[NIGHTS_A_PAGE:] else None,
        "may_host": permissions.may(group, "host"),
    }
    return render(request, "history/nights.html", context)


def calendar(year, months):
    """The months of a year drawn by Jinja: a year of nights takes Django 12 ms."""
    shown = {"months": months, "year": year}
    return mark_safe(partials.draw_partial("history/_months.html", shown))


def chosen_year(text, years):
    """The year that an address names, or the last with a night; None without one."""
    if text.isascii() and text.isdigit() and int(text[:4]) in years:
        return int(text[:4])
    return years[-1] if years else None


def chosen_day(text, days):
    """The day with a night that an address names, or the last; None without one."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    return day if day in days else max(days, default=None)


def number_in(text):
    """The number that an address names, or 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0


def nights_of(group, day, after):
    """The nights of a day, as a page shows them, with their games; one more than that.

    `after`: the id of the last one that the page before showed.
    """
    games = Game.objects.filter(group_id=group.pk).defer("entries")
    games = games.order_by("started_at", "pk")[:GAMES_A_NIGHT]
    games = Prefetch("games", games, to_attr="played")
    nights = group.nights.filter(date=day, pk__gt=after).order_by("pk")
    nights = nights.with_games_played({group.pk})
    nights = nights.prefetch_related(games, Prefetch("people", group.people.all()))
    nights = list(nights[: NIGHTS_A_PAGE + 1])
    ranked = winners_of(nights)
    return [night_shown(night, ranked[night.pk]) for night in nights]


def night_shown(night, ranked):
    """A night beside the calendar: its line, who has won it, and what was played."""
    played = [game_line(game) for game in night.played]
    more = night.games_played - len(played)
    return night_line(night, ranked) | {"pk": night.pk, "played": played, "more": more}


@require_safe
def games(request, pk):
    """The games of a group that are looked for, the latest first."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    form = SearchForm(request.GET, group)
    form.is_valid()
    conditions, search = list(form.conditions()), form.search()
    ends = [place_in(request.GET.get(end, "")) for end in ENDS]
    page = search.page(*ends)
    chosen = chosen_of(page.games, request.GET.get("chosen", ""))
    context = {
        "group": group,
        "uncounted": uncounted,
        "form": form,
        "conditions": [
            (words, address_without(request, *name)) for *name, words in conditions
        ],
        "matches": matches_in_words(group, search, [words for *_, words in conditions]),
        "lines": [line_with_address(request, game, chosen) for game in page.games],
        "chosen": chosen and game_beside(chosen),
        "in_play": [] if conditions or any(ends) else in_play(group),
        "later": page.later and page_beyond(request, "after", page.later),
        "earlier": page.earlier and page_beyond(request, "before", page.earlier),
    }
    return render(request, "history/games.html", context)


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


def in_play(group):
    """The latest games that are in play."""
    games = group.game_set.open().select_related("night").defer("entries")
    games = games.order_by("-started_at", "-pk")[:GAMES_A_PAGE]
    return [game_line(game) | {"night": "In progress"} for game in games]


def matches_in_words(group, search, conditions):
    """What is found, and what was asked for: "12 of 340 games: repique and 2024"."""
    matches = search.count()
    if not conditions:
        return with_capital(number_of(matches))
    total = Search(group).count()
    games = "game" if total == 1 else "games"
    of_all = f"{number_words(matches)} of {number_words(total)} {games}"
    return with_capital(f"{of_all}: {join_with_and(conditions)}")


def number_of(count):
    return (
        "more than 1,000 games" if count > MOST_COUNTED else spell_count(count, "game")
    )


def number_words(count):
    return f"more than {MOST_COUNTED:,}" if count > MOST_COUNTED else f"{count:,}"


def page_beyond(request, way, place):
    """The address of the page before or after a place, of the same search."""
    query = request.GET.copy()
    for end in (*ENDS, "chosen"):
        query.pop(end, None)
    query[way] = place_words(place)
    return f"?{query.urlencode()}"


def address_without(request, name, value):
    """The address of a search that does not ask for one thing."""
    query = request.GET.copy()
    for end in (*ENDS, "chosen"):
        query.pop(end, None)
    query.setlist(
        name, [one for one in query.getlist(name) if one.strip() != str(value)]
    )
    return f"?{query.urlencode()}"
