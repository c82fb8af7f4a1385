"""What the two Pinochle games have in common: the deal around its script, the end."""

from ...card_game import CardGame
from ...cards import SUIT_SIGNS
from .calling import Call
from .counting import check_deal_total
from .doubling import Cube, check_open
from .interruptions import interrupted
from .melds import values_at
from .race import Race
from .rulings import MISDEALS

REASONS = (
    ("flush", "Ace, ten, king, queen, jack of trump: 150"),
    ("double_flush", "Both flushes at once: 300, or 1500"),
    ("royal_marriage", "King and queen of trump: 40"),
    ("marriage", "King and queen of another suit: 20"),
    ("aces", "An ace of each suit: 100"),
    ("eight_aces", "All the aces at once: 200, or 1000"),
    ("kings", "A king of each suit: 80"),
    ("eight_kings", "All the kings at once: 160, or 800"),
    ("queens", "A queen of each suit: 60"),
    ("eight_queens", "All the queens at once: 120, or 600"),
    ("jacks", "A jack of each suit: 40"),
    ("eight_jacks", "All the jacks at once: 80, or 400"),
    ("pinochle", "Queen of spades and jack of diamonds: 40"),
    ("double_pinochle", "Both pinochles together: 80, or 300"),
    ("deece", "The lowest trump: 10"),
    ("deece_turned", "A deece turned up is 10 for the dealer"),
    ("deece_exchanged", "A deece given for the turn-up: 10"),
    ("meld", "Melds, as the table added them up"),
    ("cards", "Card points in the tricks taken"),
    ("last_trick", "The last trick: 10"),
    ("no_trick", "Who takes no trick loses his melds, where the table says so"),
    ("renege", "A renege costs the points of the deal, or those of the cards"),
)
WAYS = (("quick", "Melds"), ("points", "Points"), ("cards", "Card by card"))


class PinochleGame(CardGame):
    """A game of Pinochle; its subclasses write the deal and say what is known."""

    family = "Bezique"
    copies = 2
    lowest_total = 0
    misdeals = MISDEALS
    reasons = REASONS
    ways = WAYS

    def deal(self, table):
        """The script of a deal, which a call or a double may interrupt."""
        if not table.deals:
            table.values = values_at(table.options)
            table.race, table.cube = Race(table), Cube(table)
            table.call = Call(table)
            table.questions = self.questions(table)
        table.deal.reneged = []
        script = self.open_deal(table)
        interruptions = [table.call] if table.race.is_to_target else []
        if table.options.get("doubling") == "on":
            interruptions.append(table.cube)
        return interrupted(script, interruptions)

    def questions(self, table):
        """The prompts of this table."""
        raise NotImplementedError

    def has_begun(self, table):
        """Whether the trump card is turned, or a meld or a trick is entered."""
        raise NotImplementedError

    def open_deal(self, table):
        """Hangs the books of a deal on it; gives its script."""
        raise NotImplementedError

    def barred(self, table, type):
        check_open(table, type)

    def check_total(self, table, points):
        check_deal_total(table, points)

    def misdealt(self, table, entry):
        """What was doubled in the void deal is void; the same player deals."""
        table.cube.take_back()
        name = table.players[table.deal.dealer]
        table.announce(f"Misdeal: {name} deals again")

    def drop(self, table):
        """A deal that is stopped is void, with all that was in it."""
        table.clear()
        table.deal.is_void = True
        table.cube.take_back()

    def deal_done(self, table):
        """The totals are said, and the end is looked for."""
        table.cube.keep()
        totals = [
            f"{table.name(side)} {total}" for side, total in enumerate(table.totals)
        ]
        table.announce("Totals: " + ", ".join(totals))
        table.race.look()

    def is_over(self, table):
        return table.race.winners is not None

    def settle(self, table):
        stake = table.cube.stake
        return table.race.result(stake, ["doubled"] if stake > 1 else [])

    def headline(self, table):
        """Which deal it is, the trump suit, how far the game goes."""
        trump = table.deal.turn_up.trump
        told = [f"Deal {table.deal.number}"] if table.race.is_to_target else []
        told += [f"trump {SUIT_SIGNS[trump]}"] if trump else []
        told += [f"to {table.race.target}"] if table.race.is_to_target else ["one deal"]
        if table.cube.stake > 1:
            told.append(f"stakes x{table.cube.stake}")
        return " · ".join(told)

    def call(self, table):
        """Who leads, once cards are played; who has to answer a double."""
        if table.cube.doubler is not None:
            return table.cube.call()
        tricks = table.deal.tricks
        if not tricks.number:
            dealer = table.players[table.deal.dealer]
            return "", "" if table.deal.is_opened else f"{dealer} deals"
        name = table.players[tricks.leader]
        return f"Trick {tricks.number + 1}", f"{name} leads"

    def deal_title(self, table, deal):
        sign = SUIT_SIGNS.get(deal.turn_up.trump, "")
        return f"Deal {deal.number} {sign}".strip()
