"""What may have turned a game of Tablanette: the tablanettes, the larger pile."""

from ...turning_points.line_kinds import Turning, thing, won


class TablanetteTurning(Turning):
    line_kinds = (
        thing("tablanette", "tablanette"),
        won("card_points", "the {points} for {whose} cards"),
        won("most_cards", "the {points} for {whose} larger pile"),
    )
    loud = ("tablanette",)


TURNINGS = {"tablanette": TablanetteTurning()}
