"""The five entries that every game accepts: total, misdeal, penalty, adjust, stop."""

from .adjust import Adjust
from .deal_total import DealTotal
from .misdeal import MisdealType
from .penalty import Penalties
from .stop import Stop

COMMON_REASONS = (
    ("deal_total", "The whole deal, as the table added it up"),
    ("adjust", "A correction that the table agreed on"),
)

__all__ = ["COMMON_REASONS", "CommonTypes"]


class CommonTypes:
    """The common entry types of one card game, in the order in which they are drawn."""

    def __init__(self, game):
        self.total, self.adjust = DealTotal(game), Adjust(game)
        self.misdeal, self.penalty = MisdealType(game), Penalties(game)
        self.stop = Stop(game)
        self.all = [self.total, self.misdeal, self.penalty, self.adjust, self.stop]
        self.types = {one.type: one for one in self.all}

    def read_aloud(self):
        """The same as a page of rules lists them."""
        return [self.total, self.adjust, self.misdeal, self.penalty, self.stop]
