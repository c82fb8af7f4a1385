"""Three-handed bezique: three packs, each alone, and a triple bezique."""

from . import house_rules as rules
from .game import BeziqueGame
from .scoring import BEZIQUE_REASONS, BRISQUE_REASON, REASONS


class BeziqueThree(BeziqueGame):
    """Three players, two thousand points."""

    key = "bezique_three"
    name = "Three-handed Bezique"
    also = ("Bezique for Three",)
    about = "Three packs and a triple bezique. Everyone plays alone, to 2000."
    players = range(3, 4)
    example = (2060, 1720, 1410)
    copies = 3
    reasons = REASONS + BEZIQUE_REASONS[:3] + (BRISQUE_REASON,)
    melds = ("marriage", "sequence", "bezique", "double_bezique", "triple_bezique")
    melds += rules.FOUR_ALIKE
    options = rules.MANY_PACKS
