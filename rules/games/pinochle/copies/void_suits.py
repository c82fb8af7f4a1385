"""The cards that players seemed to lack, and the reneges that prove it false."""

NOTHING = frozenset()


class VoidSuits:
    """The cards that each card played shows its player not to hold.

    `tricks`: (number, trick as TrickByCards) of those in which suit must be
    followed; it says what each player owed there. `cards`: for each seat those
    that its player seemed to lack.
    """

    def __init__(self, seats):
        self.tricks, self.cards = [], [NOTHING] * len(seats)

    def show(self, number, played):
        """Keeps the cards that a trick shows its players to lack.

        Gives the reneges that they prove: (seat, number of an earlier trick).
        """
        cards, proven = self.cards, []
        for seat, card, owed in zip(played.seats, played.cards, played.owed):
            if card in cards[seat]:
                proven += [(seat, earlier) for earlier in self.reneges(seat, card)]
            for _code, due in owed:
                if not due <= cards[seat]:
                    cards[seat] |= due
        self.tricks.append((number, played))
        return proven

    def reneges(self, seat, card):
        """The earlier tricks in which the player seemed to lack this card.

        Those tricks are now known to be reneges.
        """
        false, lacking = [], []
        for number, played in self.tricks:
            place = played.seats.index(seat)
            dues = [due for _code, due in played.owed[place]]
            if any(card in due for due in dues):
                false.append(number)
                played.owed[place] = ()
            else:
                lacking += [card for due in dues for card in due]
        self.cards[seat] = frozenset(lacking)
        return false
