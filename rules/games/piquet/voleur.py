"""Piquet voleur: four players, two against two, and the whole pack dealt out."""

from .award import AWARD
from .carte_blanche import CARTE_BLANCHE
from .close import CLOSE
from .declare import DECLARE
from .game import TwoSidedGame
from .hand import HAND
from .house_rules import (
    BONUS_STYLE,
    ENDING_OPTIONS,
    PARTNER_POINT,
    by_form,
    capot_last_option,
    count_option,
    form_option,
)
from .play import PLAY
from .rulings import STOCK_OFFENCES, offences
from .scoring import SCORES
from .trick import TRICK


class PiquetVoleur(TwoSidedGame):
    """Two partnerships; what both partners hold counts together."""

    key = "piquet_voleur"
    name = "Piquet Voleur"
    also = ("Four-handed Piquet", "Partnership Piquet", "Piquet à Quatre")
    about = "Eight cards each. The cards of both partners count together."
    players = range(4, 5)
    example = (132, 111)
    hand_size, threshold = 8, 20
    has_replies = False
    options = [
        form_option("cent", "rubicon", "club"),
        count_option(by_form("count")),
        capot_last_option(by_form("capot_last")),
        BONUS_STYLE,
        PARTNER_POINT,
    ] + ENDING_OPTIONS
    entry_types = (CARTE_BLANCHE, HAND, DECLARE, AWARD, CLOSE, TRICK, PLAY)
    offences = offences(8)
    absent_offences = STOCK_OFFENCES

    def sides(self, table):
        return [[0, 2], [1, 3]]

    def takers(self, deal):
        """Nobody: the whole pack is dealt out."""
        return []

    def scores(self, table, kind):
        """One player's points, or those of two partners."""
        points = SCORES[self.hand_size][kind]
        if kind == "point" and table.options["partner_point"] == "one":
            return points
        return sorted({first + second for first in points for second in [0] + points})

    def points_that_score(self, table, claims):
        """Each partner's point, or only the better one."""
        if table.options["partner_point"] == "both":
            return claims
        return [max(claims, key=lambda claim: claim.order())]
