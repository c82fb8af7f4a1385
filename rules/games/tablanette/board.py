"""The cards of a deal of Tablanette: on the table, in the piles, and those seen."""

from ...cards import card_name, card_sign
from ...errors import RuleError
from .groups import VALUES, groups
from .house_rules import LONGEST_SUM, is_free_jack
from .scoring import card_points, larger

PLAYS = 48
ROUND = 12  # of them until the hands are out


class Board:
    """One deal card by card; `turn` is the seat that plays next."""

    def __init__(self, table):
        self.table = table
        self.cards = []
        self.seen = set()
        self.piles = [[] for seat in table.seats]
        self.turn = table.left_of(table.deal.dealer)
        self.plays = 0
        self.last_taker = None
        self.last = None  # seat, card and what it took

    def lay_out(self, cards):
        """The first four cards."""
        for place, card in enumerate(cards):
            self.check_unseen(card, cards[:place])
        for card in cards:
            if is_free_jack(self.table, card[0]):
                raise RuleError(
                    "jack_in_layout",
                    f"{card_name(card)} goes under the pack: turn another card up.",
                )
        self.cards = list(cards)
        self.seen.update(cards)

    def play(self, entry):
        """One play; gives the points of its tablanette, 0 if it is none."""
        seat, card = self.turn, entry.card
        self.check_turn(entry)
        self.check_unseen(card)
        taken, points = self.taken(card, entry.take)
        self.seen.add(card)
        self.plays += 1
        self.turn = self.table.left_of(seat)
        self.last = seat, card, taken
        if not taken:
            self.cards.append(card)
            return 0
        self.cards = [left for left in self.cards if left not in taken]
        self.take(seat, taken + [card])
        return points

    def check_turn(self, entry):
        """Refuses a play by the player who is not in turn."""
        if entry.seat is not None and entry.seat != self.turn:
            name = self.table.players[self.turn]
            raise RuleError("out_of_turn", f"It is {name}'s turn to play.")

    def check_unseen(self, card, before=()):
        """Refuses a card that has been on the table."""
        if card in self.seen or card in before:
            raise RuleError("card_seen", f"{card_name(card)} has been seen already.")

    def taken(self, card, take):
        """(cards, points): what a card takes, and what it scores if nothing is left."""
        if is_free_jack(self.table, card[0]):
            return self.all_taken(take), 0
        if not take:
            return [], 0
        self.check_on_table(take)
        number = self.number_of_groups(card, take)
        is_all = len(take) == len(self.cards)
        return take, self.worth(card, number) if is_all else 0

    def worth(self, card, number):
        """The points of a tablanette of so many groups."""
        if self.table.options["sweep"] == "one":
            return 1
        return VALUES[card[0]] * (number + 1)

    def all_taken(self, take):
        """What a jack takes that takes all: the whole table and nothing less."""
        if take is not None:
            self.check_on_table(take)
            if len(take) != len(self.cards):
                raise RuleError(
                    "jack_takes_all", f"A jack takes all: {self.words(self.cards)}."
                )
        return list(self.cards)

    def check_on_table(self, take):
        """Refuses to take what does not lie there."""
        for place, card in enumerate(take):
            if card not in self.cards or card in take[:place]:
                raise RuleError(
                    "not_on_table",
                    f"{card_name(card)} is not there to take: the table has "
                    f"{self.words(self.cards)}.",
                )

    def number_of_groups(self, card, take):
        """How many groups the cards form; refuses those that do not fit the card."""
        rank, number = card[0], None
        if not any(is_free_jack(self.table, other[0]) for other in take):
            longest = LONGEST_SUM[self.table.options["sum_cards"]]
            number = groups(rank, take, longest)
            if number is None and groups(rank, take, LONGEST_SUM["any"]) is not None:
                raise RuleError(
                    "sum_too_long",
                    "Only two or three cards make a sum here; the option 'sum_cards' "
                    "set to 'any' would allow more.",
                )
        if number is None:
            raise RuleError(
                "wrong_sum",
                f"{self.words(take)} do not fit {card_name(card)}: it takes its own "
                f"rank, and cards that add up to {VALUES[rank]}.",
            )
        return number

    def words(self, cards):
        """Cards in a sentence."""
        return ", ".join(card_name(card) for card in cards) or "no card"

    def told(self):
        """The last play in a sentence; nothing before the first."""
        if self.last is None:
            return ""
        seat, card, taken = self.last
        name, sign = self.table.players[seat], card_sign(card)
        signs = " ".join(card_sign(one) for one in taken)
        return f"{name} takes {signs} with {sign}" if taken else f"{name} plays {sign}"

    def take(self, seat, cards):
        """Puts cards on a player's pile."""
        self.piles[seat] += cards
        self.last_taker = seat
        self.table.show(seat, "cards", len(self.piles[seat]))

    def close(self):
        """The rest goes to the last taker: (card points of each, who has more)."""
        if self.last_taker is not None:
            self.take(self.last_taker, self.cards)
            self.cards = []
        points = [card_points(pile) for pile in self.piles]
        return points, larger([len(pile) for pile in self.piles])
