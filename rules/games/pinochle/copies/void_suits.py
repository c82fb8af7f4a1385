"""What players showed themselves to be without, and the reneges that prove it false."""

NOTHING = frozenset()


class VoidSuits:
    """What each card that was played shows its player not to hold.

    `tricks`: (number, trick as TrickByCards) of those in which suit must be
    followed; it says what each player owed there. `cards`: for each seat those
    that he showed himself without.
    """

    def __init__(self, seats):
        self.tricks, self.cards = [], [NOTHING] * len(seats)

    def show(self, number, played):
        """Keeps what the cards of a trick show their players to be without.

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
        """The earlier tricks in which he showed himself without this card.

        What he showed in those is known to be false.
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
