"""The best and the worst game and deal of people, found when a page asks for them.

Nothing of them is kept: an index of the Outcomes has those of one person at one card
game, by its house rules in one year, in order. So no game is read again where the best
one goes. Of equal ones the index has one first, whatever the order of counting.
"""

from collections import namedtuple

from django.db.models import OuterRef, Subquery

from scorekeeper.models import Outcome, Tally
from scorekeeper.people.statistics import sums

# name: the column of an Outcome, whether the best is looked for
PARTS = {
    "best": ("points", True),
    "worst": ("points", False),
    "best_deal": ("best", True),
    "worst_deal": ("worst", False),
}
OF_GAMES = ("best", "worst")
ENDS = [("points", True), ("points", False)]  # of which each may be the best
WHERE = ("person", "key", "house", "year")  # by which the index has them in order

# A number of a game (an id), and whether the most of it is looked for
Best = namedtuple("Best", "number game is_most")


def bests(group_id, chosen, kinds, person=None):
    """{(person, kind of game): {part: Best}} under a filter with nobody else named.

    Of a person (an id) or of all; of deals where a card game is chosen. `kinds`: the
    Kinds of the group.
    """
    rows = Tally.objects.filter(sums.of(person, 0), group_id=group_id)
    where = {name: value for name, value in chosen.as_filter().items() if value}
    rows = rows.filter(**where, house__gt="", year__gt=0)
    parts = PARTS if chosen.key else OF_GAMES
    wanted = ENDS
    if chosen.key:
        wanted = [furthest(part, chosen.key, kinds) for part in parts]
    found = {}
    for who, key, *ends in ends_of(group_id, rows, wanted):
        known = dict(zip(wanted, ends, strict=True))
        own = found.setdefault((who, key), {})
        for part in parts:
            end = furthest(part, key, kinds)
            keep(own, part, Best(*known[end], end[1]))
    return found


def furthest(part, key, kinds):
    """(column, whether the most of it) in which a part of a kind of game is found."""
    column, is_best = PARTS[part]
    return column, is_best != kinds.lowest_wins(key)


def keep(own, part, best):
    """Keeps a Best where it is further than what was known of a part."""
    if best.number is None:
        return
    known = own.get(part)
    if known is None or rank(best) > rank(known):
        own[part] = best


def rank(best):
    """By what a Best is further than another; of equal ones as the index has them."""
    sign = 1 if best.is_most else -1
    return sign * best.number, -sign * best.game


def ends_of(group_id, rows, wanted):
    """(person, card game, (number, game) of each that is wanted) of some Tallies."""
    names = []
    for place, (column, is_most) in enumerate(wanted):
        ordered = outcomes(group_id, column, is_most)
        for name in (column, "game_id"):
            names.append(f"end_{place}_{name}")
            rows = rows.annotate(**{names[-1]: Subquery(ordered.values(name)[:1])})
    for who, key, *flat in rows.values_list("person", "key", *names).order_by():
        yield who, key, *zip(flat[::2], flat[1::2], strict=True)


def outcomes(group_id, column, is_most):
    """The Outcomes of what a Tally is of, those first that have the most or least."""
    same = {name: OuterRef(name) for name in WHERE} | {f"{column}__isnull": False}
    rows = Outcome.objects.filter(group_id=group_id, **same)
    order = (f"-{column}", "game_id") if is_most else (column, "-game_id")
    return rows.order_by(*order)


def bests_among(rows, kinds):
    """{(person, kind of game): {part: Best}} of some games, as `runs` reads them."""
    found = {}
    for row in rows:
        own = found.setdefault((row.person_id, row.key), {})
        for part in PARTS:
            column, is_most = furthest(part, row.key, kinds)
            keep(own, part, Best(getattr(row, column), row.game_id, is_most))
    return found


def sides_of(group_id, games):
    """{game: {person: the ids of all on their side}} of some games (ids)."""
    rows = Outcome.objects.filter(group_id=group_id, game__in=games)
    rows = rows.order_by("game_id", "side", "person_id")
    sides = {}
    for game, side, person in rows.values_list("game_id", "side", "person_id"):
        sides.setdefault((game, side), []).append(person)
    found = {}
    for (game, _side), people in sides.items():
        found.setdefault(game, {}).update(dict.fromkeys(people, people))
    return found
