"""Bezique: meld after a trick that you won, and take aces and tens."""

from ...card_game import CardGame
from ...cards import pack
from ...entry import bad_field
from ...race import points_to
from ...ranking import leaders
from ...words import SUIT_SIGNS, number_of, with_suit
from . import house_rules as rules
from .brisques import BRISQUES
from .count import BRISQUE_COUNT
from .deal import BeziqueDeal
from .display_hooks import ALOUD, LOUD, as_heard, nothings
from .ending import (
    Ledger,
    first_home,
    great_beziques,
    paid_result,
    settle_game,
    sole_leader,
)
from .house_rules import CARDS, House
from .last_trick import LAST_TRICK
from .limits import most_points
from .meld import MELD
from .rulings import MISDEALS, OFFENCES, is_taken_missing
from .scoring import BEZIQUE_REASONS, BRISQUE_REASON, GROUPS, REASONS, ROUTINE
from .seven import SEVEN
from .trick import TRICK
from .turn_up import TURN_UP

NEAR_THE_END = 8  # with fewer brisques left it is said what they are needed for


class BeziqueGame(CardGame):
    """What all games of the family have in common.

    `between_tricks`: entries of which more than one may come there, as they are drawn.
    `copies`: packs of 32 cards. `stock_tricks`: tricks before the stock is out.
    `melds`: what may be claimed. `counts`: what is counted after the last trick, None
    where the options say. `is_once`: whether a card may serve in one meld only.
    `has_tens`: whether the total of a deal must come in tens.
    """

    family = "Bezique"
    ranks = "ATKQJ987"
    cards = frozenset(pack("789TJQKA"))
    entry_types = (TURN_UP, TRICK, MELD, SEVEN, BRISQUES, LAST_TRICK, BRISQUE_COUNT)
    between_tricks = (BRISQUE_COUNT, MELD, SEVEN)
    deal_type = BeziqueDeal
    offences = OFFENCES
    misdeals = MISDEALS
    ways = (
        ("tally", "Scores only"),
        ("winners", "Trick by trick"),
        ("cards", "Card by card"),
    )
    lowest_total = 0
    stock_tricks = 24
    melds = (
        ("marriage", "sequence", "bezique", "double_bezique")
        + ("triple_bezique", "quadruple_bezique")
        + rules.FOUR_ALIKE
    )
    counts = None
    groups, routine = GROUPS, ROUTINE
    loud, aloud = LOUD, ALOUD
    is_once = has_plain_sequences = False
    has_tens = True

    def ledger(self, table):
        return Ledger(House(table), table.options["target"])

    def script(self, deal):
        """A card is turned up; from then on each may come at any time.

        So the loop over what may come is the script: the likeliest first. What is over
        or used up is for each type to say.
        """
        if deal.house.has_turn_up:
            yield TURN_UP
        is_first = deal.house.needs_all_brisques()
        first, last = ((LAST_TRICK,), ()) if is_first else ((), (LAST_TRICK,))
        others = self.between_tricks + last
        tally = first + (BRISQUES, TRICK) + others
        tracked = first + (TRICK, BRISQUES) + others
        while not deal.is_closed:
            yield tracked if deal.is_tracked else tally

    def why_malformed(self, table, entry, raw_entry):
        """A renege that does not say what was taken; points that are no tens."""
        if is_taken_missing(table.deal, entry):
            fault = "'taken': brisques scored in the last eight tricks"
            return bad_field("penalty", fault)
        is_total = entry.type == "deal_total" and self.has_tens
        if is_total and any(number % 10 for number in entry.points):
            return "wrong_total", "Points must come in tens."
        return None

    def total_limits(self, deal):
        return self.lowest_total, most_points(deal)

    def why_not_penalty(self, deal, entry):
        return None if deal.is_opened else ("no_deal", "No deal is in progress.")

    def misdealt(self, table):
        table.announce_misdeal()

    def points_needed(self, table):
        return points_to(table.ledger.goal, table)

    def headline(self, table):
        return headline(table.deal)

    def call(self, table):
        return call(table.deal)

    def as_heard(self, table, text):
        return as_heard(text)

    def nothings(self, table, deal):
        return nothings(table, deal)

    def deal_title(self, table, deal):
        return with_suit(f"Deal {deal.number}", deal.trump)

    def row_label(self, table, deal):
        return with_suit(deal.number, deal.trump)

    def winner(self, table):
        """The side that has won, as the lines of this deal stand; None while none."""
        if max(table.totals) < table.ledger.goal:
            return None
        return first_home(table)

    def is_over(self, table):
        """With the line that brings a side to the target."""
        near = max(table.totals) >= table.ledger.goal
        return near and self.winner(table) is not None

    def comes_to(self, options, scores):
        return paid_result(options, scores, sole_leader(leaders(scores)))

    def settle(self, table):
        """The losers pay one unit, or what they are short of the winner's score."""
        tags = self.tags(table)
        if table.is_stopped:
            return settle_game(table, sole_leader(leaders(table.totals)), tags)
        table.deal.is_complete = True
        return settle_game(table, self.winner(table), tags)

    def tags(self, table):
        """What a result is known by: here the great beziques."""
        return great_beziques(table)


