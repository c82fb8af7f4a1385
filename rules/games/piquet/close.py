"""The close: declaring is over, and each says what he starts with."""

from ...entry_type import EntryType


class Close(EntryType):
    """Never needed: the first trick closes, too."""

    type = "close"
    words = ("Declaring is over",)

    def why_none(self, deal):
        return deal.why_closed() or deal.why_tied()

    def questions(self, deal):
        """Nobody needs it before anything was said."""
        is_begun = deal.declarations.is_begun()
        return [self.prompt("Declaring is over", way="call")] if is_begun else []

    def enter(self, deal, entry):
        deal.close()


CLOSE = Close()
