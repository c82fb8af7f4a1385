"""What a person's games come to in which two or more others played, too.

Sums are kept for each pair of people; of three and more there are too many to keep. So
such games are read and added up when they are asked for, the latest of them.
"""

from collections import Counter

from django.db.models import Sum

from scorekeeper.counting import sums
from scorekeeper.counting.adding_up import in_millionths
from scorekeeper.counting.tallying import FEW, add_game, empty
from scorekeeper.models import Counted, Outcome

LATEST = 1000  # so many games at most


def added_up(person, chosen):
    """What the games of a person under a filter come to, however many others it asks.

    A pair, as `sums.tallies` and `sums.sums` have them. The Tallies of games with
    several others are not saved.
    """
    if not chosen.also:
        return sums.tallies(person, chosen), sums.sums(person, chosen)
    rows = latest(person, chosen)
    return tallies(person, chosen, rows), counts(person, chosen, rows)


def tallies(person, chosen, rows):
    """The Tallies (not saved) of some Outcomes of a person, by card game."""
    by_card_game, theirs = {}, outcomes_of(person.circle_id, chosen.other, rows)
    for row in reversed(rows):
        for key in {chosen.key, row.key}:
            where = person.pk, chosen.other, key, chosen.house, chosen.year
            tally = by_card_game.setdefault(key, empty(person.circle_id, where))
            add_game(tally, row, theirs[row.game_id])
    return dict(sorted(by_card_game.items(), key=lambda one: (-one[1].games, one[0])))


def latest(person, chosen):
    """The Outcomes of a person's latest games under a filter, the last first."""
    return list(sums.played(person, chosen)[:LATEST])


def outcomes_of(circle_id, other, rows):
    """The Outcomes of another in the games of some Outcomes, by game."""
    games = [row.game_id for row in rows]
    theirs = Outcome.objects.filter(circle_id=circle_id, person=other, game__in=games)
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
    query = Counted.objects.filter(circle_id=person.circle_id, person=person)
    query = query.filter(game__in=games).values_list("name", "part").order_by()
    query = query.annotate(Sum("number"), Sum("occasions"))
    return {(name, part): (number, of) for name, part, number, of in query}
