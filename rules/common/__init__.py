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
DRAWN = (DealTotal, MisdealType, Penalties, Adjust, Stop)  # in this order
READ_ALOUD = (DealTotal, Adjust, MisdealType, Penalties, Stop)  # by a page of rules


def common_type(game, type):
    """The common entry type of a name, in the words and bounds of a card game; or None.

    Most entries are the game's own, so these are made when they are asked for.
    """
    for one in DRAWN:
        if one.type == type:
            return one(game)
    return None
