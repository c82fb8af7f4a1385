"""What a person's games come to in which two or more others played, too.

Sums are kept for each pair of people; of three and more there are too many to keep. So
such games are read and added up when they are asked for: they are few of all.
"""

from django.db.models import Count, Sum

from scorekeeper.counting import sums
from scorekeeper.counting.adding_up import in_millionths
from scorekeeper.counting.tallying import FEW, add_game, empty
from scorekeeper.models import Counted, Outcome


def tallies(person, chosen):
    """The Tallies of a person under a filter by card game, as `sums.tallies` has them.

    Those of games with several others are not saved.
    """
    if not chosen.also:
        return sums.tallies(person, chosen)
    found = {}
    theirs = outcomes_of(person, chosen)
    for row in sums.played(person, chosen).reverse().only(*FEW):
        for key in {chosen.key, row.key}:
            where = person.pk, chosen.other, key, chosen.house, chosen.year
            tally = found.setdefault(key, empty(person.circle_id, where))
            add_game(tally, row, theirs[row.game_id])
    by_games = sorted(found.items(), key=lambda one: (-one[1].games, one[0]))
    return dict(by_games)


def outcomes_of(person, chosen):
    """The Outcomes of the other one in the games of a filter, by game."""
    games = sums.played(person, chosen).order_by().values("game")
    rows = Outcome.objects.filter(circle_id=person.circle_id, person=chosen.other)
    return {row.game_id: row for row in rows.filter(game__in=games).only(*FEW)}


def counts(person, chosen):
    """What was counted of a person under a filter, as `sums.sums` has it."""
    if not chosen.also:
        return sums.sums(person, chosen)
    played = sums.played(person, chosen).order_by()
    found = {}
    for place, games in played.values_list("place").annotate(Count("pk")):
        found["place", str(place)] = games, games
    paid = played.exclude(money=0).values_list("currency")
    for currency, money, games in paid.annotate(Sum("money"), Count("pk")):
        found["money", currency] = in_millionths(money), games
    if chosen.key:
        found |= counted(person, played.values("game"))
    return found


def counted(person, games):
    """What some games (ids) counted of a person: {(name, part): (number, of)}."""
    rows = Counted.objects.filter(circle_id=person.circle_id, person=person)
    rows = rows.filter(game__in=games).values_list("name", "part").order_by()
    rows = rows.annotate(Sum("number"), Sum("occasions"))
    return {(name, part): (number, of) for name, part, number, of in rows}
