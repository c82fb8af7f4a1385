"""Pinochle for two: a meld for each trick won while the stock lasts, then strict play.

Either may double the stake at any time, where the table plays with doubling.
"""

from ...cards import pack
from ...errors import RuleError
from .counting import count_of_tricks, count_taken, score_count
from .doubling import refuse_double
from .entries import TWO_HANDED as FORMS
from .family import PinochleGame
from .house_rules import TWO_HANDED as OPTIONS
from .rulings import DRAW_OUT_OF_TURN, OFFENCES
from .seen import CardsSeen
from .table_melds import TableMelds
from .tricks import Tricks
from .turn_up import TurnUp
from .two_handed_questions import TwoHandedQuestions

# deck: (ranks, cards of a hand and tricks of the stock, rank of the deece)
DECKS = {48: ("9TJQKA", 12, "9"), 64: ("789TJQKA", 16, "7")}


class PinochleTwo(PinochleGame):
    """Two players, 48 or 64 cards."""

    key = "pinochle_two"
    name = "Two-handed Pinochle"
    also = ("Pinochle with 64 cards", "Doubling and Redoubling", "Penuchle", "Pinocle")
    about = "A meld for each trick won while the stock lasts, then strict play."
    players = range(2, 3)
    options = OPTIONS
    forms = FORMS
    offences = OFFENCES + (DRAW_OUT_OF_TURN,)

    def read_options(self, given, players):
        options = super().read_options(given, players)
        if options["doubling"] == "on" and options["settle"] == "difference":
            raise RuleError("bad_option", "Doubles go with stakes: 'settle' 'stake'.")
        return options

    def pack(self, table):
        return pack(DECKS[table.options["deck"]][0])

    def questions(self, table):
        return TwoHandedQuestions(table)

    def open_deal(self, table):
        _ranks, hand, deece = DECKS[table.options["deck"]]
        deal = table.deal
        seen = CardsSeen(table.players, hand)
        deal.turn_up = TurnUp(table, deece)
        deal.tricks = Tricks(table, seen, table.left_of(deal.dealer))
        deal.melds = TableMelds(table, deal.turn_up, seen, deal.tricks, hand)
        return script(table.questions, table)

    def has_begun(self, table):
        return table.deal.turn_up.card is not None or table.deal.melds.entries > 0

    def refuse(self, table, entry):
        deal = table.deal
        if entry.type == "call_out":
            raise RuleError("no_target", "One deal is the game: there is no target.")
        if entry.type in ("double", "answer"):
            refuse_double(table, entry.type)
        if entry.type == "meld":
            deal.melds.meld(entry)
        if entry.type == "deece":
            deal.melds.deece(entry)
        if entry.type == "play":
            deal.turn_up.check_known()
            raise RuleError(
                "quick_deal", "This deal is only counted: its tricks are not entered."
            )
        super().refuse(table, entry)


def script(questions, table):
    """A deal: the turn-up, then melds and a count, or tricks with their melds."""
    melds = table.deal.melds
    entry = yield questions.at_start
    if entry.type == "upcard":
        melds.turn(entry.card)
        entry = yield questions.turned
    while entry.type in ("meld", "deece"):
        lay(melds, entry)
        entry = yield questions.quick
    if entry.type == "play":
        entry = yield from play(questions, table, entry)
    if entry is None:
        return score_count(table, count_of_tricks(table.deal.tricks))
    return score_count(table, count_taken(table, entry, table.deal.tricks))


def lay(melds, entry):
    """A meld, or a deece beside it."""
    if entry.type == "meld":
        melds.meld(entry)
    else:
        melds.deece(entry)


def play(questions, table, entry):
    """The tricks and the melds between them; the entry that counts, None without."""
    tricks, melds = table.deal.tricks, table.deal.melds
    while entry.type != "taken":
        if entry.type == "play":
            trick(table, entry.cards)
        else:
            lay(melds, entry)
        if tricks.number == 2 * melds.stock:
            return None
        entry = yield questions.between_tricks
    return entry


def trick(table, cards):
    """One trick; while the stock lasts both fill up their hands after it."""
    tricks, melds, seen = table.deal.tricks, table.deal.melds, table.deal.melds.seen
    is_free = tricks.number < melds.stock
    if tricks.number == melds.stock:
        # The loser of the last stock trick has taken what lay there; until now the
        # winner might exchange it.
        seen.give(table.left_of(tricks.winner), table.deal.turn_up.lying)
    seats = table.round_from(tricks.leader)
    proven = tricks.play(cards, table.deal.turn_up.trump, is_free)
    melds.on_table.play(list(zip(seats, cards)))
    tricks.call(tricks.number == 2 * melds.stock, proven)
    if is_free:
        seen.left = [melds.stock] * len(seats)
    if tricks.number == melds.stock:
        table.announce("The stock is gone: follow suit")
