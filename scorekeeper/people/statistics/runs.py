"""Games won in a row, read when a page asks for them: of the latest games.

A run depends on the order of all games of a person, so that nothing of it is kept. Of
very many games the latest are read, and the page says since when.
"""

from collections import namedtuple

from django.db.models import OuterRef, Subquery

from scorekeeper.models import Outcome, RatingStep
from scorekeeper.people.statistics import sums
from scorekeeper.people.statistics.ratings import ENOUGH

LATEST = 5_000  # games of one person, or scores of a whole group
MILESTONES = [10**power * step for power in range(1, 7) for step in (1, 5)]  # games
FEW = ("person_id", "game_id", "key", "year", "played_at", "place", "points", "won")
FEW += ("best", "worst")
SHOWN = "shown"  # of a RatingStep: how strong the person was said to be after the game

# `games` won in a row, the last of them (an id) is `until`.
Run = namedtuple("Run", "games until")
# The run that goes on `now`, and the `longest` there was.
Runs = namedtuple("Runs", "now longest")


def latest(person, chosen, more=()):
    """FEW and `more` of a person's latest games under a filter, the last first.

    `more` may name SHOWN, which is None before games enough.
    """
    rows = sums.filtered_outcomes(person, chosen)
    if SHOWN in more:
        steps = {
            "group_id": person.group_id,
            "person": person,
            "game": OuterRef("game"),
        }
        steps = RatingStep.objects.filter(**steps, games__gte=ENOUGH)
        rows = rows.annotate(**{SHOWN: Subquery(steps.values("shown"))})
    return list(rows.values_list(*FEW, *more, named=True)[:LATEST])


def latest_of_all(group, chosen):
    """FEW of the latest scores of a whole group under a filter, the last first."""
    where = {name: value for name, value in chosen.as_filter().items() if value}
    rows = Outcome.objects.filter(group_id=group.pk, **where)
    rows = rows.order_by("-played_at", "-game_id")
    if chosen.other:
        theirs = rows.filter(person=chosen.other).values("game_id")[:LATEST]
        rows = rows.filter(game__in=theirs)
    return list(rows.values_list(*FEW, named=True)[:LATEST])


def first_moment(rows):
    """The moment from which on games are read, None where all are."""
    return rows[-1].played_at if len(rows) == LATEST else None


def runs_of(rows):
    """The Runs of some games of one person, the last first."""
    longest, run, last = Run(0, None), 0, None
    for row in reversed(rows):
        run, last = run + 1 if row.won else 0, row.game_id
        if run > longest.games:
            longest = Run(run, last)
    return Runs(Run(run, last), longest)


def runs_of_all(rows):
    """The Runs of each person (an id) in some games, the last first."""
    own = {}
    for row in rows:
        own.setdefault(row.person_id, []).append(row)
    return {person: runs_of(rows) for person, rows in own.items()}


def milestones(games, rows):
    """(how many, the row) of the tenth, the hundredth ... of so many `games`.

    Of those among the latest, `rows`, the last first; the first milestone first.
    """
    first = games - len(rows)
    return [
        (number, rows[games - number])
        for number in MILESTONES
        if first < number <= games
    ]
