"""What each purse has of each game, each bill and earlier nights: it can be added up.

All amounts are whole coins, those that the settlement pays: the column of a purse comes
to its balance.
"""

from rules.words import number_of, signed
from scorekeeper.models import Night
from scorekeeper.money import stakes
from scorekeeper.money.currencies import sign, signed_amount
from scorekeeper.money.night_unit import GAMES, MONEY, in_units, is_for_money
from scorekeeper.money.winnings import decimal, unit_of
from scorekeeper.views.night_parts import purse_name

BESIDE_THE_NET = (("ante", 1), ("limit", 2))  # as `stakes.parts` has them


class Nets:
    """The columns of a night's Purses, in a `unit` of `money.night_unit`."""

    def __init__(self, purses, unit, currency):
        self.purses, self.unit, self.currency = purses, unit, currency
        self.coins = [dict(purse.in_coins) for purse in purses]

    @property
    def is_money(self):
        return self.unit == MONEY

    def counts(self, game):
        """Whether the sums come of what each has of a Game, and not of who won it."""
        return is_for_money(game) if self.is_money else self.unit != GAMES

    def of_game(self, game):
        """What each has of a finished Game: points, money, and what is no net."""
        beside, unit = self.beside_the_net(game), unit_of(game)
        rows = zip(self.purses, self.of(game), self.coins, strict=True)
        rows = [
            (purse, net, self.money(coins.get(game, 0))) for purse, net, coins in rows
        ]
        return [
            net | of_points(purse.points.get(game.pk), unit, beside(purse), money)
            for purse, net, money in rows
        ]

    def money(self, amount):
        """An amount of a game with a stake, 0.00 as well; None of a night without."""
        return signed_amount(amount, self.currency) if self.is_money else None

    def of(self, source):
        """The money that each has of a Game, a Bill or a Night, "" for none."""
        return [
            {"name": purse_name(purse), "money": self.words(coins.get(source))}
            for purse, coins in zip(self.purses, self.coins, strict=True)
        ]

    def of_nights(self):
        """What each has of earlier nights, all together; [] where nobody has."""
        left = [
            sum(amount for source, amount in coins.items() if isinstance(source, Night))
            for coins in self.coins
        ]
        pairs = zip(self.purses, left, strict=True)
        named = [{"name": purse_name(one), "money": self.words(n)} for one, n in pairs]
        return named if any(left) else []

    def words(self, amount):
        return signed_amount(amount, self.currency) if amount else ""

    def beside_the_net(self, game):
        """A function that gives what ante and limit are to a purse, in words."""
        if not (game.stake.get("ante") or game.stake.get("cap")):
            return lambda purse: []
        sheet = game.sheet
        shares = stakes.parts(
            sheet["result"], sheet["sides"], game.stake, self.currency
        )
        seats = [player["person"] for player in game.players]

        def words(purse):
            own = {person.pk for person in purse.people}
            held = [share for share, pk in zip(shares, seats, strict=True) if pk in own]
            amounts = [
                (name, sum(one[at] for one in held)) for name, at in BESIDE_THE_NET
            ]
            return [
                f"{name} {signed_amount(decimal(amount), self.currency)}"
                for name, amount in amounts
                if amount
            ]

        return words


def of_points(points, unit, beside, money):
    """What a purse nets in a game, `money` or not, and how that came about.

    It has neither where the purse did not play.
    """
    if points is None:
        return {"points": "", "why": ""}
    if money is None:
        return {"points": signed(points), "unit": in_units(unit)}
    words = f"{sign(points)}{number_of(abs(points), unit)}"
    return {
        "points": signed(points),
        "money": money,
        "why": ", ".join([words, *beside]),
    }
