"""What Tablanette scores: tablanettes at once, the piles at the end of the deal."""

CARD_POINTS = 22  # in the pack
SCORING_CARDS = 21
PLAIN_CARDS = 31
MOST_CARDS = 3
TWO_OF_CLUBS, TEN_OF_DIAMONDS = "2C", "TD"
GROUPS = (("Tablanettes", ("tablanette",)), ("Piles", ("card_points", "most_cards")))
ROUTINE = ("card_points", "most_cards")
REASONS = (
    ("tablanette", "Took every card on the table: the value of all the cards, or 1"),
    ("card_points", "A, K, Q, J, 10 and the two of clubs 1 each, the 10 of diamonds 2"),
    ("most_cards", "3 for the larger pile; none at 26 each"),
)


def card_points(pile):
    """The card points in a pile."""
    tops = sum(card[0] in "AKQJT" for card in pile)
    return tops + (TWO_OF_CLUBS in pile) + (TEN_OF_DIAMONDS in pile)


def can_hold(cards, points):
    """Whether so many cards can hold so many card points."""
    fewest, most = max(0, cards - PLAIN_CARDS), min(SCORING_CARDS, cards)
    without_ten = fewest <= points <= min(most, SCORING_CARDS - 1)
    return without_ten or max(1, fewest) <= points - 1 <= most


def score_piles(table, points, most):
    """Writes the end of a deal: card points of each, and the side with more cards."""
    for side, number in enumerate(points):
        table.score(side, number, "card_points", f"Card points: {number}")
    if most is not None:
        table.score(most, MOST_CARDS, "most_cards", "More cards")


def larger(counts):
    """The side with more cards, None if they are level."""
    if counts[0] == counts[1]:
        return None
    return 0 if counts[0] > counts[1] else 1
