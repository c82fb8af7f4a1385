"""What a deal of New Game counted of a side, counted a second time."""

NAMES = {"won"}


def in_deal(game, side, sheet, own, deal):
    """(name, part, number, occasions); `own`: the lines of the side on the `sheet`."""
    won = [line for line in own if line["reason"] == "deal_won"]
    yield "won", "", len(won), 1
