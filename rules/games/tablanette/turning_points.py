"""What may have turned a game of Tablanette: the tablanettes, the larger pile."""

from ...turning_points.line_kinds import Turning, named_points, points_won


class TablanetteTurning(Turning):
    line_kinds = (
        named_points("tablanette", "tablanette"),
        points_won("card_points", "the {points} for {whose} cards", name="cards"),
        points_won(
            "most_cards", "the {points} for {whose} larger pile", name="larger pile"
        ),
    )
    loud = ("tablanette",)


TURNINGS = {"tablanette": TablanetteTurning()}
