"""The count of the two piles, at the end of a deal not recorded card by card."""

from ...entry_type import EntryType
from ...fields import Numbers, Side
from ...words import number_of
from .scoring import CARD_POINTS, can_hold, larger, score_piles

PACK = 52
LEVEL = "26 each"


class Count(EntryType):
    """Card points of each, and the cards of each or only who has more."""

    type = "count"
    fields = (
        Numbers("points", told=("has", "card point")),
        Numbers("cards", optional=True, told=("has", "card")),
        Side("most", none=LEVEL, optional=True),
    )
    words = ("{points}. {cards}", "{points}. {most} has more cards")

    def why_malformed(self, entry, raw_entry, table):
        """Nobody is an answer as well: all that counts is whether one is given."""
        if ("cards" in raw_entry) == ("most" in raw_entry):
            return self.bad_field(
                "enter either 'cards' for each player or who has the 'most'"
            )
        return None

    def why_not(self, deal, entry):
        return why_not_points(deal, entry) or (
            entry.cards and why_not_cards(deal, entry)
        )

    def questions(self, deal):
        most = Side("most", none=LEVEL, label="More cards")
        cards = Numbers("cards", high=PACK, total=PACK, preset=[26, 26], label="Cards")
        return [
            self.prompt("End of the deal", points_field(), most, way="quick"),
            self.prompt("Cards counted", points_field(), cards, way="quick"),
        ]

    def enter(self, deal, entry):
        deal.is_counted = True
        most = larger(entry.cards) if entry.cards else entry.most
        score_piles(deal.table, entry.points, most)


def points_field():
    """The card points of each."""
    return Numbers(
        "points",
        high=CARD_POINTS,
        total=CARD_POINTS,
        preset=[11, 11],
        label="Card points",
    )


def why_not_points(deal, entry):
    """Card points that are not those of the pack, or none if all was left."""
    points = sum(entry.points)
    nobody_took = entry.most is None and not any(deal.called)
    if entry.cards:
        nobody_took = sum(entry.cards) == 0
    if points == CARD_POINTS or (points == 0 and nobody_took):
        return None
    return (
        "points_do_not_add",
        f"The card points come to {points}, but the pack has {CARD_POINTS}.",
    )


def why_not_cards(deal, entry):
    """Piles that the pack cannot make."""
    cards, points = entry.cards, entry.points
    if sum(cards) != PACK and (sum(cards) or sum(points)):
        return (
            "cards_do_not_add",
            f"The cards come to {sum(cards)}, but the pack has {PACK}.",
        )
    for seat, called in enumerate(deal.called):
        why = why_not_pile(cards[seat], points[seat], called)
        if why:
            return why
    return None


def why_not_pile(cards, points, called):
    """A pile that cannot be; `called`: the tablanettes of its player."""
    if cards == 1:
        return "impossible_count", "A pile cannot have just 1 card."
    if not can_hold(cards, points):
        why = f"{cards} cards cannot hold {points} card points."
        return "impossible_count", why
    if cards < 2 * called:
        made = number_of(called, "tablanette")
        why = f"A pile with {made} has at least {2 * called} cards, not {cards}."
        return "impossible_count", why
    return None


COUNT = Count()
