"""What pages show of strength, and what they read for it, where the group wants it."""

from collections import Counter

from scorekeeper import scoring
from scorekeeper.people.figures import strength
from scorekeeper.people.statistics import ratings, runs, sums


def page_of_person(person, chosen, tallied, latest, known, kinds):
    """What the page of a person shows of strength.

    `tallied`: rows of `sums.tallies_of` of the person; `latest`: their games under the
    filter, as `runs.latest` has them; `known`: as `ratings.read_ratings` has it.
    `kinds`: the Kinds of the group.
    """
    state, by_family = known
    rated = ratings_at(chosen.key, by_family)
    rows = strength.of_person(person, rated, history(latest), kinds)
    drawn = [row for row in rows if row["curve"]]
    return {
        "strength_state": state,
        "strength": rows,
        "strength_months": [(row["name"], row["curve"]["months"]) for row in drawn],
        "strength_pairs": pairs_at(person, chosen.key, rated, tallied),
    }


def history(latest):
    """{family: (played at, what was shown) of games}, the oldest first."""
    found = {}
    for row in reversed(latest):
        if getattr(row, runs.SHOWN, None) is not None:
            points = found.setdefault(scoring.family_of(row.key), [])
            points.append((row.played_at, row.shown))
    return found


def pairs_at(person, key, rated, tallied):
    """A person against each other one at a card game; nothing where none is chosen."""
    keys = {row.key for row in tallied if key and ratings_at(row.key, rated)} - {""}
    met = sums.apart_of_others(person, keys) if keys else {}
    return [
        row for own in rated.values() for row in strength.of_pairs(person, own, met)
    ]


def page_of_two(two, chosen, tallied, kinds):
    """What the page of two people shows of strength.

    `tallied`: rows of `sums.tallies_of` of the first, with the other. `kinds`: the
    Kinds of the group.
    """
    if not two[0].group.is_rated:
        return {}
    state, by_family = ratings.read_ratings(two[0].group)
    rated = ratings_at(chosen.key, by_family)
    met = Counter()
    for key, games in sums.apart_of_two(tallied).items():
        met.update(dict.fromkeys(ratings_at(key, rated), games))
    rows = strength.of_two(*two, rated, met, kinds)
    return {"strength_state": state, "strength": rows}


def page_of_group(group, chosen):
    """What the page of records shows of strength at the card game that is chosen."""
    if not (group.is_rated and chosen.key):
        return {}
    state, by_family = ratings.read_ratings(group)
    rated = ratings_at(chosen.key, by_family)
    rows = [row for own in rated.values() for row in strength.in_order(own)]
    return {"strength_state": state, "strength": rows}


def ratings_at(key, by_family):
    """{family: Ratings}: of the family of a card game alone, of all where key is ""."""
    if not key:
        return by_family
    family = scoring.name_of(key) and scoring.family_of(key)
    return {family: by_family[family]} if family in by_family else {}
