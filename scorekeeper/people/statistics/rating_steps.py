"""One game rated: what it makes of the strength of its players, and of luck.

Nothing is read or saved here. What the games of a family have shown of luck is noted
with the Ratings of those who played the latest of them.
"""

from itertools import groupby
from statistics import fmean

from scorekeeper import scoring
from scorekeeper.models import Rating, RatingStep
from scorekeeper.people.statistics import luck
from scorekeeper.people.statistics.strength import FIRST, after

KEPT = ["strength", "unsure", "games", *luck.Luck._fields, "played_at", "game_id"]
FIELDS = ["group_id", "person_id", "family", *KEPT]


def place_in_time(row):
    """The place of a game among all others."""
    return row.played_at, row.game_id


def rate(rows, ratings):
    """Changes the Ratings of all who played one game; the RatingSteps (not saved).

    `rows`: its Outcomes; `ratings`: those of the whole group, by person and family.
    """
    sides = [list(own) for _, own in groupby(sorted(rows, key=side), key=side)]
    if len(sides) < 2 or not scoring.name_of(rows[0].key):  # of a game no longer here
        return []
    family = scoring.family_of(rows[0].key)
    known = {person: one for (person, at), one in ratings.items() if at == family}
    rated = rate_players(sides, known)
    before = dict.fromkeys(rated, FIRST[0]) | strengths(known)
    now = before | {person: strength for person, (strength, _) in rated.items()}
    found = luck.after_game(luck_of(known.values()), sides, before, now)
    new = [new_rating(row, family, known, rated, found) for row in rows]
    ratings.update({(one.person_id, family): one for one in new})
    return [as_step(rating, fmean(now.values())) for rating in new]


def side(row):
    return row.side


def rate_players(sides, known):
    """{person: (strength, unsure)} after a game, of the Outcomes of each side."""
    before = [[strength_of(known.get(row.person_id)) for row in own] for own in sides]
    rated = after(before, [own[0].place for own in sides])
    return {
        row.person_id: values
        for own, new in zip(sides, rated, strict=True)
        for row, values in zip(own, new, strict=True)
    }


def strength_of(rating):
    return (rating.strength, rating.unsure) if rating else FIRST


def strengths(known):
    """{person: strength} of some Ratings by person."""
    return {person: rating.strength for person, rating in known.items()}


def luck_of(ratings):
    """The Luck after the latest game of some Ratings, all of one family."""
    latest = max(ratings, key=place_in_time, default=luck.UNKNOWN)
    return luck.Luck(latest.share, latest.squares, latest.products)


def new_rating(row, family, known, rated, found):
    """The Rating (not saved) of a player after a game, with the Luck `found` by it."""
    strength, unsure = rated[row.person_id]
    last = known.get(row.person_id)
    return Rating(
        group_id=row.group_id,
        person_id=row.person_id,
        family=family,
        strength=strength,
        unsure=unsure,
        games=last.games + 1 if last else 1,
        played_at=row.played_at,
        game_id=row.game_id,
        **found._asdict(),
    )


def as_step(rating, average):
    """The RatingStep (not saved) of a Rating, with what a page then `shown`."""
    shown = luck.prediction(rating.share, rating.strength, average)
    return RatingStep(**{name: getattr(rating, name) for name in FIELDS}, shown=shown)


def as_rating(step):
    """A Rating (not saved) that is what a RatingStep was."""
    return Rating(**{name: getattr(step, name) for name in FIELDS})
