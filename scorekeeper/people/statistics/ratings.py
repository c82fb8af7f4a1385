"""The strength of people at each family of games, worked out game by game in order.

Off unless a group turns it on. A group knows up to which game all are rated. A game
that came, changed or went before that is only noted, with its time. Once a day at most
everybody goes back to what they were before the earliest such game, and the games from
there on are rated again, some at a time.
"""

from datetime import timedelta
from itertools import groupby
from time import monotonic

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, Subquery
from django.utils import timezone

from scorekeeper import scoring
from scorekeeper.database.lock_waits import giving_way
from scorekeeper.models import Group, Outcome, Rating, RatingStep
from scorekeeper.people.statistics.rating_steps import (
    KEPT,
    as_rating,
    place_in_time,
    rate,
)

A_DAY = timedelta(days=1)
A_MOMENT = 0.1  # seconds for which games are rated before they are written
MOST_ROWS = 800
ENOUGH = 20  # games, of a person or between two, below which nothing is foretold


def state(group):
    """Rates games that are left; "behind", "old" while older ones wait, or "".

    For a page: while the database is busy, games are left for later.
    """
    known = group.is_rated and state_of(group.pk)
    if known and (is_due(known) or known.has_more):
        with giving_way():
            reckon(group.pk)
        known = state_of(group.pk)
    if not known:
        return ""
    return "behind" if known.has_more else "old" if known.rated_from else ""


def state_of(group_id):
    """A Group that wants strength, and whether it `has_more` games; else None."""
    later = later_than(OuterRef("rated_at"), OuterRef("rated_game"))
    more = Exists(Outcome.objects.filter(later, group_id=group_id))
    rows = Group.objects.filter(pk=group_id, is_rated=True)
    known = rows.annotate(has_more=more).first()
    if known and known.rated_at is None:
        known.has_more = next_outcomes(known, 1)
    return known


def reckon(group_id):
    """Rates some games more of a group; False where none was left.

    What the games come to is worked out before anything is locked.
    """
    group = Group.objects.filter(pk=group_id, is_rated=True).first()
    if group is None:  # it may have been deleted meanwhile
        return False
    if is_due(group):
        start_again(group_id)
        return True
    rows = next_outcomes(group)
    ratings = ratings_of(group_id)
    steps, done = rate_some(rows, ratings)
    if done:
        write(group, done, steps, ratings)
    return bool(done)


def is_due(group):
    """Whether older games are to be rated, and it is a day since they last were."""
    last = group.rated_again_at
    return group.rated_from and (last is None or timezone.now() - last >= A_DAY)


def rate_some(rows, ratings):
    """(the RatingSteps, the Outcomes) of as many games as a moment leaves room for."""
    steps, done, until = [], [], monotonic() + A_MOMENT
    for _game, own in groupby(rows, key=place_in_time):
        own = list(own)
        steps += rate(own, ratings)
        done += own
        if monotonic() > until:
            break
    return steps, done


def next_outcomes(group, most=None):
    """The Outcomes of the next games that are not rated, of each game all."""
    most = most or MOST_ROWS
    rows = Outcome.objects.filter(group_id=group.pk)
    if group.rated_at:
        rows = rows.filter(later_than(group.rated_at, group.rated_game))
    rows = list(rows.order_by("played_at", "game_id", "person_id")[:most])
    if len(rows) == MOST_ROWS:
        rows = [row for row in rows if place_in_time(row) != place_in_time(rows[-1])]
    return rows


def later_than(played_at, game):
    """Where an Outcome or a Rating is of a later game. Named twice for the index."""
    return Q(played_at__gte=played_at) & (
        Q(played_at__gt=played_at) | Q(game_id__gt=game)
    )


def ratings_of(group_id):
    """The Ratings of a group, by person and family."""
    stored = Rating.objects.filter(group_id=group_id)
    return {(one.person_id, one.family): one for one in stored}


