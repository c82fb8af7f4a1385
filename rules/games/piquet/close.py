"""The close: declaring is over, and each says what he starts with."""

from ...entry_type import EntryType
from .answer import answerers
from .declaring import next_to_speak


class Close(EntryType):
    """Never needed: the first trick closes, too."""

    type = "close"
    words = ("Declaring is over",)

    def why_none(self, deal):
        return deal.why_closed() or deal.why_tied()

    def questions(self, deal):
        """Not before anything was said, while an answer is due, or once all is said."""
        is_due = deal.table.game.has_replies and answerers(deal)
        if is_due or not deal.declarations.is_begun() or not next_to_speak(deal):
            return []
        return [self.prompt("Declaring is over", way="call")]

    def enter(self, deal, entry):
        deal.close()


CLOSE = Close()
