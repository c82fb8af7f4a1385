"""What was played: a year of nights as a calendar, and games that are looked for."""

from datetime import date

from django.db.models import Prefetch
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.words import listed, spelled
from scorekeeper import scoring
from scorekeeper.counting import adding_up
from scorekeeper.history.calendar_year import months, neighbours, played_days
from scorekeeper.history.search import MOST_COUNTED, Search, place_in, place_words
from scorekeeper.history.search_form import SearchForm, years_of
from scorekeeper.keys import access
from scorekeeper.models import Game
from scorekeeper.money.winnings import with_money
from scorekeeper.nights.story import turned
from scorekeeper.words import found_line, game_line, night_line

ENDS = ("before", "after")


@require_safe
def nights(request, pk):
    """A year of a circle's nights, and beside it those of the day that is chosen."""
    circle = access.circle(request, pk)
    uncounted = adding_up.add_up(circle.pk)
    years = years_of(circle)
    year = year_asked(request.GET.get("year", ""), years)
    days = played_days(circle, year) if year else {}
    day = day_asked(request.GET.get("day", ""), days)
    context = {
        "circle": circle,
        "uncounted": uncounted,
        "year": year,
        "years": reversed(years),
        "months": months(year, days, day) if year else [],
        "day": day,
        "around": neighbours(days, day) if day else (None, None),
        "chosen": nights_of(circle, day) if day else [],
        "may_host": access.may(circle, "host"),
    }
    return render(request, "history/nights.html", context)


def year_asked(text, years):
    """The year that an address names, or the last with a night; None without one."""
    if text.isascii() and text.isdigit() and int(text[:4]) in years:
        return int(text[:4])
    return years[-1] if years else None


def day_asked(text, days):
    """The day with a night that an address names, or the last; None without one."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    return day if day in days else max(days, default=None)


def nights_of(circle, day):
    """The nights of a day, each with its games, as a page shows them."""
    games = Game.objects.filter(circle_id=circle.pk).defer("entries")
    games = Prefetch("games", games.order_by("night_id"), to_attr="played")
    nights = circle.nights.filter(date=day).order_by("pk")
    nights = nights.prefetch_related(games, Prefetch("people", circle.people.all()))
    return [night_shown(night) for night in nights]


def night_shown(night):
    """A night beside the calendar: its line, and what was played."""
    night.games_played = len(night.played)
    played = [game_line(game) for game in sorted(night.played, key=when)]
    return night_line(night) | {"played": played}


def when(game):
    """When a game was played. Sorted here, lest a database read them all by time."""
    return game.started_at, game.pk


@require_safe
def games(request, pk):
    """The games of a circle that are looked for, the latest first."""
    circle = access.circle(request, pk)
    uncounted = adding_up.add_up(circle.pk)
    form = SearchForm(request.GET, circle)
    form.is_valid()
    asked, search = list(form.chosen()), form.search()
    ends = [place_in(request.GET.get(end, "")) for end in ENDS]
    page = search.page(*ends)
    chosen = chosen_of(page.games, request.GET.get("chosen", ""))
    context = {
        "circle": circle,
        "uncounted": uncounted,
        "form": form,
        "asked": [(words, without(request, *one)) for *one, words in asked],
        "found": found_words(circle, search, [words for *_, words in asked]),
        "lines": [beside(request, game, chosen) for game in page.games],
        "chosen": chosen and game_beside(chosen),
        "in_play": [] if asked or any(ends) else in_play(circle),
        "later": page.later and page_beyond(request, "after", page.later),
        "earlier": page.earlier and page_beyond(request, "before", page.earlier),
    }
    return render(request, "history/games.html", context)


def chosen_of(games, asked):
    """Of the games of a page the one that an address names, or the first."""
    named = [game for game in games if str(game.pk) == asked]
    return next(iter(named or games), None)


def beside(request, game, chosen):
    """The line of a game, and where it is shown beside the others."""
    asked = request.GET.copy()
    asked["chosen"] = str(game.pk)
    address = {"beside": f"?{asked.urlencode()}#chosen", "is_chosen": game == chosen}
    return found_line(game) | address


def game_beside(game):
    """How a game ended and what turned it, as it stands beside the others."""
    result = with_money(scoring.result_screen(game.sheet), game)
    return found_line(game) | {
        "night_url": game.night.get_absolute_url(),
        "result": result,
        "turned": turned(game),
    }


def in_play(circle):
    games = circle.game_set.open().select_related("night").defer("entries")
    games = sorted(games, key=when, reverse=True)
    return [game_line(game) | {"night": "in play"} for game in games]


def found_words(circle, search, asked):
    """What is found and what is hidden: "12 of 340 games; 328 hidden by repique"."""
    found = search.count()
    if not asked:
        return number_of(found)
    total = Search(circle).count()
    hidden = "the others" if total > MOST_COUNTED else f"{total - found:,}"
    of_all = f"{number_words(found)} of {number_of(total)}"
    return f"{of_all}; {hidden} hidden by {listed(asked)}"


def number_of(count):
    return "more than 1,000 games" if count > MOST_COUNTED else spelled(count, "game")


def number_words(count):
    return f"more than {MOST_COUNTED:,}" if count > MOST_COUNTED else f"{count:,}"


def page_beyond(request, way, place):
    """The address of the page before or after a place, of the same search."""
    asked = request.GET.copy()
    for end in (*ENDS, "chosen"):
        asked.pop(end, None)
    asked[way] = place_words(place)
    return f"?{asked.urlencode()}"


def without(request, name, value):
    """The address of a search that does not ask for one thing."""
    asked = request.GET.copy()
    for end in (*ENDS, "chosen"):
        asked.pop(end, None)
    asked.setlist(name, [one for one in asked.getlist(name) if one.strip() != value])
    return f"?{asked.urlencode()}"
