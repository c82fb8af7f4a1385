"""The close: declaring is over, each says what he starts with; what comes before it."""

from ...entry_type import EntryType
from .declarations import answerers, next_to_speak


class BeforeClose(EntryType):
    """An entry of the time before the close, for as long as something is left to say.

    An entry that comes is refused by what it says, which tells more than that nothing
    is left.
    """

    def why_none(self, deal):
        return self.why_over(deal) or (None if self.has_more(deal) else self.not_now())

    def refusal(self, deal, entry):
        return self.why_over(deal) or self.why_not(deal, entry)

    def why_over(self, deal):
        """Why the time for it is over."""
        return deal.why_closed()

    def has_more(self, deal):
        """Whether anybody is left who has not said it."""
        raise NotImplementedError


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
