"""What history keeps of Tablanette: its tags; tablanettes, how the piles come out."""

from ...history import MEAN, SHARE, TIMES, WORTH, Count, points_for

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("tablanette", "tablanette", ("tablanette",)),
    ("tie", "tie", ()),
)


COUNTS = (
    Count("tablanettes", "Tablanettes", WORTH, (("", "Tablanette"),)),
    Count("a_deal", "Tablanettes a deal", TIMES, (("", "Tablanettes"),)),
    Count("card_points", "Card points a deal", MEAN, (("", "Card points"),)),
    Count("most_cards", "The larger pile", SHARE, (("", "Larger pile"),)),
)


def of_deal(table, deal):
    """The tablanettes of a deal; its piles, where they were counted."""
    for side in range(len(table.sides)):
        made = points_for(deal, side, ("tablanette",))
        for points in made:
            yield side, "tablanettes", "", points, 1
        yield side, "a_deal", "", len(made), 1
        if deal.is_counted:
            points = points_for(deal, side, ("card_points",))
            yield side, "card_points", "", sum(points), 1
            has_more = len(points_for(deal, side, ("most_cards",)))
            yield side, "most_cards", "", has_more, 1
