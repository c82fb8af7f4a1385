"""The close: declaring is over, and each says what he starts with."""

from ...entry_type import EntryType
from .answer import answerers


class Close(EntryType):
    """Never needed: the first trick closes, too."""

    type = "close"
    words = ("Declaring is over",)

    def why_none(self, deal):
        return deal.why_closed() or deal.why_tied()

    def questions(self, deal):
        """Nobody needs it before anything was said, nor while an answer is due."""
        is_due = deal.table.game.has_replies and answerers(deal)
        if is_due or not deal.declarations.is_begun():
            return []
        return [self.prompt("Declaring is over", way="call")]

    def enter(self, deal, entry):
        deal.close()


CLOSE = Close()
