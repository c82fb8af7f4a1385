"""Oh Hell: say how many tricks you will take, and take exactly that many."""

from ...card_game import CardGame
from ...pairwise_settlement import BY_PAIRS, everyone_with_everyone
from ...ranking import leaders
from ...result import Result
from ...words import number_of, with_suit
from .bid import BID, BIDS, SUMS
from .deal import OhHellDeal
from .display_hooks import bids_and_tricks, by_how_much, nothings, who_made_it
from .house_rules import OPTIONS, options_in_force, series
from .result import MADE, TRICKS
from .rulings import MISDEALS, OFFENCES
from .scoring import GROUPS, REASONS, ROUTINE, lines, possible_points, why_not_total
from .trick import TRICK
from .trump import TRUMP

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
    about = "Bid how many tricks you will take, then take exactly that many."
    players = range(3, 8)
    example = (74, 61, 52, 40, 38, 31, 20)
    options = OPTIONS
    entry_types = (BID, BIDS, TRUMP, MADE, TRICKS, TRICK)
    ends_with_a_deal = True
    deal_type = OhHellDeal
    offences = OFFENCES
    misdeals = MISDEALS
    groups, routine, in_one_row, in_deal_row = GROUPS, ROUTINE, ROUTINE, ROUTINE
    row_head, row_notes_are = "Cards", "bid and tricks"
    said_beside = (("bid", ("bid", "bids")),)
    reasons = REASONS
    tag_words = (
        ("play_off", "After a play-off"),
        ("tie", ""),
        ("winner_bonus", f"{WINNERS_BONUS} more for winning"),
    )
    ways = (
        ("quick", "At the end"),
        ("live", "Trick by trick"),
        ("cards", "Card by card"),
    )

    def read_options(self, raw_options, players):
        return options_in_force(raw_options, players)

    def ledger(self, table):
        """The hand sizes of the deals."""
        return series(table.options)

    def script(self, deal):
        while not deal.is_bid():
            yield BID, BIDS, TRUMP
        while not deal.is_played():
            yield MADE, TRICKS, TRICK, TRUMP
        score(deal)

    def total_limits(self, deal):
        possible = possible_points(deal.table.options, deal.hand)
        return min(possible), max(possible)

    def why_not_total(self, deal, points):
        """What no bid and no tricks could score."""
        return why_not_total(deal, points)

    def why_beyond(self, table, points):
        """The cards of each deal have limits of their own, which its record keeps."""

    def beside_names(self, table):
        return table.deal.beside_names()

    def headline(self, table):
        deal, deals = table.deal, len(table.ledger)
        which = f"Deal {deal.number} of {deals}" if deal.number <= deals else "Play-off"
        return f"{which} · {number_of(deal.hand, 'card')}{deal.trump_words()}"

    def call(self, table):
        return table.deal.call()

    def as_heard(self, table, text):
        return by_how_much(table.deal, text) if text in SUMS else text

    def as_told(self, table, raw_entry, words):
        """Nothing of who made it, which is heard at the end of the deal."""
        return "" if words.endswith(" made it") else words

    def deal_words(self, table, deal):
        is_over = deal.is_bid() and deal.is_played()
        return who_made_it(deal) if is_over else super().deal_words(table, deal)

    def nothings(self, table, deal):
        return nothings(deal)

    def deal_title(self, table, deal):
        return with_suit(number_of(deal.hand, "card"), deal.trump)

    def row_label(self, table, deal):
        return with_suit(deal.hand, deal.trump)

    def row_notes(self, table, deal):
        return bids_and_tricks(deal)

    def is_over(self, table):
        """After the last deal; where ties are played off, once one leads alone."""
        if not table.deal.is_complete or table.deal.number < len(table.ledger):
            return False
        is_level = len(leaders(table.totals)) > 1
        return not is_level or table.options["tie"] == "stands"

    def comes_to(self, options, scores):
        """Everyone settles with everyone on the difference."""
        accounts = everyone_with_everyone(scores)
        return Result(leaders(scores), scores, accounts, (), BY_PAIRS)

    def settle(self, table):
        """The totals, with the bonus of the winner."""
        scores = list(table.totals)
        played = len(table.completed_deals())
        if not played:
            return Result([], scores)
        winners = leaders(scores)
        tags = ["tie"] if len(winners) > 1 else []
        if not table.is_stopped:
            if played > len(table.ledger):
                tags.append("play_off")
            if table.options["bonus"] == "winner_10":
                tags.append("winner_bonus")
                for side in winners:
                    scores[side] += WINNERS_BONUS
        result = self.comes_to(table.options, scores)
        result.tags = tags
        return result


def score(deal):
    """The lines of each player; a revoke costs every plus."""
    table = deal.table
    for seat in table.seats:
        written = lines(table.options, deal.hand, deal.bids[seat], deal.taken[seat])
        for points, reason, text in written:
            if points < 0 or (points and seat not in deal.revoked):
                table.score(seat, points, reason, text)
