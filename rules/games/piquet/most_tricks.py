"""The cards: ten for the most tricks, forty for all of them."""

CARDS, CAPOT = 10, 40


def majority_lines(books):
    """The lines where two sides play: nothing if the tricks are divided."""
    best = with_most(books)
    if len(best) > 1:
        return []
    if books.tricks.whole in books.tricks_won():
        return [capot_line(best[0])]
    return [cards_line(best[0])]


def shared_lines(books):
    """The lines where three play, of whom two may share the most, or all."""
    best, takers = with_most(books), with_any(books)
    if len(takers) == 1:
        return [capot_line(takers[0])]
    if len(takers) == 2:
        text = "All the tricks, shared"
        return [(side, CAPOT // 2, "shared_capot", text) for side in takers]
    if len(best) == 2:
        text = "The most tricks, shared"
        return [(side, CARDS // 2, "shared_cards", text) for side in best]
    return [cards_line(best[0])]


def with_most(books):
    """The sides with the most tricks."""
    won = books.tricks_won()
    return [side for side, tricks in zip(books.sides, won) if tricks == max(won)]


def with_any(books):
    """The sides with a trick."""
    return [side for side, tricks in zip(books.sides, books.tricks_won()) if tricks]


def capot_line(side):
    """All the tricks."""
    return (side, CAPOT, "capot", "All the tricks")


def cards_line(side):
    """The most tricks."""
    return (side, CARDS, "cards", "The most tricks")
