"""What the last eight tricks give away: who held a card that he should have played."""

from ...cards import trick_winner

RANKS = "789JQKTA"  # from low to high


class Reneges:
    """The last eight tricks of a deal, where every card is known."""

    def __init__(self, course):
        self.course = course
        self.tricks = []  # for each its plays: (seat, card), the leader first
        self.told = set()  # (seat, trick) that has been announced

    def add(self, plays):
        """Keeps a trick; announces the earlier ones that its cards show to be wrong."""
        for seat, card in plays:
            for place, earlier in enumerate(self.tricks):
                self.look(seat, card, place, earlier)
        self.tricks.append(plays)

    def look(self, seat, held, place, plays):
        """Announces a renege by a seat that held this card in an earlier trick."""
        course = self.course
        must_win = course.house.players == 2
        number = course.house.stock_tricks + place + 1
        if (seat, number) in self.told:
            return
        if is_renege(seat, held, plays, course.trump, must_win):
            self.told.add((seat, number))
            name = course.table.players[seat]
            course.table.announce(f"Renege by {name} in trick {number}")


def is_renege(seat, held, plays, trump, must_win):
    """Whether a seat that held a card should not have played as it did in a trick."""
    led, played = plays[0][1], dict(plays)[seat]
    if plays[0][0] == seat:
        return False
    if played[1] != led[1]:
        return held[1] == led[1] or (held[1] == trump and played[1] != trump)
    return must_win and held[1] == led[1] and beats(held, led) > beats(played, led)


def beats(card, led):
    """Whether a card of the suit led wins over the card led."""
    return trick_winner([led, card], ranks=RANKS) == 1
