"""Four-handed bezique: four packs, alone or as partners who build on each other."""

from . import house_rules as rules
from .count import BRISQUE_COUNT
from .game import BeziqueGame
from .meld import LAY, MELD
from .scoring import BEZIQUE_REASONS, BRISQUE_REASON, REASONS
from .seven import SEVEN


class BeziqueFour(BeziqueGame):
    """Four players, two thousand points; a meld may be laid without scoring it."""

    key = "bezique_four"
    name = "Four-handed Bezique"
    also = ("Bezique for Four", "Partnership Bezique")
    about = "Four packs. Play alone, or as partners who build on each other's melds."
    players = range(4, 5)
    example = (2060, 1720, 1410, 1280)
    copies = 4
    reasons = REASONS + BEZIQUE_REASONS + (BRISQUE_REASON,)
    entry_types = BeziqueGame.entry_types + (LAY,)
    between_tricks = (BRISQUE_COUNT, MELD, LAY, SEVEN)
    options = (rules.SIDES, rules.MELD_RIGHT) + rules.MANY_PACKS

    def sides(self, table):
        if table.options["sides"] == "partners":
            return [[0, 2], [1, 3]]
        return super().sides(table)
