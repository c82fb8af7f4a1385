"""The book of melds where every trick is recorded card by card.

It keeps every possibility open: whether the king that was played is the one that lay
there or another, which of two queens served in which meld. A claim or a card is refused
only when no possibility is left.
"""

from .laying import Laying
from .places import GONE, HAND, OPEN, PLACE, SHOWN, TABLE, TURNED, UNSEEN, moved
from .possible import Ways, put

MOST_HELD = 7  # cards of a player between playing one and drawing another
FEW_LIMITS = 4  # more of them are looked through for what can be forgotten
USED = ("already_used", "The cards that are left for it have served already.")
MISSING = ("not_available", "These cards cannot all be there.")
TOO_MANY = ("hand_limit", "That would be more than the seven cards a player holds.")


class Copies:
    """Where every copy of every card can be in a deal.

    `turned`: the card that lies turned up, or None. `partners`: seat by seat the
    partner's, or None.
    """

    def __init__(self, house, partners, turned):
        self.house, self.partners, self.turned = house, partners, turned
        self.ways = Ways(house.copies)
        self.held = [[] for _seat in partners]  # cards that a seat is known to have had
        if turned:
            unseen = (UNSEEN,) * (house.copies - 1)
            self.ways.cards[turned] = {unseen + (TURNED,): [()]}

    def copied(self):
        """A book that may be written in without changing this one."""
        copied = Copies(self.house, self.partners, None)
        copied.turned, copied.ways = self.turned, self.ways.copied()
        copied.held = [list(cards) for cards in self.held]
        return copied

    def take(self, claim, seat, is_scored=True):
        """Lays a claim down; (code, message) where that cannot be, else None."""
        ways = self.with_claim(Laying(self, claim, seat, is_scored))
        if ways is None:
            forgetful = Laying(self, claim, seat, is_scored, is_forgetful=True)
            return MISSING if self.with_claim(forgetful) is None else USED
        self.ways = ways
        if not self.holds_seven(seat, claim.cards):
            return TOO_MANY
        if len(ways.rooms) > FEW_LIMITS:
            ways.thin()
        return None

    def with_claim(self, laying):
        """The ways once a claim is laid down, None where there are none."""
        ways = self.ways.copied()
        laid = {
            card: laying.choices(ways.of(card), card, count)
            for card, count in laying.claim.counts()
        }
        changed = laying.as_ways(laid, ways)
        return ways if changed and ways.accept(changed) else None

    def play(self, plays, winner, opens):
        """Plays a trick; gives the card that cannot have been played, else None.

        `plays`: (seat, card, whether it came from the table, None where nobody has
        said). `opens`: the cards that lie open with the winner afterwards.
        """
        changed = {}
        for seat, card, from_table in plays:
            to = OPEN + winner if card in opens else GONE
            places = playable(seat, from_table)
            ways = changed.get(card) or self.ways.of(card)
            changed[card] = moved(ways, places, to, keeps_marks=seat == winner)
            if not changed[card]:
                return card
        return None if self.ways.accept(changed) else plays[-1][1]

    def keep_within(self, tricks):
        """Drops what leaves a seat more known cards than tricks to play them to.

        False where no possibility is left. Only once the stock is out: until then what
        is drawn is unknown.
        """
        seats = range(len(self.partners))
        return all(self.holds_within(seat, tricks) for seat in seats)

    def show(self, seat):
        """Lays a seven of trumps down to be scored; (code, message) or None."""
        seven = "7" + self.turned[1]
        places = (UNSEEN, HAND + seat)
        shown = moved(self.ways.of(seven), places, TABLE + seat + SHOWN)
        return self.with_seven(seat, seven, {seven: shown})

    def exchange(self, seat):
        """Takes the turned card for a seven of trumps; (code, message) or None."""
        seven, turned = "7" + self.turned[1], self.turned
        places = (UNSEEN, HAND + seat)
        changed = {
            seven: moved(self.ways.of(seven), places, TURNED),
            turned: moved(self.ways.of(turned), (TURNED,), HAND + seat),
        }
        self.turned = seven
        return self.with_seven(seat, turned, changed)

    def with_seven(self, seat, card, changed):
        """Accepts what a seven has changed; (code, message) or None.

        `card`: the one that the seat is now known to have.
        """
        if not self.ways.accept(changed):
            return MISSING
        return None if self.holds_seven(seat, [card]) else TOO_MANY

    def take_up(self, last):
        """The stock is out: melds go to hand, the turned card to the last seat to draw.

        Nothing can be melded after this, so marks and open cards are forgotten.
        """
        for card in list(self.ways.cards):
            found = {}
            for copies, each in self.ways.cards[card].items():
                up = tuple(sorted(taken_up(copy & PLACE, last) for copy in copies))
                for loads in each:
                    put(found, up, loads)
            self.ways.cards[card] = found
        self.know(last, [self.turned] if self.turned else [])

    def holds_seven(self, seat, cards):
        """Drops what gives a seat more than seven cards; False if nothing is left.

        `cards`: those that it is known to have had from now on.
        """
        self.know(seat, cards)
        return self.holds_within(seat, MOST_HELD)

    def know(self, seat, cards):
        """Some copies of these cards are, or were, known to be with a seat."""
        held = self.held[seat]
        held += [card for card in set(cards) if card not in held]

    def holds_within(self, seat, most):
        """Drops what gives a seat more than so many known cards."""
        places = (TABLE + seat, HAND + seat)

        def load(copies):
            return sum(copy & PLACE in places for copy in copies)

        return self.ways.limit(self.held[seat], load, most)


def may_lie(book, card, seat, is_playable=False):
    """The most copies of a card that can lie before a seat (and be played)."""
    places = (TABLE + seat,) if is_playable else (TABLE + seat, OPEN + seat)
    return max(
        sum(copy & PLACE in places for copy in copies) for copies in book.ways.of(card)
    )


def may_hold(book, card, seat):
    """Whether a copy of a card can come from the hand of a seat."""
    places = (UNSEEN, HAND + seat)
    return any(
        copy & PLACE in places for copies in book.ways.of(card) for copy in copies
    )


def is_out(book, card):
    """Whether every copy has been played, or lies where nobody can play it."""
    return all(
        copy & PLACE in (GONE, TURNED) or copy & PLACE >= OPEN
        for copies in book.ways.of(card)
        for copy in copies
    )


def playable(seat, from_table):
    """The places from which a seat may play."""
    if from_table is None:
        return (UNSEEN, TABLE + seat, HAND + seat)
    return (TABLE + seat,) if from_table else (UNSEEN, HAND + seat)


def taken_up(place, last):
    """The place of a copy once the stock is out."""
    if place == TURNED:
        return HAND + last
    if place >= OPEN:
        return GONE
    return place - TABLE + HAND if TABLE <= place < HAND else place
