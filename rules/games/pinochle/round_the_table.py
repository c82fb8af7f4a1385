"""Pinochle for three or four, alone or as partners: a card turned up makes trumps.

Everybody lays his melds down at once; then the whole hands are played out.
"""

from ...cards import pack
from ...errors import RuleError
from .call_out import CALL_OUT
from .deal import HandsDeal
from .game import Ledger, PinochleGame
from .house_rules import AT_TABLE
from .meld_hand import MELD_HAND
from .play import PLAY
from .rulings import OFFENCES, TABLE_TALK
from .scoring import score_count
from .taken import TAKEN
from .turn_up import EXCHANGE, UPCARD

PACK = frozenset(pack("9TJQKA"))
HANDS = {3: 16, 4: 12}  # cards of each, by the number of players


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
    options = AT_TABLE
    entry_types = (UPCARD, EXCHANGE, MELD_HAND, PLAY, TAKEN, CALL_OUT)
    deal_type = HandsDeal
    offences = OFFENCES + (TABLE_TALK,)

    def check_players(self, given, players):
        if given.get("form") == "partnership" and players != 4:
            raise RuleError("bad_players", "Partners are four, two against two.")

    def sides(self, table):
        if table.options["form"] == "partnership":
            return [[0, 2], [1, 3]]
        return super().sides(table)

    def pack(self, table):
        return PACK

    def ledger(self, table):
        hand = HANDS[len(table.seats)]
        return Ledger(table, hand, hand, "9")

    def offences_at(self, table):
        return self.offences if len(table.sides) == 2 else OFFENCES

    def why_not_penalty(self, deal, entry):
        if entry.offence == TABLE_TALK.key and len(deal.table.sides) > 2:
            return "unknown_offence", "Table talk takes a partner."
        return None

    def script(self, deal):
        """The turn-up, who exchanges it, the melds, the tricks.

        A table may leave out what it does not record; the count ends the deal early.
        """
        entry = yield MELD_HAND, UPCARD, TAKEN, CALL_OUT
        while entry.type in ("upcard", "exchange"):
            entry = yield MELD_HAND, EXCHANGE, PLAY, TAKEN, CALL_OUT
        while entry.type == "meld":
            entry = yield MELD_HAND, PLAY, TAKEN, CALL_OUT
        while not deal.is_counted:
            yield PLAY, TAKEN, CALL_OUT
        score_count(deal)
