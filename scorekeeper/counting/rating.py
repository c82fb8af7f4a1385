"""The strength of people at each family of games, reckoned game by game in their order.

Off unless a circle turns it on. A circle knows up to which game all are reckoned; a
game that came, changed or went before that takes it back to there, and everybody to
what he was before that game. The games from there on are reckoned again, some at a
time.
"""

from itertools import groupby

from django.db import transaction
from django.db.models import OuterRef, Q, Subquery

from scorekeeper import scoring
from scorekeeper.counting.strength import FIRST, after
from scorekeeper.models import Circle, Outcome, Rating, RatingStep

AT_ONCE = 300  # games
MOST_ROWS = 8 * AT_ONCE
KEPT = ["strength", "unsure", "games", "played_at", "game_id"]


def is_behind(circle):
    """Reckons what is not reckoned, some games; whether others are left for later."""
    return bool(circle.is_rated and next_outcomes(circle, 1) and reckon(circle.pk))


@transaction.atomic
def reckon(circle_id):
    """Reckons some games more of a circle; whether others are left."""
    circle = Circle.objects.select_for_update(no_key=True).filter(pk=circle_id).first()
    if circle is None or not circle.is_rated:  # none: it was deleted meanwhile
        return False
    rows = next_outcomes(circle)
    if not rows:
        return False
    ratings = ratings_of(circle_id, rows)
    steps = [
        step
        for _game, own in groupby(rows, key=when)
        for step in rate(list(own), ratings)
    ]
    write(circle_id, rows, steps, ratings)
    circle.rated_at, circle.rated_game = when(rows[-1])
    circle.save(update_fields=["rated_at", "rated_game"])
    return len(rows) > MOST_ROWS // 2


def when(row):
    """The place of a game among all others."""
    return row.played_at, row.game_id


def next_outcomes(circle, most=None):
    """The Outcomes of the next games that are not reckoned, of each game all."""
    most = most or MOST_ROWS
    rows = Outcome.objects.filter(circle_id=circle.pk)
    if circle.rated_at:
        rows = rows.filter(later_than(circle.rated_at, circle.rated_game))
    rows = list(rows.order_by("played_at", "game_id", "person_id")[:most])
    if len(rows) == MOST_ROWS:
        rows = [row for row in rows if when(row) != when(rows[-1])]
    return rows


def later_than(played_at, game):
    """Where an Outcome or a Rating is of a later game. Named twice for the index."""
    return Q(played_at__gte=played_at) & (
        Q(played_at__gt=played_at) | Q(game_id__gt=game)
    )


def ratings_of(circle_id, rows):
    """The Ratings of all who played some Outcomes, by person and family."""
    people = {row.person_id for row in rows}
    stored = Rating.objects.filter(circle_id=circle_id, person_id__in=people)
    return {(one.person_id, one.family): one for one in stored}


def rate(rows, ratings):
    """Changes the Ratings of all who played one game; the RatingSteps (not saved)."""
    sides = [list(own) for _, own in groupby(sorted(rows, key=side), key=side)]
    if len(sides) < 2 or not scoring.name_of(rows[0].key):  # of a game no longer here
        return []
    family = scoring.family_of(rows[0].key)
    before = [[strength_of(ratings, row, family) for row in own] for own in sides]
    now = after(before, [own[0].place for own in sides])
    return [
        step(ratings, row, family, *values)
        for own, new in zip(sides, now, strict=True)
        for row, values in zip(own, new, strict=True)
    ]


def side(row):
    return row.side


def strength_of(ratings, row, family):
    known = ratings.get((row.person_id, family))
    return (known.strength, known.unsure) if known else FIRST


def step(ratings, row, family, strength, unsure):
    """What one is after a game, kept as his Rating, and as a RatingStep (not saved)."""
    known = ratings.get((row.person_id, family))
    fields = {
        "circle_id": row.circle_id,
        "person_id": row.person_id,
        "family": family,
        "strength": strength,
        "unsure": unsure,
        "games": known.games + 1 if known else 1,
        "played_at": row.played_at,
        "game_id": row.game_id,
    }
    ratings[row.person_id, family] = Rating(**fields)
    return RatingStep(**fields)


def write(circle_id, rows, steps, ratings):
    """Writes what some games made of all who played them."""
    games = {row.game_id for row in rows}
    RatingStep.objects.filter(circle_id=circle_id, game_id__in=games).delete()
    RatingStep.objects.bulk_create(steps)
    upsert([one for one in ratings.values() if one.pk is None])


def upsert(ratings):
    Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["circle_id", "person_id", "family"],
        update_fields=KEPT,
    )


def ratings_at(circle, key):
    """The Ratings at the family of a card game, the strongest first; none where off."""
    if not circle.is_rated or not scoring.name_of(key):
        return []
    rows = Rating.objects.filter(circle_id=circle.pk, family=scoring.family_of(key))
    return list(rows.select_related("person").order_by("-strength", "person__name"))


def take_back(circle_id, gone, come):
    """Takes all ratings back to before the earliest of some games, if they know it.

    `gone` and `come`: the Outcomes that changed. In the transaction around.
    """
    circle = Circle.objects.filter(pk=circle_id, rated_at__isnull=False).first()
    if circle is None or not (gone or come):
        return
    steps = RatingStep.objects.filter(circle_id=circle_id)
    steps.filter(game_id__in={row.game_id for row in gone}).delete()
    first = min(map(when, [*gone, *come]))
    if first <= (circle.rated_at, circle.rated_game):
        circle.rated_at, circle.rated_game = first[0], first[1] - 1
        circle.save(update_fields=["rated_at", "rated_game"])
        make_as_before(circle)


def make_as_before(circle):
    """Makes everybody what he was after the last game that is reckoned."""
    later = later_than(circle.rated_at, circle.rated_game)
    stale = Rating.objects.filter(later, circle_id=circle.pk)
    steps = RatingStep.objects.filter(circle_id=circle.pk)
    before = steps.filter(~later, person=OuterRef("person"), family=OuterRef("family"))
    before = before.order_by("-played_at", "-game_id").values("pk")[:1]
    latest = stale.annotate(step=Subquery(before)).values_list("step", flat=True)
    known = [as_rating(one) for one in steps.filter(pk__in=list(latest))]
    stale.delete()
    upsert(known)


def as_rating(step):
    """A Rating (not saved) that is what a RatingStep was."""
    names = ["circle_id", "person_id", "family", *KEPT]
    return Rating(**{name: getattr(step, name) for name in names})
