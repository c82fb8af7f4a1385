"""Strength as people say it: "Ann is ahead in about 6 of 10 games"."""

from statistics import fmean

from django.urls import reverse

from scorekeeper.people.figures.strength_curve import curve, ends_of
from scorekeeper.people.statistics.luck import prediction
from scorekeeper.people.statistics.rating_steps import luck_of
from scorekeeper.people.statistics.ratings import ENOUGH
from scorekeeper.people.statistics.sums import Filter

WHOLE = 10


def most_played(by_family):
    """(family, its `glance`) of the one that most games were played of, by all people.

    Of those in which anybody has played enough; ("", {}) where there is none.
    """
    glances = {family: glance(rated) for family, rated in by_family.items()}
    able = [family for family in sorted(glances) if glances[family]]
    games = {family: sum(one.games for one in by_family[family]) for family in able}
    family = max(able, key=games.get, default="")
    return family, glances.get(family, {})


def glance(rated):
    """{person id: (words, a number to sort by)} of those with games enough.

    In how many of ten games they are ahead of an average player.
    """
    return {
        rating.person_id: (of_ten(share), share)
        for rating, share in against_average(rated)
    }


def against_average(rated):
    """(Rating, share of games ahead of an average player) of all with games enough."""
    if not rated:
        return []
    luck, average = luck_of(rated), fmean(one.strength for one in rated)
    return [
        (rating, prediction(luck.share, rating.strength, average))
        for rating in rated
        if rating.games >= ENOUGH
    ]


def tenths(share):
    """In about how many of ten games, from 1 to 9."""
    return min(max(round(WHOLE * share), 1), WHOLE - 1)


def of_ten(share):
    return f"{tenths(share)} of {WHOLE}"


def in_order(rated):
    """Those with games enough, the strongest first."""
    return [
        {
            "person": rating.person,
            "words": f"About {of_ten(share)} games",
            "url": reverse("person", args=[rating.person_id]),
        }
        for rating, share in against_average(rated)
    ]


def of_person(person, by_family, history, kinds):
    """A row for each family that a person has played often enough, with its curve.

    `by_family`: the Ratings of all; `history`: (played at, what was shown) by family.
    `kinds`: the Kinds of the group.
    """
    rows = [
        {
            "name": kinds.name(family),
            "url": f"?{Filter(key=family).address()}",
            "words": of_ten(share),
            "games": rating.games,
            "points": [*history.get(family, []), (rating.played_at, share)],
        }
        for family, rated in by_family.items()
        for rating, share in against_average(rated)
        if rating.person_id == person.pk
    ]
    rows.sort(key=lambda row: (-row["games"], row["name"]))
    ends = ends_of(row["points"] for row in rows)
    return [row | {"curve": curve(row["points"], *ends)} for row in rows]


def of_pairs(person, rated, met):
    """A person against each other one whom they have met in games enough.

    `rated`: all of one family; `met`: in how many of its games, by the other's id.
    """
    mine = [one for one in rated if one.person_id == person.pk]
    return [
        {
            "person": other.person,
            "words": against(own, other, luck_of(rated).share),
            "url": reverse("pair", args=[person.pk, other.person_id]),
        }
        for own in mine
        for other in rated
        if met.get(other.person_id, 0) >= ENOUGH
    ]


def of_two(person, other, by_family, met, kinds):
    """A row for each family in which two have met in games enough.

    `met`: in how many games, by family; `kinds`: the Kinds of the group.
    """
    rows = []
    for family, rated in by_family.items():
        own = {one.person_id: one for one in rated}
        if met.get(family, 0) >= ENOUGH and {person.pk, other.pk} <= own.keys():
            two = own[person.pk], own[other.pk]
            words = against(*two, luck_of(rated).share)
            rows.append({"name": kinds.name(family), "words": words})
    return sorted(rows, key=lambda row: row["name"])


def against(rating, other, share):
    """How often one comes before another, in tens."""
    foreseen = of_ten(prediction(share, rating.strength, other.strength))
    return f"{rating.person.name} is ahead in about {foreseen} games"
