"""What a table hears and sees of a deal of Scotch Whist beyond its points."""

from .scoring import cards_words, items, who_broke

# what is said so loud that all else of an entry comes after it
LOUD = ("Won in counting order", ": the game is lost")


def nothings(deal):
    """(sides, reason, text) of too few cards, and of what a breach has cost."""
    if not deal.is_complete or not deal.is_played():
        return []
    scored = [line.side for line in deal.lines if line.reason == "cards"]
    broken = who_broke(deal)
    nothings = [
        ([side], reason, f"{text}: not counted")
        for side, _points, reason, text in items(deal)
        if side in broken
    ]
    return nothings + [
        ([side], "cards", cards_words(deal, side))
        for side in range(len(deal.table.sides))
        if side not in scored and side not in broken
    ]
