"""The book of melds where every trick is recorded card by card."""

from ....words import card_name
from .laying import Laying
from .places import GONE, HAND, OPEN, PLACE, SHOWN, TABLE, TURNED, UNSEEN, moved
from .ways import Ways, put

MOST_HELD = 7  # cards of a player between playing one and drawing another
FEW_LIMITS = 4  # more of them are looked through for what can be forgotten
USED = ("already_used", "The cards that are left for it have served already.")
MISSING = ("not_available", "These cards cannot all be there.")
TOO_MANY = ("hand_limit", "That would be more than the seven cards a player holds.")
TOO_FEW_TRICKS = ("not_available", "Somebody still has other cards to play.")


class Copies:
    """Where every copy of every card can be in a deal.

    `house`: its `copies`, `is_once`, `may_add_bezique` and `may_repeat_double`.
    `partners`: seat by seat the partner's, or None. `turned`: the card that lies turned
    up, or None.
    """

    def __init__(self, house, partners, turned):
        self.house, self.partners, self.turned = house, partners, turned
        self.ways = Ways(house.copies)
        self.held = [[] for _seat in partners]  # cards that a seat is known to have had
        self.is_taken_up = False
        if turned:
            unseen = (UNSEEN,) * (house.copies - 1)
            self.ways.cards[turned] = {unseen + (TURNED,): [()]}

    def why_not(self, claim, seat, is_scored=True):
        """Why a seat cannot lay a claim down: (code, sentence), or None."""
        return self.copied().lay_down(claim, seat, is_scored)

    def take(self, claim, seat, is_scored=True):
        """Lays a claim down; `is_scored`: whether its cards have then served."""
        self.lay_down(claim, seat, is_scored)

    def why_not_show(self, seat):
        """Why a seat cannot lay a seven of trumps down to be scored."""
        return self.copied().try_show(seat)

    def show(self, seat):
        """Lays a seven of trumps down to be scored."""
        self.try_show(seat)

    def why_not_exchange(self, seat):
        """Why a seat cannot take the turned card for a seven of trumps."""
        return self.copied().try_exchange(seat)

    def exchange(self, seat):
        """Takes the turned card for a seven of trumps, which lies there then."""
        self.try_exchange(seat)

    def why_not_play(self, plays, winner, opens):
        """Why a trick cannot be played while there is a stock.

        `plays`: (seat, card, whether it came from the table, None where nobody has
        said). `opens`: the cards that lie open with the winner afterwards.
        """
        return self.copied().try_play(plays, winner, opens)

    def play(self, plays, winner, opens):
        """Plays a trick while there is a stock."""
        self.try_play(plays, winner, opens)

    def why_not_play_out(self, plays, last, left):
        """Why a trick cannot be played once the stock is out.

        `plays`: (seat, card). `last`: the seat that drew last of all. `left`: the
        tricks that are left after this one.
        """
        return self.copied().try_play_out(plays, last, left)

    def play_out(self, plays, last, left):
        """Plays a trick once the stock is out; with the first, melds go to hand."""
        self.try_play_out(plays, last, left)

    def lying(self, seat, is_playable=False):
        """The cards of which a copy can lie before a seat (and be played), sorted."""
        cards = sorted(self.ways.cards)
        return [card for card in cards if self.may_lie(card, seat, is_playable)]

    def may_lie(self, card, seat, is_playable=False):
        """Whether a copy of a card can lie before a seat (and be played)."""
        places = (TABLE + seat,) if is_playable else (TABLE + seat, OPEN + seat)
        ways = self.ways.of(card)
        return any(copy & PLACE in places for copies in ways for copy in copies)

    def may_hold(self, card, seat):
        """Whether a copy of a card can come from the hand of a seat."""
        places, ways = (UNSEEN, HAND + seat), self.ways.of(card)
        return any(copy & PLACE in places for copies in ways for copy in copies)

    def out(self):
        """The cards that nobody can play any more, sorted."""
        return [card for card in sorted(self.ways.cards) if self.is_out(card)]

    def is_out(self, card):
        """Whether every copy has been played, or lies where nobody can play it."""
        return all(
            copy & PLACE in (GONE, TURNED) or copy & PLACE >= OPEN
            for copies in self.ways.of(card)
            for copy in copies
        )

    def copied(self):
        """A book that may be written in without changing this one."""
        copied = Copies(self.house, self.partners, None)
        copied.turned, copied.ways = self.turned, self.ways.copied()
        copied.held = [list(cards) for cards in self.held]
        copied.is_taken_up = self.is_taken_up
        return copied

    def lay_down(self, claim, seat, is_scored):
        """Lays a claim down; a reason where that cannot be."""
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

    def try_play(self, plays, winner, opens):
        """Plays a trick; a reason where that cannot be."""
        changed = {}
        for seat, card, from_table in plays:
            to = OPEN + winner if card in opens else GONE
            places = playable(seat, from_table)
            ways = changed.get(card) or self.ways.of(card)
            changed[card] = moved(ways, places, to, keeps_marks=seat == winner)
            if not changed[card]:
                return unplayable(card)
        return None if self.ways.accept(changed) else unplayable(plays[-1][1])

    def try_play_out(self, plays, last, left):
        """Plays a trick once the stock is out; a reason where that cannot be."""
        if not self.is_taken_up:
            self.take_up(last)
        why = self.try_play([(seat, card, None) for seat, card in plays], None, ())
        if why is None and not self.keep_within(left):
            return TOO_FEW_TRICKS
        return why

    def keep_within(self, tricks):
        """Drops what leaves a seat more known cards than tricks to play them to.

        False where no possibility is left. Only once the stock is out: until then what
        is drawn is unknown.
        """
        seats = range(len(self.partners))
        return all(self.holds_within(seat, tricks) for seat in seats)

    def try_show(self, seat):
        """Lays a seven of trumps down; a reason where that cannot be."""
        seven = "7" + self.turned[1]
        places = (UNSEEN, HAND + seat)
        shown = moved(self.ways.of(seven), places, TABLE + seat + SHOWN)
        return self.with_seven(seat, seven, {seven: shown})

    def try_exchange(self, seat):
        """Takes the turned card for a seven; a reason where that cannot be."""
        seven, turned = "7" + self.turned[1], self.turned
        places = (UNSEEN, HAND + seat)
        changed = {
            seven: moved(self.ways.of(seven), places, TURNED),
            turned: moved(self.ways.of(turned), (TURNED,), HAND + seat),
        }
        self.turned = seven
        return self.with_seven(seat, turned, changed)

    def with_seven(self, seat, card, changed):
        """Accepts what a seven has changed; a reason where that cannot be.

        `card`: the one that the seat is now known to have.
        """
        if not self.ways.accept(changed):
            return MISSING
        return None if self.holds_seven(seat, [card]) else TOO_MANY

    def take_up(self, last):
        """The stock is out: melds go to hand, the turned card to the last seat to draw.

        Nothing can be melded after this, so marks and open cards are forgotten.
        """
        self.is_taken_up = True
        for card in list(self.ways.cards):
            found = {}
            for copies, each in self.ways.cards[card].items():
                up = tuple(sorted([taken_up(copy & PLACE, last) for copy in copies]))
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
            return sum([copy & PLACE in places for copy in copies])

        return self.ways.limit(self.held[seat], load, most)


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


def unplayable(card):
    """The reason that refuses a card that was played."""
    return "not_available", f"{card_name(card)} cannot be played."
