"""Piquet for two: twelve cards each and a stock of eight; exchange, declare, play."""

from .game import FOR_TWO, TwoSidedGame
from .house_rules import (
    ENDING_OPTIONS,
    PIQUE_OPTIONS,
    STOCK_OFFENCE,
    by_form,
    capot_last_option,
    count_option,
    exchange_options,
    form_option,
)
from .rulings import STOCK_OFFENCES, offences


class Piquet(TwoSidedGame):
    """Two players, who deal in turn."""

    key = "piquet"
    name = "Piquet"
    also = (
        "Rubicon Piquet",
        "Piquet au Cent",
        "Club Piquet",
        "Two-handed Piquet",
        "Picket",
        "Picquet",
    )
    about = "Twelve cards each and a stock of eight: exchange, declare, play."
    players = range(2, 3)
    example = (132, 111)
    options = (
        [
            form_option("partie", "rubicon", "club", "cent"),
            count_option(by_form("count")),
            capot_last_option(by_form("capot_last")),
        ]
        + exchange_options(by_form("blank_when"), by_form("younger_exchange"))
        + [STOCK_OFFENCE]
        + PIQUE_OPTIONS
        + ENDING_OPTIONS
    )
    entry_types = FOR_TWO
    offences = offences(TwoSidedGame.hand_size) + STOCK_OFFENCES

    def question(self, table, kind):
        is_partie = table.options["form"] == "partie"
        if kind == "point" and is_partie:
            return "Making?"
        return super().question(table, kind)
