"""The book of melds where every trick is recorded card by card."""

from .claim_checks import MOST_HELD, has_served, has_unseen, may_lay, may_take
from .four import has_four
from .holdings import Holdings
from .laid_melds import ClaimToLay, LaidClaim
from .limits import NO_LOAD
from .meld_allocations import Ways, move_copy
from .places import HAND, OPEN, PLAYABLE, SHOWN, TABLE, TURNED, UNSEEN
from .trick_cards import PlayingOut, TrickToPlay

USED = ("already_used", "The cards left for this meld are already used.")
MISSING = ("not_available", "These cards cannot all be on the table or in hand.")
TOO_MANY = ("hand_limit", "That would be more than the seven cards a player holds.")


class Copies:
    """Where every copy of every card can be in a deal.

    `house`: its `copies`, `is_once`, `may_add_bezique` and `may_repeat_double`.
    `partners`: seat by seat the partner's, or None. `turned`: the card that lies turned
    up, or None.
    """

    def __init__(self, house, partners, turned):
        self.house, self.partners, self.turned = house, partners, turned
        self.ways = Ways(house.copies)
        self.holdings = Holdings(self.ways, len(partners))
        self.is_stock_out = False
        if turned:
            unseen = (UNSEEN,) * (house.copies - 1)
            self.ways.cards[turned] = {unseen + (TURNED,): NO_LOAD}

    def why_not(self, claim, seat):
        """Why a seat cannot lay a claim down: (code, sentence), or None."""
        if not has_unseen(self.ways, claim):
            return MISSING
        may_be, may_lie = may_lay(self.laying_of(claim, seat), self.holdings)
        if may_be or may_lie:
            return None if may_be else TOO_MANY
        if not has_served(self.ways, claim):
            return MISSING
        laying = self.laying_of(claim, seat, is_forgetful=True)
        return USED if may_lay(laying, self.holdings)[1] else MISSING

    def laying_of(self, claim, seat, is_forgetful=False):
        """A claim being laid down by a seat."""
        partner = self.partners[seat]
        return ClaimToLay(self.ways, self.house, claim, seat, partner, is_forgetful)

    def has_four(self, claim, seat):
        """Whether a seat can lay down any four of a rank; `claim`: one of each suit."""
        return has_four(self.laying_of(claim, seat), self.holdings)

    def may_take(self, claim, seat, lying):
        """Whether a seat can lay a claim down with some of these cards that lie there.

        `lying`: {card: how many of it at most}.
        """
        return may_take(self.laying_of(claim, seat), self.holdings, lying)

    def take(self, claim, seat, is_scored=True):
        """Lays a claim down; `is_scored`: whether its cards have then served."""
        self.change(
            LaidClaim(self.laying_of(claim, seat), is_scored).changed_ways(), seat
        )

    def change(self, changed, seat):
        """Takes over changed ways of cards that a seat is now known to have had."""
        for card in changed:
            self.holdings.change(card, changed[card], seat)
        self.ways.accept(changed)
        self.holdings.limit(seat, MOST_HELD)

    def why_not_show(self, seat):
        """Why a seat cannot lay a seven of trumps down to be scored."""
        return self.why_not_change(after_show(self.ways, self.turned, seat), seat)

    def show(self, seat):
        """Lays a seven of trumps down to be scored."""
        self.change(after_show(self.ways, self.turned, seat), seat)

    def why_not_exchange(self, seat):
        """Why a seat cannot take the turned card for a seven of trumps."""
        return self.why_not_change(after_exchange(self.ways, self.turned, seat), seat)

    def exchange(self, seat):
        """Takes the turned card for a seven of trumps, which lies there then."""
        self.change(after_exchange(self.ways, self.turned, seat), seat)
        self.turned = "7" + self.turned[1]

    def why_not_change(self, changed, seat):
        """Why the ways of a seven, and of the turned card, cannot change so."""
        if not all(changed.values()):
            return MISSING
        if not self.ways.may_change(changed):
            return MISSING
        is_full = self.holdings.most[seat] >= MOST_HELD
        may_hold = not is_full or self.holdings.fits(changed, [seat], MOST_HELD)
        return None if may_hold else TOO_MANY

    def playing_of(self, plays, winner, opens):
        """A trick that may be played while there is a stock: a TrickToPlay.

        Its `why_not()` says why it cannot be, its `take()` plays it. `plays`: (seat,
        card, whether it came from the table, None where nobody has said). `opens`: the
        cards that lie open with the winner afterwards.
        """
        return TrickToPlay(self.ways, self.holdings, plays, winner, opens)

    def playing_out(self, plays, last, left):
        """A trick that may be played once the stock is out: a PlayingOut.

        `plays`: (seat, card). `last`: the seat that drew last of all. `left`: the
        tricks that are left after this one.
        """
        return PlayingOut(self, plays, last, left)

    def take_up(self, ways, holdings):
        """The stock is out, and all melds are in hands: here is how all lies now."""
        self.ways, self.holdings, self.is_stock_out = ways, holdings, True

    def cards_lying(self, seat, is_playable=False):
        """The cards of which a copy can lie before a seat (and be played), sorted."""
        ways, cards, places = self.ways, self.ways.cards, (TABLE + seat, OPEN + seat)
        if is_playable:
            cards, places = self.holdings.cards[seat], (TABLE + seat,)
        return sorted([card for card in cards if ways.may_be(card, places)])

    def most_lying(self, card, seat):
        """The most copies of a card that can lie before a seat."""
        return self.ways.most_in(card, (TABLE + seat, OPEN + seat))

    def may_hold(self, card, seat):
        """Whether a copy of a card can come from the hand of a seat."""
        return self.ways.may_be(card, (UNSEEN, HAND + seat))

    def gone_cards(self, is_drawn):
        """The copies that nobody can play any more: {card: how many at least}.

        `is_drawn`: whether the card that lay turned up has been drawn.
        """
        ways, copies = self.ways, self.house.copies
        places = PLAYABLE + (TURNED,) if is_drawn else PLAYABLE
        gone = {card: copies - ways.plain[card] for card in ways.plain}
        for card in ways.cards:
            gone[card] = copies - ways.most_in(card, places)
        return gone


def after_show(ways, turned, seat):
    """The ways of the seven of trumps once a seat has shown one."""
    seven = "7" + turned[1]
    return {seven: move_copy(ways.of(seven), in_hand(seat), TABLE + seat + SHOWN)}


def after_exchange(ways, turned, seat):
    """The ways of the seven and of the turned card once a seat has exchanged them."""
    seven = "7" + turned[1]
    return {
        seven: move_copy(ways.of(seven), in_hand(seat), TURNED),
        turned: move_copy(ways.of(turned), (TURNED,), HAND + seat),
    }


def in_hand(seat):
    """The places from which a seat may show a card."""
    return (UNSEEN, HAND + seat)
