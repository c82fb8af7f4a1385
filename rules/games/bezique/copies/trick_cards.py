"""The cards of a trick being played: why they cannot be, and where they are then."""

from ....words import card_name
from .meld_allocations import after_stock, move_copy
from .places import GONE, HAND, OPEN, TABLE, UNSEEN

OTHERS_LEFT = ("not_available", "Someone still has other cards to play.")


class TrickToPlay:
    """One trick as it would be played: what `why_not` finds right, `take` makes so.

    `ways`, `holdings`: those of the book, as they are until `take`. `plays`, `winner`,
    `opens`: as Copies says. `changed`: the ways of the cards that may be known
    somewhere; `left`: how many copies of the other cards are unseen then; `missing`:
    the first card that cannot have been played, or None, at this `place` of the trick.
    """

    tricks_left = None  # only the last tricks count them

    def __init__(self, ways, holdings, plays, winner, opens):
        self.ways, self.holdings, self.plays = ways, holdings, plays
        self.winner, self.opens = winner, opens
        self.changed, self.left, self.missing = {}, {}, None
        for self.place, (seat, card, from_table) in enumerate(plays):
            if card in ways.cards or card in opens:
                is_missing = not self.move(seat, card, from_table)
            else:
                copies = self.left.get(card, ways.plain.get(card, ways.copies))
                self.left[card] = copies - 1
                is_missing = from_table or not copies
            if is_missing:
                self.missing = card
                break

    def move(self, seat, card, from_table):
        """Plays a card that may be known somewhere; its ways then."""
        before = self.changed.get(card) or self.ways.of(card)
        to = OPEN + self.winner if card in self.opens else GONE
        is_winner, places = seat == self.winner, playable(seat, from_table)
        self.changed[card] = move_copy(before, places, to, keeps_marks=is_winner)
        return self.changed[card]

    def why_not(self):
        """Why the trick cannot be played: (code, sentence), or None."""
        missing, changed = self.missing, self.changed
        if missing is None and changed and not self.ways.may_change(changed):
            missing = self.plays[-1][1]
        if missing:
            return "not_available", f"{card_name(missing)} cannot be played."
        return None

    def take(self):
        """The trick is played."""
        ways, changed = self.ways, self.changed
        ways.plain.update(self.left)
        if changed:
            for seat, card in {(play[0], play[1]) for play in self.plays}:
                if card in self.holdings.cards[seat]:
                    self.holdings.change(card, changed[card], seat)
            ways.accept(changed)


def playable(seat, from_table):
    """The places from which a seat may play."""
    if from_table is None:
        return (UNSEEN, TABLE + seat, HAND + seat)
    return (TABLE + seat,) if from_table else (UNSEEN, HAND + seat)


class PlayingOut(TrickToPlay):
    """One of the last tricks; the arguments are as Copies says."""

    def __init__(self, book, plays, last, left):
        ways, holdings = book.ways, book.holdings
        if not book.is_stock_out:
            ways, holdings = taken_up(ways, holdings, book.turned, last)
        unsaid = [(seat, card, None) for seat, card in plays]
        super().__init__(ways, holdings, unsaid, None, ())
        self.book, self.tricks_left = book, left

    def why_not(self):
        return super().why_not() or self.why_not_last()

    def why_not_last(self):
        """Why somebody has more cards than tricks to play them to."""
        left = self.tricks_left
        full = [seat for seat, most in enumerate(self.holdings.most) if most > left]
        if full and not self.holdings.fits(self.changed, full, left):
            return OTHERS_LEFT
        return None

    def take(self):
        super().take()
        self.book.take_up(self.ways, self.holdings)
        for seat, most in enumerate(self.holdings.most):
            if most > self.tricks_left:
                self.holdings.limit(seat, self.tricks_left)


def taken_up(ways, holdings, turned, last):
    """(ways, known) once the stock is out: `last` has drawn the card that was turned.

    Melds go to hand. What is given stays as it is.
    """
    ways = ways.copy()
    holdings = holdings.copy(ways)
    if turned:
        holdings.change(turned, after_stock(ways.cards[turned], last), last)
    for card in ways.cards:
        ways.cards[card] = after_stock(ways.cards[card], last)
    return ways, holdings
