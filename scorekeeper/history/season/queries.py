"""A season: the form of its two days, and what was played between them.

A season may be of any days, so that nothing of it is kept. Of very many games the
latest are read: a page of ten years costs no more than one of a good year.
"""

from collections import namedtuple
from datetime import date

from django import forms
from django.db import connection
from django.db.models import F, Max, Min, Q

from scorekeeper.models import (
    Catchword,
    Game,
    Night,
    NightSum,
    Outcome,
    Person,
    Tally,
)
from scorekeeper.people.statistics import bests

MOST = 2000  # Outcomes that are read, of the latest nights
A_NIGHT = 500  # people of it are no more, so that the earliest is whole
# To group by the word, as the ORM would, reads all that stand under it: the page of a
# season with 100,000 games would take a third longer.
FIRST = """(
    SELECT MIN(played_on) FROM scorekeeper_catchword WHERE group_id = %s AND word = %s
)"""

Span = namedtuple("Span", "since until")  # two dates, both among them
# `nights`: OfNights, `outcomes`: OfGames in the order in which the games were begun,
# `is_cut`: whether there were more
SeasonResults = namedtuple("SeasonResults", "nights outcomes is_cut")
SUMS = ("night_id", "person_id", "games", "wins", "money", "currency")
SHOWN = ("person__name", "person__colour", "night__date", "night__closed_at")
# What a person's games of a night come to; `night` and `person` know what is shown.
OfNight = namedtuple("OfNight", (*SUMS, "night", "person"))
ENDS = [("points", True), ("points", False), ("best", True), ("best", False)]
FEW = ("game_id", "person_id", "key", "side", "won", "points", "best")
# How a game came out for a person, at which `night` (an id), and when it was begun.
OfGame = namedtuple("OfGame", (*FEW, "night", "played_at"))
DAY = forms.DateInput({"type": "date"}, format="%Y-%m-%d")


def games_of_span(group, span):
    """What was played on the days of a Span."""
    kept, games, is_cut = [], 0, False
    for row in night_sums(group, span):
        is_cut = games > MOST and row[0] != kept[-1][0]
        if is_cut:
            break
        kept.append(row)
        games += row[2]
    nights = {row[0]: night_of(group, row) for row in kept}
    people = {row[1]: Person(pk=row[1], name=row[-4], colour=row[-3]) for row in kept}
    kept = [OfNight(*row[:-4], nights[row[0]], people[row[1]]) for row in kept[::-1]]
    return SeasonResults(kept, outcomes_of(group, nights), is_cut)


def night_of(group, row):
    """The Night (not saved) of a row of `night_sums`: its id, its date and its end."""
    return Night(group=group, pk=row[0], date=row[-2], closed_at=row[-1])


def night_sums(group, span):
    """SUMS and SHOWN of a Span, the latest night first: of MOST games and more."""
    rows = NightSum.objects.filter(group_id=group.pk, played_on__range=span)
    rows = rows.order_by("-played_on", "-night_id")[: MOST + A_NIGHT]
    return rows.values_list(*SUMS, *SHOWN).iterator(chunk_size=A_NIGHT)


def outcomes_of(group, nights):
    """The OfGames of some nights (ids), in order.

    Their games are read first, lest a database go through all outcomes of the group.
    """
    games = Game.objects.filter(group_id=group.pk, night__in=nights)
    games = games.order_by().values_list("pk", "night_id", "started_at")
    begun = {pk: (night, at) for pk, night, at in games}
    rows = Outcome.objects.filter(group_id=group.pk, game__in=begun).order_by()
    rows = [OfGame(*row, *begun[row[0]]) for row in rows.values_list(*FEW)]
    return sorted(rows, key=lambda row: (row.played_at, row.game_id, row.person_id))


def best_before(group, since):
    """{card game: (most points, least, most of a deal, least)} before a day."""
    rows = Tally.objects.filter(group_id=group.pk, house__gt="", year__gt=0)
    rows = rows.filter(person=F("other"), year__lt=since.year)
    known = {}
    for _who, key, *ends in bests.ends_of(group.pk, rows, ENDS):
        known = widest_range(known, {key: [number for number, _game in ends]})
    if since == date(since.year, 1, 1):
        return known
    days = date(since.year, 1, 1), since
    rows = Outcome.objects.filter(group_id=group.pk, game__night__date__gte=days[0])
    rows = rows.filter(game__night__date__lt=days[1]).order_by().values_list("key")
    rows = rows.annotate(Max("points"), Min("points"), Max("best"), Min("best"))
    return widest_range(known, {key: numbers for key, *numbers in rows})


def widest_range(some, others):
    """The most and the least of both."""
    every = (max, min, max, min)
    return some | {
        key: [
            pick([n for n in pair if n is not None], default=None)
            for pick, *pair in zip(every, some.get(key, numbers), numbers, strict=True)
        ]
        for key, numbers in others.items()
    }


def firsts(group, span, words):
    """(catchword, game id, date) of those words that came up in a Span first."""
    new = [(word, day) for word, day in first_days(group, words) if is_in(day, span)]
    those = Q(pk__in=[])
    for word, day in new:
        those |= Q(word=word, played_on=day)
    rows = Catchword.objects.filter(those, group_id=group.pk)
    rows = rows.order_by("played_on", "game_id", "word")
    first = {}
    for word, game, day in rows.values_list("word", "game_id", "played_on"):
        first.setdefault(word, (word, game, day))
    return list(first.values())


def is_in(day, span):
    return day is not None and span.since <= day <= span.until


def first_days(group, words):
    """(catchword, the first date under it, or None): each one look into the index."""
    values = [value for word in words for value in (group.pk, word)]
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join([FIRST] * len(words))}", values)
        days = cursor.fetchone()
    for word, day in zip(words, days, strict=True):
        yield word, date.fromisoformat(day) if isinstance(day, str) else day


class SeasonForm(forms.Form):
    """Two days, the first before the last; in another order they are turned."""

    since = forms.DateField(label="From", widget=DAY)
    until = forms.DateField(label="To", widget=DAY)

    def span(self, usual):
        """The Span that is asked for, or the usual where nothing sensible is."""
        if not self.is_valid():
            return usual
        return Span(*sorted(self.cleaned_data.values()))


def year_of(number):
    """The Span of a year."""
    return Span(date(number, 1, 1), date(number, 12, 31))
