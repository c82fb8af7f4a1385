"""A misdeal: the deal is void, and dealt again."""

from ..fields import Choice, Text
from .common_type import NOTE, CommonType


class MisdealType(CommonType):
    """Why the cards are dealt again; the reasons are the game's."""

    type = "misdeal"
    fields = (Text("reason"), NOTE)
    words = ("Misdeal",)

    def why_not(self, deal, entry):
        for misdeal in self.game.misdeals:
            if misdeal.reason == entry.reason:
                return misdeal.why_not(deal, entry) if misdeal.why_not else None
        names = [misdeal.reason for misdeal in self.game.misdeals]
        return why_no_such_key(
            "unknown_reason", entry.reason, names, "no reasons to deal again"
        )

    def questions(self, deal):
        misdeals = [one for one in self.game.misdeals if not one.is_never]
        reasons = [(misdeal.reason, misdeal.words) for misdeal in misdeals]
        return [self.prompt("Deal again", Choice("reason", *reasons))]

    def act(self, referee, entry):
        table, deal = referee.table, referee.table.deal
        table.open_deal()
        referee.script.close()
        table.clear()
        deal.is_void = True
        self.game.misdealt(table)
        table.lay_ready(deal.number, table.turn_to_deal)
        referee.begin_deal()


def why_no_such_key(code, key, names, nothing):
    """(code, sentence) for a key that is none of the game's; it may have none."""
    if not names:
        return code, f"{key!r} is unknown. This game has {nothing}."
    return code, f"{key!r} is unknown. Use one of {', '.join(names)}."
