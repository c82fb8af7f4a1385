"""What players showed themselves to be without, and the reneges that prove it false."""

NOTHING = frozenset()


class Lacking:
    """What each card that was played shows its player not to hold.

    `tricks`: (number, entry) of those in which suit must be followed; the entry says
    what each player owed there. `cards`: for each seat those that he showed himself
    without.
    """

    def __init__(self, seats):
        self.tricks, self.cards = [], [NOTHING] * len(seats)

    def show(self, number, entry):
        """Keeps what the cards of a trick show their players to be without.

        Gives the reneges that they prove: (seat, number of an earlier trick).
        """
        cards, proven = self.cards, []
        for seat, card, owed in zip(entry.seats, entry.cards, entry.owed):
            if card in cards[seat]:
                proven += [(seat, earlier) for earlier in self.reneges(seat, card)]
            for _code, due in owed:
                if not due <= cards[seat]:
                    cards[seat] |= due
        self.tricks.append((number, entry))
        return proven

    def reneges(self, seat, card):
        """The earlier tricks in which he showed himself without this card.

        What he showed in those is known to be false.
        """
        found, lacking = [], []
        for number, entry in self.tricks:
            place = entry.seats.index(seat)
            dues = [due for _code, due in entry.owed[place]]
            if any(card in due for due in dues):
                found.append(number)
                entry.owed[place] = ()
            else:
                lacking += [card for due in dues for card in due]
        self.cards[seat] = frozenset(lacking)
        return found
