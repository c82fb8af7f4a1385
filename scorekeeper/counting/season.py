"""What was played between two days, read for the page of a season: the latest of it.

A season may be of any days, so that nothing of it is kept. Of very many games the
latest are read: a page of ten years costs no more than one of a good year.
"""

from collections import namedtuple
from datetime import date

from django.db import connection
from django.db.models import F, Max, Min, Q

from scorekeeper.models import Catchword, Game, NightSum, Outcome, Tally

MOST = 2000  # Outcomes that are read, of the latest nights
A_LOOK = 200  # NightSums that are fetched at once, until there are enough
# To group by the word, as the ORM would, reads all that stand under it.
FIRST = """(
    SELECT MIN(played_on) FROM scorekeeper_catchword WHERE circle_id = %s AND word = %s
)"""

Span = namedtuple("Span", "since until")  # two dates, both among them
# `nights`: NightSums, `outcomes`: Outcomes with the `night` of each, in the order in
# which the games were begun, `is_cut`: whether there were more
Played = namedtuple("Played", "nights outcomes is_cut")
FEW = ["game_id", "person_id", "key", "played_at", "side", "won", "points", "best"]


def played(circle, span):
    """What was Played on the days of a Span."""
    rows = NightSum.objects.filter(circle_id=circle.pk, played_on__range=span)
    rows = rows.select_related("night", "person").order_by("-played_on", "-night_id")
    kept, games, is_cut = [], 0, False
    for row in rows.iterator(chunk_size=A_LOOK):
        is_cut = games > MOST and row.night_id != kept[-1].night_id
        if is_cut:
            break
        kept.append(row)
        games += row.games
    nights = {row.night_id for row in kept}
    return Played(kept[::-1], outcomes_of(circle, nights), is_cut)


def outcomes_of(circle, nights):
    """The Outcomes of some nights (ids), each with the id of its `night`, in order.

    Their games are read first, lest a database go through all outcomes of the circle.
    """
    games = Game.objects.filter(circle_id=circle.pk, night__in=nights)
    night_of = dict(games.order_by().values_list("pk", "night_id"))
    rows = Outcome.objects.filter(circle_id=circle.pk, game__in=night_of).only(*FEW)
    rows = sorted(rows, key=lambda row: (row.played_at, row.game_id, row.person_id))
    for row in rows:
        row.night = night_of[row.game_id]
    return rows


def best_before(circle, since):
    """{card game: (most points, least, most of a deal, least)} before a day."""
    rows = Tally.objects.filter(circle_id=circle.pk, house="", year__gt=0)
    rows = rows.filter(person=F("other"), year__lt=since.year).exclude(key="")
    known = bests(rows, "best", "best_deal")
    if since == date(since.year, 1, 1):
        return known
    days = date(since.year, 1, 1), since
    rows = Outcome.objects.filter(circle_id=circle.pk, game__night__date__gte=days[0])
    rows = rows.filter(game__night__date__lt=days[1])
    return joined(known, bests(rows, "points", "best"))


def bests(rows, game, deal):
    """The most and the least of two fields of each card game."""
    rows = rows.order_by().values_list("key")
    rows = rows.annotate(Max(game), Min(game), Max(deal), Min(deal))
    return {key: numbers for key, *numbers in rows}


def joined(some, others):
    """The most and the least of both."""
    every = (max, min, max, min)
    return some | {
        key: [
            pick([n for n in pair if n is not None], default=None)
            for pick, *pair in zip(every, some.get(key, numbers), numbers, strict=True)
        ]
        for key, numbers in others.items()
    }


def firsts(circle, span, words):
    """(catchword, game id, date) of those words that came up in a Span first."""
    new = [(word, day) for word, day in first_days(circle, words) if is_in(day, span)]
    those = Q(pk__in=[])
    for word, day in new:
        those |= Q(word=word, played_on=day)
    rows = Catchword.objects.filter(those, circle_id=circle.pk)
    rows = rows.order_by("played_on", "game_id", "word")
    first = {}
    for word, game, day in rows.values_list("word", "game_id", "played_on"):
        first.setdefault(word, (word, game, day))
    return list(first.values())


def is_in(day, span):
    return day is not None and span.since <= day <= span.until


def first_days(circle, words):
    """(catchword, the first date under it, or None): each one look into the index."""
    values = [value for word in words for value in (circle.pk, word)]
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join([FIRST] * len(words))}", values)
        days = cursor.fetchone()
    for word, day in zip(words, days, strict=True):
        yield word, date.fromisoformat(day) if isinstance(day, str) else day
