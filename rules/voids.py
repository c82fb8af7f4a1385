"""Suits that players did not follow: a later card of one is a revoke."""

from .words import SUIT_NAMES


class Voids:
    """What the cards of the tricks so far give away of the hands.

    `tricks`: (seat, suit) -> the number of the trick in which he did not follow.
    """

    def __init__(self):
        self.tricks = {}

    def remember(self, plays, number):
        """Keeps who did not follow in a trick; `plays`: (seat, card) in order."""
        led = plays[0][1][1]
        for seat, card in plays:
            if card[1] != led and (seat, led) not in self.tricks:
                self.tricks[seat, led] = number

    def why_revoke(self, deal, plays, number):
        """Why a card of a trick, by its number, is a revoke that is not ruled on yet.

        The `revoked` of a deal are the seats on which it is: (code, sentence), or None.
        """
        for seat, card in plays if self.tricks else ():
            if (seat, card[1]) in self.tricks and seat not in deal.revoked:
                name, suit = deal.table.players[seat], SUIT_NAMES[card[1]]
                earlier = self.tricks[seat, card[1]]
                return (
                    "revoke",
                    f"{name} did not follow {suit} in trick {earlier} and plays one in "
                    f"trick {number}: correct the one, or rule on the revoke.",
                )
        return None
