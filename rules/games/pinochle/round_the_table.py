"""Pinochle for three or four, alone or as partners: a card turned up makes trumps.

Everybody lays his melds down at once; then the whole hands are played out.
"""

from ...cards import pack
from ...errors import RuleError
from .counting import count_of_tricks, count_taken, score_count
from .entries import AT_TABLE as FORMS
from .family import PinochleGame
from .hand_melds import HandMelds
from .house_rules import AT_TABLE as OPTIONS
from .rulings import OFFENCES, TABLE_TALK
from .seen import CardsSeen
from .table_questions import TableQuestions
from .tricks import Tricks
from .turn_up import TurnUp

PACK = "9TJQKA"
HANDS = {3: 16, 4: 12}


class Pinochle(PinochleGame):
    """Three, or four, each alone; or two against two."""

    key = "pinochle"
    name = "Pinochle"
    also = (
        "Turn-up Pinochle",
        "Partnership Pinochle",
        "Three-handed Pinochle",
        "Four-handed Pinochle",
        "Penuchle",
        "Pinocle",
    )
    about = "A turned card makes trumps; all melds at once, then the tricks."
    players = range(3, 5)
    options = OPTIONS
    forms = FORMS
    offences = OFFENCES + (TABLE_TALK,)

    def check_players(self, given, players):
        if given.get("form") == "partnership" and players != 4:
            raise RuleError("bad_players", "Partners are four, two against two.")

    def sides(self, table):
        if table.options["form"] == "partnership":
            return [[0, 2], [1, 3]]
        return super().sides(table)

    def pack(self, table):
        return pack(PACK)

    def offences_at(self, table):
        return self.offences if len(table.sides) == 2 else OFFENCES

    def check_penalty(self, table, entry):
        if entry.offence == TABLE_TALK.key and len(table.sides) > 2:
            raise RuleError("unknown_offence", "Table talk takes a partner.")

    def questions(self, table):
        return TableQuestions(table)

    def open_deal(self, table):
        hand = HANDS[len(table.seats)]
        leaders = {
            "dealer": table.deal.dealer,
            "eldest": table.left_of(table.deal.dealer),
        }
        seen = CardsSeen(table.players, hand)
        turn_up = TurnUp(table, "9")
        deal = table.deal
        deal.turn_up = turn_up
        deal.tricks = Tricks(table, seen, leaders[table.options["first_lead"]])
        deal.melds = HandMelds(table, turn_up, seen)
        return script(table.questions, table)

    def has_begun(self, table):
        deal = table.deal
        is_turned = deal.turn_up.card is not None
        return is_turned or bool(deal.melds.melded) or deal.tricks.number > 0

    def refuse(self, table, entry):
        deal = table.deal
        if entry.type == "call_out":
            raise RuleError("no_target", "One deal is the game: there is no target.")
        if entry.type in ("exchange", "play"):
            deal.turn_up.check_known()
        is_melding = not (deal.melds.melded or deal.tricks.number)
        if entry.type == "exchange" and is_melding:
            deal.melds.exchange(entry.seat)
        if entry.type == "meld" and not deal.tricks.number:
            deal.melds.meld(entry)
        super().refuse(table, entry)


def script(questions, table):
    """A deal: the turn-up, who exchanges it, the melds, the play or its count."""
    turn_up, melds = table.deal.turn_up, table.deal.melds
    entry = yield questions.at_start
    if entry.type == "upcard":
        turn_up.turn(entry.card)
        entry = yield questions.turned
        while entry.type == "exchange":
            melds.exchange(entry.seat)
            entry = yield questions.turned
    while entry.type == "meld":
        melds.meld(entry)
        entry = yield questions.melding
    yield from play(questions, table, entry)


def play(questions, table, entry):
    """The tricks, until they are all played or the table says what they came to."""
    tricks, melds = table.deal.tricks, table.deal.melds
    melds.deal_out()
    while entry.type == "play":
        proven = tricks.play(entry.cards, table.deal.turn_up.trump)
        is_last = tricks.number == melds.seen.hand
        tricks.call(is_last, proven)
        if is_last:
            return score_count(table, count_of_tricks(tricks))
        entry = yield questions.playing
    return score_count(table, count_taken(table, entry, tricks))
