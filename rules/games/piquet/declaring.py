"""What all that comes before the close has in common."""

from ...entry_type import EntryType


class Declaring(EntryType):
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
