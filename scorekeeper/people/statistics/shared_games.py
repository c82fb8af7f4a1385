"""What a person's games come to in which two or more others played, too.

Sums are kept for each pair of people; of three and more there are too many to keep. So
such games are read and added up when they are asked for, the latest of them.
"""

from collections import Counter

from django.db.models import Sum

from scorekeeper.models import Counted, Outcome
from scorekeeper.people.statistics import runs, sums
from scorekeeper.people.statistics.sum_tables import in_millionths
from scorekeeper.people.statistics.tallies import FEW, tally_of

MORE = ("side", "money", "currency")  # what is read of games that are added up


def added_up(person, chosen, tallied=None):
    """What the games of a person under a filter come to, however many others it asks.

    Tallies and sums, as `sums.tallies` and `sums.sums` have them, and the latest games,
    as `runs.latest` has them. The Tallies of games with several others are not saved.
    `tallied`: rows of `sums.tallies_of`, where they are at hand.
    """
    if not chosen.also:
        is_at_hand = tallied is not None and not chosen.other
        by_key = sums.by_key if is_at_hand else sums.tallies
        known = by_key(tallied if is_at_hand else person, chosen)
        more = (runs.SHOWN,) if person.group.is_rated else ()
        return known, sums.sums(person, chosen), runs.latest(person, chosen, more)
    rows = runs.latest(person, chosen, MORE)
    theirs = outcomes_of(person.group_id, chosen.other, rows)
    return tallies(person, chosen, rows, theirs), counts(person, chosen, rows), rows


def added_up_for_two(two, filters, tallied):
    """What `added_up` gives, of each of two people in the games that both played.

    `filters`: those of each; `tallied`: rows of `sums.tallies_of` of each.
    """
    pairs = list(zip(two, filters, strict=True))
    latest = [runs.latest(*pair, MORE) for pair in pairs]
    if filters[0].also:
        games = [{row.game_id: row for row in rows} for rows in latest]
        own = zip(pairs, latest, games[::-1], strict=True)
        return [
            (tallies(*pair, rows, theirs), counts(*pair, rows), rows)
            for pair, rows, theirs in own
        ]
    counted = sums.sums_of_two(two[0].group_id, [one.pk for one in two], filters[0])
    own = zip(pairs, tallied, latest, strict=True)
    return [
        (sums.by_key(known, chosen), counted[person.pk], rows)
        for (person, chosen), known, rows in own
    ]


def tallies(person, chosen, rows, theirs):
    """The Tallies (not saved) of some Outcomes of a person, by card game.

    `theirs`: the Outcomes of the other in the same games, by game.
    """
    by_key = {}
    for row in [row for row in rows if row.game_id in theirs]:
        for key in {chosen.key, row.key}:
            by_key.setdefault(key, []).append((row, theirs[row.game_id]))
    made = []
    for key, pairs in by_key.items():
        where = person.pk, chosen.other, key, chosen.house, chosen.year
        made.append(tally_of(person.group_id, where, pairs))
    return {one.key: one for one in sorted(made, key=lambda t: (-t.games, t.key))}


def outcomes_of(group_id, other, rows):
    """The Outcomes of another in the games of some Outcomes, by game."""
    games = [row.game_id for row in rows]
    theirs = Outcome.objects.filter(group_id=group_id, person=other, game__in=games)
    return {row.game_id: row for row in theirs.only(*FEW)}


def counts(person, chosen, rows):
    """What some Outcomes of a person counted: {(name, part): (number, of)}."""
    paid = [row for row in rows if row.money]
    money, games = Counter(), Counter(("money", row.currency) for row in paid)
    for row in paid:
        money["money", row.currency] += in_millionths(row.money)
    places = Counter(("place", str(row.place)) for row in rows)
    sums_of_them = {what: (number, number) for what, number in places.items()}
    sums_of_them |= {what: (money[what], games[what]) for what in games}
    return sums_of_them | (counted_of(person, rows) if chosen.key else {})


def counted_of(person, rows):
    """What the games of some Outcomes counted: {(name, part): (number, of)}."""
    games = [row.game_id for row in rows]
    query = Counted.objects.filter(group_id=person.group_id, person=person)
    query = query.filter(game__in=games).values_list("name", "part").order_by()
    query = query.annotate(Sum("number"), Sum("occasions"))
    return {(name, part): (number, of) for name, part, number, of in query}
