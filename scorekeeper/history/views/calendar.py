"""A year of nights as a calendar, and what was played on one day."""

from datetime import date

from django.db.models import Prefetch
from django.shortcuts import render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from scorekeeper.access import me, permissions
from scorekeeper.history.calendar_year import months, neighbours, played_days
from scorekeeper.history.own_results import own_result
from scorekeeper.history.years import years_of
from scorekeeper.models import Game
from scorekeeper.nights.night_rows import games_in_words
from scorekeeper.nights.winners import winners_of
from scorekeeper.people.statistics import update
from scorekeeper.tables import partials
from scorekeeper.words import game_line, night_title

NIGHTS_A_PAGE, GAMES_A_NIGHT = 20, 30  # of a day that is chosen


@require_safe
def calendar(request, pk):
    """A year of a group's nights, and beside it those of the day that is chosen."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    years = years_of(group)
    year = chosen_year(request.GET.get("year", ""), years)
    days = played_days(group, year) if year else {}
    day = chosen_day(request.GET.get("day", ""), days)
    after = number_in(request.GET.get("after", ""))
    person = me.person_at(request, pk)
    chosen = nights_of(group, day, after, person) if day else []
    drawn = months(year, days, day) if year else []
    context = {
        "group": group,
        "uncounted": uncounted,
        "year": year,
        "years": reversed(years),
        "months": drawn,
        "drawn": calendar_of(year, drawn),
        "day": day,
        "around": neighbours(days, day) if day else (None, None),
        "chosen": chosen[:NIGHTS_A_PAGE],
        "after": chosen[NIGHTS_A_PAGE - 1]["pk"] if chosen[NIGHTS_A_PAGE:] else None,
    }
    return render(request, "history/calendar.html", context)


def calendar_of(year, months):
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


def nights_of(group, day, after, person=None):
    """The nights of a day, as a page shows them, with their games; one more than that.

    `after`: the id of the last one that the page before showed; `person`: whose phone.
    """
    games = Game.objects.filter(group_id=group.pk).defer("entries")
    games = games.order_by("started_at", "pk")[:GAMES_A_NIGHT]
    games = Prefetch("games", games, to_attr="played")
    nights = group.nights.filter(date=day, pk__gt=after).order_by("pk")
    nights = nights.with_games_played({group.pk})
    nights = nights.prefetch_related(games)
    nights = list(nights[: NIGHTS_A_PAGE + 1])
    ranked = winners_of(nights)
    return [night_shown(night, ranked[night.pk], person) for night in nights]


def night_shown(night, ranked, person):
    """A night beside the calendar: who has won it, and what was played."""
    played = [line_of(game, night, person) for game in night.played]
    is_open, unfinished = night.closed_at is None, night.games_played - ranked.games
    games = games_in_words(ranked.games, unfinished, is_open=is_open)
    words = filter(None, [night.place, games, ranked.in_words()])
    return {
        "pk": night.pk,
        "title": night_title(night),
        "url": night.get_absolute_url(),
        "won": ranked.headline(is_over=not is_open),
        "words": " · ".join(words),
        "played": played,
        "more": night.games_played - len(played),
    }


def line_of(game, night, person):
    """A game of a night as a line, with what a person won or lost."""
    game.night = night
    own = own_result(game, person) if game.status == "finished" else None
    return game_line(game) | {"own": own}
