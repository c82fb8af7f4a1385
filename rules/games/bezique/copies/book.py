"""The book of melds where every trick is recorded card by card."""

from .known import Known
from .laid import Laid
from .laying import Laying
from .limits import NO_LOAD
from .places import (
    HAND,
    OPEN,
    PLACE,
    SHOWN,
    TABLE,
    TURNED,
    UNSEEN,
    after_stock,
    may_be_played,
)
from .playing import played, unplayable
from .ways import Ways, moved, put

MOST_HELD = 7  # cards of a player between playing one and drawing another
ANY = 99  # more than anybody can hold
USED = ("already_used", "The cards that are left for it have served already.")
MISSING = ("not_available", "These cards cannot all be there.")
TOO_MANY = ("hand_limit", "That would be more than the seven cards a player holds.")
OTHERS_LEFT = ("not_available", "Somebody still has other cards to play.")


class Copies:
    """Where every copy of every card can be in a deal.

    `house`: its `copies`, `is_once`, `may_add_bezique` and `may_repeat_double`.
    `partners`: seat by seat the partner's, or None. `turned`: the card that lies turned
    up, or None.
    """

    def __init__(self, house, partners, turned):
        self.house, self.partners, self.turned = house, partners, turned
        self.ways = Ways(house.copies)
        self.known = Known(self.ways, len(partners))
        self.is_stock_out = False
        if turned:
            unseen = (UNSEEN,) * (house.copies - 1)
            self.ways.cards[turned] = {unseen + (TURNED,): NO_LOAD}

    def why_not(self, claim, seat, is_scored=True):
        """Why a seat cannot lay a claim down: (code, sentence), or None."""
        if not self.has_unseen(claim):
            return MISSING
        laying = self.laying(claim, seat)
        if self.known.most[seat] + laying.easily_new() <= MOST_HELD:
            return None
        return self.why_not_laid(claim, seat)

    def has_unseen(self, claim):
        """Whether those cards of a claim are left that were never known anywhere."""
        ways, lying = self.ways, claim.lying or ()
        for card, count in claim.counts():
            if card not in ways.cards and (ways.left(card) < count or card in lying):
                return False
        return True

    def why_not_laid(self, claim, seat):
        """Why a claim cannot be laid down, where limits have a say."""
        laying = self.laying(claim, seat)
        if self.may_lay(laying, MOST_HELD):
            return None
        if self.may_lay(laying, ANY):
            return TOO_MANY
        laying = self.laying(claim, seat, is_forgetful=True)
        return USED if self.may_lay(laying, ANY) else MISSING

    def laying(self, claim, seat, is_forgetful=False):
        """A claim being laid down by a seat."""
        partner = self.partners[seat]
        return Laying(self.ways, self.house, claim, seat, partner, is_forgetful)

    def may_lay(self, laying, most):
        """Whether a claim can be laid down, and the seat then holds so many at most."""
        loads = laying.loads()
        if loads is None:
            return False
        self.known.add_loads(loads, laying.seat, (0,), (laying.seat,))
        return self.ways.fits(loads, [len(laying.claim.cards) - 1, most])

    def take(self, claim, seat, is_scored=True):
        """Lays a claim down; `is_scored`: whether its cards have then served."""
        changed = Laid(self.laying(claim, seat), is_scored).changed()
        self.change(changed, seat)

    def change(self, changed, seat):
        """Takes over changed ways of cards that a seat is now known to have had."""
        for card in changed:
            self.known.change(card, self.ways.of(card), changed[card], seat)
            self.known.learn(seat, card)
        self.ways.accept(changed)
        self.known.limit(seat, MOST_HELD)

    def why_not_show(self, seat):
        """Why a seat cannot lay a seven of trumps down to be scored."""
        return self.why_not_change(self.shown(seat), seat)

    def show(self, seat):
        """Lays a seven of trumps down to be scored."""
        self.change(self.shown(seat), seat)

    def shown(self, seat):
        """The ways of the seven of trumps once a seat has shown one."""
        seven = "7" + self.turned[1]
        ways, places = self.ways.of(seven), (UNSEEN, HAND + seat)
        return {seven: moved(ways, places, TABLE + seat + SHOWN)}

    def why_not_exchange(self, seat):
        """Why a seat cannot take the turned card for a seven of trumps."""
        return self.why_not_change(self.exchanged(seat), seat)

    def exchange(self, seat):
        """Takes the turned card for a seven of trumps, which lies there then."""
        self.change(self.exchanged(seat), seat)
        self.turned = "7" + self.turned[1]

    def exchanged(self, seat):
        """The ways of the seven and of the turned card once they are exchanged."""
        seven, turned = "7" + self.turned[1], self.turned
        ways, places = self.ways.of(seven), (UNSEEN, HAND + seat)
        return {
            seven: moved(ways, places, TURNED),
            turned: moved(self.ways.of(turned), (TURNED,), HAND + seat),
        }

    def why_not_change(self, changed, seat):
        """Why ways of cards cannot change as a seat says."""
        if not all(changed.values()):
            return MISSING
        is_full = self.known.most[seat] >= MOST_HELD
        if self.known.fits(changed, [seat] if is_full else [], MOST_HELD):
            return None
        return TOO_MANY if self.known.fits(changed, [], ANY) else MISSING

    def why_not_play(self, plays, winner, opens):
        """Why a trick cannot be played while there is a stock.

        `plays`: (seat, card, whether it came from the table, None where nobody has
        said). `opens`: the cards that lie open with the winner afterwards.
        """
        changed, _left, missing = played(self.ways, plays, winner, opens)
        if not missing and changed and not self.known.fits(changed, [], ANY):
            missing = plays[-1][1]
        return unplayable(missing) if missing else None

    def play(self, plays, winner, opens):
        """Plays a trick while there is a stock."""
        ways = self.ways
        changed, left, _missing = played(ways, plays, winner, opens)
        ways.plain.update(left)
        if changed:
            for card in changed:
                for seat in {play[0] for play in plays if play[1] == card}:
                    self.known.change(card, ways.of(card), changed[card], seat)
            ways.accept(changed)

    def why_not_play_out(self, plays, last, left):
        """Why a trick cannot be played once the stock is out.

        `plays`: (seat, card). `last`: the seat that drew last of all. `left`: the
        tricks that are left after this one.
        """
        if not self.is_stock_out:
            return self.after_stock(last).why_not_play_out(plays, last, left)
        changed, _left, missing = played(self.ways, unflagged(plays), None, ())
        if missing:
            return unplayable(missing)
        seats = [seat for seat, most in enumerate(self.known.most) if most > left]
        if self.known.fits(changed, seats, left):
            return None
        is_playable = self.known.fits(changed, [], ANY)
        return OTHERS_LEFT if is_playable else unplayable(plays[-1][1])

    def play_out(self, plays, last, left):
        """Plays a trick once the stock is out; with the first, melds go to hand."""
        if not self.is_stock_out:
            self.take_up(last)
        self.play(unflagged(plays), None, ())
        for seat in range(len(self.partners)):
            self.known.limit(seat, left)

    def after_stock(self, last):
        """The book as it is once the stock is out; this one stays as it is."""
        book = Copies(self.house, self.partners, None)
        book.turned, book.ways = self.turned, self.ways.copied()
        book.known = self.known.copied(book.ways)
        book.take_up(last)
        return book

    def take_up(self, last):
        """The stock is out: melds go to hand, the turned card to the last to draw."""
        self.is_stock_out = True
        cards = self.ways.cards
        for card in list(cards):
            found = {}
            for copies, each in cards[card].items():
                for load in each:
                    put(found, after_stock(copies, last), load)
            self.known.change(card, cards[card], found, last)
            cards[card] = found
        if self.turned:
            self.known.learn(last, self.turned)

    def lying(self, seat, is_playable=False):
        """The cards of which a copy can lie before a seat (and be played), sorted."""
        places = (TABLE + seat,) if is_playable else (TABLE + seat, OPEN + seat)
        return [card for card in sorted(self.ways.cards) if self.may_be(card, places)]

    def may_hold(self, card, seat):
        """Whether a copy of a card can come from the hand of a seat."""
        return self.may_be(card, (UNSEEN, HAND + seat))

    def may_be(self, card, places):
        """Whether a copy of a card can be in one of these places."""
        ways = self.ways.of(card)
        return any(copy & PLACE in places for copies in ways for copy in copies)

    def out(self):
        """The cards that nobody can play any more, sorted."""
        plain, cards = self.ways.plain, self.ways.cards
        found = [card for card in plain if not plain[card]]
        for card in cards:
            if not any(
                may_be_played(copy) for copies in cards[card] for copy in copies
            ):
                found.append(card)
        return sorted(found)


def unflagged(plays):
    """Plays of which nobody says where the cards came from."""
    return [(seat, card, None) for seat, card in plays]
