"""The games behind a number on a person's page, the latest first."""

from datetime import UTC, datetime

from django.db.models import Q
from django.shortcuts import render
from django.utils.formats import date_format
from django.views.decorators.http import require_safe

from rules.words import spell_count, with_capital
from scorekeeper import scoring
from scorekeeper.access import permissions
from scorekeeper.history.season.queries import SeasonForm
from scorekeeper.models import Game
from scorekeeper.money.currencies import unit
from scorekeeper.people.figures.group import everybody
from scorekeeper.people.forms import FilterForm
from scorekeeper.people.statistics import sums, update
from scorekeeper.words import finished_line

A_PAGE = 30
LONGEST_ID = 18  # digits
LONGEST_RUN = 1000  # games of one that are listed


@require_safe
def games_of_person(request, pk):
    """The games of a person that a number counts."""
    person = permissions.person(request, pk)
    update.add_up_for_page(person.group_id)
    form = FilterForm(request.GET, person.group, person, everybody(person.group))
    words, rows = outcomes_by(request.GET, person, form.chosen)
    rows = list(games_before(rows, request.GET.get("before", ""))[: A_PAGE + 1])
    context = {
        "person": person,
        "words": ", ".join(filter(None, [words, form.words()])),
        "lines": lines(person, rows[:A_PAGE]),
        "earlier": place_of(rows[A_PAGE - 1]) if len(rows) > A_PAGE else "",
    }
    return render(request, "people/played.html", context)


def outcomes_by(query, person, chosen):
    """(in words, the Outcomes) of what an address asks for beside its filter."""
    rows, words = sums.filtered_outcomes(person, chosen), []
    if query.get("won"):
        rows, words = rows.filter(won=True), ["won"]
    place = number(query.get("place", ""))
    if place:
        rows, words = rows.filter(place=place), [f"place {place}"]
    currency = query.get("currency", "")[:3]
    if currency.isalpha():
        rows = rows.filter(currency=currency).exclude(money=0)
        words = [f"played for money in {unit(currency).strip()}"]
    if query.get("count") and chosen.key:
        rows, words = with_count(query, rows, person, chosen.key)
    rows, words = on_days(query, rows, words)
    rows = between_two(query, rows, person, chosen)
    rows = games_until(rows, person, number(query.get("until", "")))
    if "run" in query:
        rows, words = in_a_row(rows, number(query["run"]))
    return with_capital(", ".join(words)), rows


def on_days(query, rows, words):
    """The games of the nights from one day to another, where an address names any."""
    named = {"since": query.get("from", ""), "until": query.get("to", "")}
    span = SeasonForm(named).span(None)
    if span is None:
        return rows, words
    days = [f"{date_format(day, 'j M Y')}" for day in span]
    return rows.filter(game__night__date__range=span), [*words, " to ".join(days)]


def in_a_row(rows, games):
    """The last of some games, which were won in a row, and what they are called."""
    latest = list(rows.values_list("pk", flat=True)[: min(games, LONGEST_RUN)])
    return rows.filter(pk__in=latest), [f"{spell_count(games, 'game')} won in a row"]


def number(text):
    is_id = text.isascii() and text.isdigit() and len(text) <= LONGEST_ID
    return int(text) if is_id else 0


def with_count(query, rows, person, key):
    """The games in which something was counted, and what it is called."""
    name, part = query["count"], query.get("part", "")[:20]
    counts = [one for one in scoring.counts_of(key) if one.name == name]
    if not counts or not part.isprintable():
        return rows, []
    words = [f"{one.words}: {one.words_of(part)}" for one in counts]
    return sums.that_counted(rows, person, name, part), words


def between_two(query, rows, person, chosen):
    """Of the games of two those as partners, against each other, or one ahead."""
    if not chosen.other:
        return rows
    for how in ("together", "apart", "ahead"):
        if query.get(how):
            rows = sums.outcomes_beside(rows, person, chosen.other, how)
    return rows


def games_until(rows, person, game):
    """The games as far as the one of an id."""
    last = game and sums.outcome_of(person, game)
    return rows.filter(as_far_as(last.played_at, last.game_id, True)) if last else rows


def games_before(rows, place):
    """The games before a place, as `place_of` writes it."""
    when, _, game = place.partition("~")
    when = moment_in(when)
    if when is None or not number(game):
        return rows
    return rows.filter(as_far_as(when, number(game), False))


def moment_in(text):
    """A moment that an address names, or None."""
    try:
        moment = datetime.fromisoformat(text)
        return moment.astimezone(UTC) if moment.tzinfo else None
    except (ValueError, OverflowError):
        return None


def as_far_as(when, game, is_with):
    """Games that were begun before another, or (`is_with`) are that one."""
    same = {"game_id__lte" if is_with else "game_id__lt": game}
    return Q(played_at__lte=when) & (Q(played_at__lt=when) | Q(**same))


def place_of(row):
    return f"{row.played_at.isoformat()}~{row.game_id}"


def lines(person, rows):
    """The lines of the games of some Outcomes."""
    games = Game.objects.filter(group_id=person.group_id)
    games = games.select_related("night").defer("entries")
    games = games.in_bulk([row.game_id for row in rows])
    return [finished_line(games[row.game_id]) for row in rows]