@transaction.atomic
def write(group, rows, steps, ratings):
    """Writes what some games made of all who played them.

    Nothing is written where games or ratings changed since they were read.
    """
    known = group.rated_at, group.rated_game, group.rated_from
    group = Group.objects.select_for_update(no_key=True).filter(pk=group.pk).first()
    if group is None:
        return
    now = group.rated_at, group.rated_game, group.rated_from
    same = next_outcomes(group, len(rows))
    if now != known or [row.pk for row in same] != [row.pk for row in rows]:
        return
    games = {row.game_id for row in rows}
    RatingStep.objects.filter(group_id=group.pk, game_id__in=games).delete()
    RatingStep.objects.bulk_create(steps)
    upsert([one for one in ratings.values() if one.pk is None])
    group.rated_at, group.rated_game = place_in_time(rows[-1])
    group.save(update_fields=["rated_at", "rated_game"])


def upsert(ratings):
    Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["group_id", "person_id", "family"],
        update_fields=KEPT,
    )


def read_ratings(group):
    """(as `state` says, {family: its Ratings, the strongest first}) of a group.

    One query, unless there are games to rate; nothing where strength is off.
    """
    if not group.is_rated:
        return "", {}
    rows = all_ratings(group)
    if rows and not rows[0].has_more and not is_due(rows[0].group):
        return "old" if rows[0].group.rated_from else "", by_family(rows)
    return state(group), by_family(all_ratings(group))


def all_ratings(group):
    """The Ratings of a group, the strongest first, and whether it `has_more` games."""
    rows = Rating.objects.filter(group_id=group.pk).select_related("person", "group")
    later = later_than(OuterRef("group__rated_at"), OuterRef("group__rated_game"))
    more = Exists(Outcome.objects.filter(later, group_id=group.pk))
    return list(rows.annotate(has_more=more).order_by("-strength", "person__name"))


def by_family(rows):
    """{family: its Ratings} of the card games that this version has."""
    found = {}
    for rating in rows:
        found.setdefault(rating.family, []).append(rating)
    return {family: own for family, own in found.items() if scoring.name_of(family)}


def note_change(group, gone, come):
    """Notes since when games are to be rated again, if they are rated already.

    `gone` and `come`: the Outcomes that changed. In the transaction around, in which
    the group is locked.
    """
    changed = set(map(facts, gone)) ^ set(map(facts, come))
    if group.rated_at is None or not changed:
        return
    if lost := {row.game_id for row in gone} - {row.game_id for row in come}:
        forget(group.pk, lost, {row.person_id for row in gone})
    first = min(changed)[:2]
    is_known = first <= (group.rated_at, group.rated_game)
    if is_known and (group.rated_from is None or first[0] < group.rated_from):
        group.rated_from = first[0]
        group.save(update_fields=["rated_from"])


def facts(row):
    """What strength takes of an Outcome, by the place of its game among all."""
    return (*place_in_time(row), row.person_id, row.key, row.side, row.place)


def forget(group_id, games, people):
    """Deletes the steps of games that are lost, and the Ratings of people without any.

    Both by their ids.
    """
    steps = RatingStep.objects.filter(group_id=group_id)
    steps.filter(game_id__in=games).delete()
    others = steps.filter(person=OuterRef("person"), family=OuterRef("family"))
    ratings = Rating.objects.filter(group_id=group_id, person_id__in=people)
    ratings.filter(~Exists(others)).delete()


@transaction.atomic
def start_again(group_id):
    """Makes everybody what they were before the games that are to be rated again."""
    group = Group.objects.select_for_update(no_key=True).filter(pk=group_id).first()
    if group is None or not is_due(group):
        return
    group.rated_at, group.rated_game = group.rated_from, 0
    group.rated_from, group.rated_again_at = None, timezone.now()
    group.save(update_fields=["rated_at", "rated_game", "rated_from", "rated_again_at"])
    stale = Rating.objects.filter(group_id=group_id, played_at__gte=group.rated_at)
    steps = RatingStep.objects.filter(group_id=group_id)
    before = steps.filter(person=OuterRef("person"), family=OuterRef("family"))
    before = before.filter(played_at__lt=group.rated_at)
    before = before.order_by("-played_at", "-game_id").values("pk")[:1]
    latest = stale.annotate(step=Subquery(before)).values_list("step", flat=True)
    known = [as_rating(one) for one in steps.filter(pk__in=list(latest))]
    stale.delete()
    upsert(known)
