"""What each person has of each game and each shared cost: it can be added up.

All amounts are whole minor units: each line sums to zero, and the column of a person
comes to the person's result. `templates/money/_settlement_columns.html` shows them.
"""

from rules.words import number_of, with_sign
from scorekeeper.money import stakes
from scorekeeper.money.currencies import sign, signed_amount
from scorekeeper.money.night_unit import GAMES, MONEY, in_units, is_for_money
from scorekeeper.money.winnings import decimal, unit_of

BESIDE_THE_NET = (("ante", 1), ("limit", 2))  # as `stakes.parts` has them


class Nets:
    """The lines of a NightResult by person, in a `unit` of `money.night_unit`."""

    def __init__(self, result, unit):
        self.people, self.unit = result.people, unit
        self.currency, self.points = result.night.currency, result.points
        self.lines = dict(result.lines)

    @property
    def is_money(self):
        return self.unit == MONEY

    def counts(self, game):
        """Whether the sums come of what each has of a Game, and not of who won it."""
        return is_for_money(game) if self.is_money else self.unit != GAMES

    def of_game(self, game):
        """What each has of a finished Game: points, money, and what is no net."""
        beside, unit = self.beside_the_net(game), unit_of(game)
        points = self.points.get(game.pk, {})
        amounts = self.lines.get(game, [0] * len(self.people))
        return [
            {"pk": person.pk, "name": person.name}
            | of_points(points.get(person.pk), unit, beside(person), self.money(amount))
            for person, amount in zip(self.people, amounts, strict=True)
        ]

    def money(self, amount):
        """An amount of a game with a stake, 0.00 as well; None of a night without."""
        return signed_amount(amount, self.currency) if self.is_money else None

    def of_bill(self, bill):
        """The money that each person has of a shared cost, "" for none."""
        return [
            {"pk": person.pk, "name": person.name, "money": self.words(amount)}
            for person, amount in zip(self.people, self.lines[bill], strict=True)
        ]

    def words(self, amount):
        return signed_amount(amount, self.currency) if amount else ""

    def beside_the_net(self, game):
        """A function that gives what ante and limit are to a Person, in words."""
        if not (game.stake.get("ante") or game.stake.get("cap")):
            return lambda person: []
        sheet = game.sheet
        shares = stakes.parts(
            sheet["result"], sheet["sides"], game.stake, self.currency
        )
        seats = [player["person"] for player in game.players]
        own = dict(zip(seats, shares, strict=True))

        def words(person):
            share = own.get(person.pk, (0, 0, 0))
            return [
                f"{name} {signed_amount(decimal(share[at]), self.currency)}"
                for name, at in BESIDE_THE_NET
                if share[at]
            ]

        return words


def of_points(points, unit, beside, money):
    """What a person nets in a game, `money` or not, and how that came about.

    It has neither where the person did not play.
    """
    if points is None:
        return {"points": "", "why": ""}
    if money is None:
        return {"points": with_sign(points), "unit": in_units(unit)}
    words = f"{sign(points)}{number_of(abs(points), unit)}"
    return {
        "points": with_sign(points),
        "money": money,
        "why": ", ".join([words, *beside]),
    }