class Bezique(BeziqueGame):
    """The game of the book for two; its forms are first marriage and Polish."""

    key = "bezique"
    name = "Bezique"
    also = ("Polish Bezique", "Two-handed Bezique", "Bésigue")
    about = "Two packs. Meld after tricks you win, then follow suit for eight tricks."
    players = range(2, 3)
    example = (1040, 760)
    copies = 2
    reasons = REASONS + BEZIQUE_REASONS[:2] + (BRISQUE_REASON,)
    melds = ("marriage", "sequence", "bezique", "double_bezique") + rules.FOUR_ALIKE
    options = (
        rules.FORM,
        rules.target(1000),
        rules.BRISQUES,
        rules.SEVENS,
        rules.FINAL_MELD,
        rules.SECOND_BEZIQUE,
        rules.BEZIQUE_PAIR,
        rules.TRUMP_FROM,
        rules.LAST_TRICK,
        rules.RENEGE,
        rules.FORFEITS,
        rules.SETTLE,
    )


def headline(deal):
    """Trumps, trick, stock and brisques left, in one short line."""
    left = deal.brisques_left()
    parts, brisques = [SUIT_SIGNS.get(deal.trump, "")], number_of(left, "brisque")
    if deal.is_tracked:
        number = min(deal.tricks + 1, deal.house.all_tricks)
        parts += [f"trick {number}", f"stock {stock(deal)}"]
    else:
        parts.insert(0, f"Deal {deal.number}")
        brisques += " left"
    parts.append(brisques if counts_brisques(deal) else "")
    return " · ".join([part for part in parts if part])


def stock(deal):
    """How many cards the stock has, the turned one among them."""
    left = deal.house.stock_tricks - deal.tricks
    return max(0, left) * deal.house.players


def counts_brisques(deal):
    """Whether the brisques that are left are known."""
    counts = deal.house.counts
    return counts is None or (deal.mode == CARDS and counts == "brisques")


def call(deal):
    """(what led to it, what to say) while nothing has been announced."""
    players, house = deal.table.players, deal.house
    if house.has_turn_up and deal.turned is None:
        return f"{players[deal.dealer]} deals", "Turn up a card for trumps"
    if deal.is_count_due():
        what = "points" if house.counts == "points" else "brisques"
        return "The last trick is over", f"Count the {what}"
    if not deal.is_tracked:
        return tally_words(deal)
    name = players[deal.leader]
    if deal.tricks and not deal.is_melding_over and not deal.has_melded:
        return f"After trick {deal.tricks}", f"{name} may meld, then leads"
    return melds_words(deal), f"{name} leads"


def melds_words(deal):
    """How the melds of the deal stand."""
    if deal.is_melding_over:
        return "Melding is over"
    return f"{number_of(deal.melds, 'meld')} so far" if deal.melds else "No melds yet"


def tally_words(deal):
    """What a tally may say next."""
    if not counts_brisques(deal):
        return "Enter melds and sevens as they come", melds_words(deal)
    left = deal.brisques_left()
    words = f"{number_of(left, 'brisque')} left" if left else "Last trick"
    if 0 < left < NEAR_THE_END and deal.house.needs_all_brisques():
        words += ", then the last trick"
    return melds_words(deal), words
