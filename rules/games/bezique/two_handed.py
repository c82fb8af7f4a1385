"""Two-handed bezique: two packs, a game of a thousand, and its three forms."""

from . import house_rules as rules
from .game import BEZIQUES, BRISQUES, REASONS, BeziqueGame


class Bezique(BeziqueGame):
    """The game of the book, with first marriage as trumps and Polish as forms."""

    key = "bezique"
    name = "Bezique"
    also = ("Polish Bezique", "Two-handed Bezique", "Bésigue")
    about = "Two packs: a meld for a trick won, then eight strict tricks."
    players = range(2, 3)
    copies = 2
    reasons = REASONS + BEZIQUES[:2] + (BRISQUES,)
    melds = ("marriage", "sequence", "bezique", "double_bezique") + (
        "four_aces",
        "four_kings",
        "four_queens",
        "four_jacks",
    )
    options = (
        rules.FORM,
        rules.target(1000),
        rules.BRISQUES,
        rules.SEVENS,
        rules.FINAL_MELD,
        rules.SECOND_BEZIQUE,
        rules.BEZIQUE_PAIR,
        rules.TRUMP_FROM,
        rules.LAST_TRICK,
        rules.RENEGE,
        rules.FORFEITS,
        rules.SETTLE,
    )
