"""What a deal of Pinochle asks in both games: the turn-up, tricks, the count."""

from ...cards import SUIT_SIGNS, SUITS
from ...fields import Card, Cards, Choices, Numbers, Seat
from ...prompts import LatePrompt, Prompt
from .counting import ALL_CARDS, LAST_TRICK
from .melds import DEECE, DEECE_VALUE, MARRIAGES, MELDS
from .seen import COPIES

WAYS = ("quick", "points", "cards")

# (name of a meld, what its chip says beside its value)
CHIPS = (
    (("flush", "flush"), ("royal_marriage", "royal"))
    + tuple((name, SUIT_SIGNS[suit]) for name, suit in zip(MARRIAGES, SUITS))
    + (("aces", "aces"), ("kings", "kings"), ("queens", "queens"), ("jacks", "jacks"))
    + (("pinochle", "pinochle"),)
)
DOUBLE_CHIPS = (
    ("double_flush", "2 flushes"),
    ("eight_aces", "8 aces"),
    ("eight_kings", "8 kings"),
    ("eight_queens", "8 queens"),
    ("eight_jacks", "8 jacks"),
    ("double_pinochle", "2 pinochles"),
)
DEECE_CHIP = (DEECE, f"{DEECE_VALUE} deece")


class Questions:
    """The prompts of one table; made once, and written out only when drawn."""

    def __init__(self, table):
        self.table = table
        self.upcard = {way: self.late("upcard", self.ask_upcard, way) for way in WAYS}
        self.first_trick = self.late("play", self.ask_play, "cards")
        self.next_trick = self.late("play", self.ask_play, "")
        self.taken = [
            self.late("taken", self.ask_taken, "quick"),
            self.late("taken", self.ask_total),
            self.late("taken", self.ask_taken, "cards"),
        ]

    def late(self, type, ask, *details):
        """A prompt that `ask(*details)` writes out when it is drawn."""
        return LatePrompt(type, lambda: ask(*details))

    def ask_upcard(self, way):
        """The card turned up."""
        dealer = self.table.players[self.table.deal.dealer]
        return Prompt(
            "upcard", "Card turned up", Card("card"), way=way, help=f"{dealer} deals"
        )

    def ask_play(self, way):
        """One whole trick in the order of play."""
        tricks = self.table.deal.tricks
        leader = tricks.leader
        return Prompt(
            "play",
            f"Trick {tricks.number + 1}",
            Cards("cards", count="seats", seen=self.gone_for(self.table.seats)),
            way=way,
            help=f"{self.table.players[leader]} leads",
            turn=leader,
        )

    def gone_for(self, seats):
        """The cards that none of these seats can hold."""
        seen = self.table.deal.tricks.seen
        return [
            card
            for card in sorted(self.table.pack)
            if seen.seen.get(card, 0) >= COPIES
            and not any(card in seen.known[seat] for seat in seats)
        ]

    def ask_taken(self, way):
        """Who took the last trick, and the card points of each side without it."""
        points = Numbers(
            "points", high=ALL_CARDS, total=ALL_CARDS, blanks=1, label="Card points"
        )
        last = Seat("last", label="Last trick")
        return Prompt("taken", "Count", last, points, *self.winless(), way=way)

    def ask_total(self):
        """The card points of each side with the last trick in them."""
        total = ALL_CARDS + LAST_TRICK
        points = Numbers(
            "points", high=total, total=total, blanks=1, label="Cards and last trick"
        )
        return Prompt("taken", "Count", points, *self.winless(), way="points")

    def winless(self):
        """Who took tricks without points, where tricks save the melds."""
        table = self.table
        if table.options.get("no_trick") != "lose":
            return []
        sides = [(side, table.name(side)) for side in range(len(table.sides))]
        label = "Tricks, but no points"
        return [Choices("won_a_trick", *sides, optional=True, label=label)]

    def chips(self, pairs):
        """The melds that trumps allow, each with its value, for chips."""
        values, trump = self.table.values, self.table.deal.turn_up.trump
        return [
            (name, f"{values[name]} {label}")
            for name, label in pairs
            if name in MELDS[trump]
        ]
