"""The entries that every game accepts beside its own, whatever the deal."""

from .adjust import Adjust
from .deal_total import DealTotal
from .dealer import Dealer
from .misdeal import MisdealType
from .penalty import Penalties
from .stop import Stop

COMMON_REASONS = (
    ("deal_total", "The whole deal, added up at the table"),
    ("adjust", "A correction agreed at the table"),
)
# in the order in which they are drawn
DRAWN = (DealTotal, MisdealType, Dealer, Penalties, Adjust, Stop)


def common_type(game, type):
    """The common entry type of a name, in the words and bounds of a card game; or None.

    Most entries are the game's own, so these are made when they are asked for.
    """
    for drawn_type in DRAWN:
        if drawn_type.type == type and type not in game.absent_entries:
            return drawn_type(game)
    return None


def common_types(game):
    """The common entry types that a card game has, as far as they are offered."""
    hidden = game.absent_entries + game.unoffered_entries
    return [one(game) for one in DRAWN if one.type not in hidden]
