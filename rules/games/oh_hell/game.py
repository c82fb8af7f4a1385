"""Oh Hell: say how many tricks you will take, and take exactly that many."""

from ...card_game import CardGame
from ...cards import SUIT_SIGNS
from ...errors import RuleError
from ...nets import everyone_with_everyone, leaders
from .bidding import Bids, bidding, cards_words
from .entries import FORMS
from .house_rules import OPTIONS, hand_size, is_no_trump, options_in_force, series
from .play import play
from .rulings import MISDEALS, OFFENCES
from .scoring import REASONS, lines, possible_points
from .tricks import Tricks

WINNERS_BONUS = 10


class OhHell(CardGame):
    """Three to seven players, each alone, in a fixed series of deals."""

    key = "oh_hell"
    name = "Oh Hell"
    family = "Whist"
    also = (
        "Oh Pshaw",
        "Nomination Whist",
        "Contract Whist",
        "Up and Down the River",
        "Blackout",
    )
    about = "Say how many tricks you will take, and take exactly that many."
    players = range(3, 8)
    options = OPTIONS
    forms = FORMS
    offences = OFFENCES
    misdeals = MISDEALS
    reasons = REASONS
    ways = (("quick", "At the end"), ("live", "Trick by trick"), ("cards", "Cards"))

    def read_options(self, given, players):
        return options_in_force(given, players)

    def deal(self, table):
        hand = hand_size(table)
        bids = Bids(table, hand)
        tricks = Tricks(table, hand, is_no_trump(table))
        table.deal.bids, table.deal.tricks = bids, tricks
        yield from bidding(bids, tricks)
        taken = yield from play(bids, tricks)
        for seat in table.seats:
            for points, reason, text in lines(
                table.options, hand, bids.bids[seat], taken[seat]
            ):
                if points < 0 or seat not in tricks.revoked:
                    table.score(seat, points, reason, text)

    def refuse(self, table, entry):
        bids, tricks = table.deal.bids, table.deal.tricks
        if entry.type == "trump" and tricks.is_no_trump and not tricks.number:
            raise RuleError("no_trump_deal", "This deal is played without trumps.")
        if entry.type == "made" and bids.is_complete():
            raise RuleError("need_tricks", "This scoring needs the tricks of each.")
        super().refuse(table, entry)

    def check_total(self, table, points):
        """Refuses what no bid and no tricks could score."""
        possible = sorted(possible_points(table.options, hand_size(table)))
        for number in points:
            if number not in possible:
                right = ", ".join(str(n) for n in possible)
                raise RuleError(
                    "impossible_points",
                    f"No bid of this deal scores {number}; possible are {right}.",
                )

    def headline(self, table):
        hand, deals = hand_size(table), len(series(table.options))
        cards = cards_words(hand)
        number = table.deal.number
        which = f"Deal {number} of {deals}" if number <= deals else "Play-off"
        return f"{which} · {cards}{table.deal.tricks.trump_words()}"

    def call(self, table):
        deal = table.deal
        return deal.tricks.call() if deal.bids.is_complete() else deal.bids.call()

    def deal_title(self, table, deal):
        hand = deal.bids.hand
        sign = SUIT_SIGNS.get(deal.tricks.trump, "")
        return f"{cards_words(hand)} {sign}"

    def is_over(self, table):
        """After the last deal; where ties are played off, once one leads alone."""
        if not table.deal.is_complete or table.deal.number < len(series(table.options)):
            return False
        is_level = len(leaders(table.totals)) > 1
        return not is_level or table.options["tie"] == "stands"

    def settle(self, table):
        """Everyone settles with everyone on the difference."""
        scores = list(table.totals)
        played = len(table.completed())
        if not played:
            return [], scores, [0] * len(scores), []
        winners = leaders(scores)
        tags = ["tie"] if len(winners) > 1 else []
        if not table.is_stopped:
            if played > len(series(table.options)):
                tags.append("play_off")
            if table.options["bonus"] == "winner_10":
                tags.append("winner_bonus")
                for side in winners:
                    scores[side] += WINNERS_BONUS
        return winners, scores, everyone_with_everyone(scores), tags
