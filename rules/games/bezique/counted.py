"""The book of melds where nobody has said what was played: counting alone decides.

For each side and card it keeps how many copies of the card the melds of that side need
at least. A claim is refused when the copies that all sides need, and the one that lies
turned up, are more than the packs hold.
"""

from collections import namedtuple

from ...cards import SUITS
from ...words import RANK_NAMES, SUIT_NAMES
from .copies.places import highest_level
from .melds import FOURS

# What the melds of a side need of one card. `wed`: copies used in marriages only;
# `paired`: copies in marriages and sequences; `levels`: for each copy in beziques the
# largest bezique it served in; `named`: copies in fours; `least`: 1 once the turned
# card was taken for a seven.
Need = namedtuple("Need", "wed paired levels named least")
NO_NEED = Need(0, 0, (), 0, 0)


class Counted:
    """What the melds of a deal need, side by side.

    `side_of`: the side of each seat. `lying`: the card that lies turned up, or None.
    `needs`: for each side {card: Need}; `copies`: the same as numbers, {card: copies};
    `spoken_for`: those of all sides, and what lies there. `fours`: for each side how
    many of each rank were made.
    """

    def __init__(self, house, side_of, turned):
        self.house, self.side_of, self.lying = house, side_of, turned
        sides = 1 + max(side_of.values())
        self.needs = [{} for _side in range(sides)]
        self.copies = [{} for _side in range(sides)]
        self.spoken_for = {turned: 1}
        self.fours = [{} for _side in range(sides)]
        self.made = ""  # the ranks of all fours
        self.may_pass = passing_cards(turned) if turned and house.is_polish else ()

    def why_not(self, claim, seat, is_scored=True):
        """(code, sentence) where counting leaves no room for a claim."""
        if self.is_plenty(claim):
            return None
        side = self.side_of[seat]
        copies = {
            card: copies_needed(need, self.house)
            for card, need in self.after(claim, side)
        }
        rank = FOURS.get(claim.reason)
        fours = self.fours[side].get(rank, 0)
        lack = self.lack(side, copies, claim, fours + 1)
        if lack is None:
            return None
        held = self.copies[side]
        copies = {card: max(n, held.get(card, 0)) for card, n in claim.counts()}
        if self.lack(side, copies, claim, max(fours, 1)) is None:
            return "already_used", f"{lack} that are left have served already."
        return "not_available", f"{lack} are all spoken for."

    def is_plenty(self, claim):
        """Whether there are so many copies that nobody needs that a claim must fit."""
        if claim.kind == "four" or self.made:
            return False
        copies, spoken_for = self.house.copies, self.spoken_for
        for card, count in claim.counts():
            if spoken_for.get(card, 0) + count > copies:
                return False
        return True

    def take(self, claim, seat, is_scored=True):
        """Writes down a claim that fits; what is only laid down needs nothing."""
        if not is_scored:
            return
        side = self.side_of[seat]
        for card, need in self.after(claim, side):
            self.write(side, card, need)
        if claim.kind == "four":
            rank, fours = FOURS[claim.reason], self.fours[side]
            fours[rank] = fours.get(rank, 0) + 1
            self.made += rank

    def write(self, side, card, need):
        """From now on a side needs so much of a card."""
        copies = copies_needed(need, self.house)
        more = copies - self.copies[side].get(card, 0)
        self.needs[side][card], self.copies[side][card] = need, copies
        self.spoken_for[card] = self.spoken_for.get(card, 0) + more

    def why_not_exchange(self, seat):
        """None: where nobody knows the cards, a seven may be there."""

    def exchange(self, seat):
        """A side takes the card that lies turned up, and a seven lies there."""
        side, card = self.side_of[seat], self.lying
        need = self.needs[side].get(card, NO_NEED)
        self.spoken_for[card] -= 1
        self.lying = "7" + card[1]
        self.write(side, card, Need(need.wed, need.paired, need.levels, need.named, 1))

    def why_not_show(self, seat):
        """None: where nobody knows the cards, a seven may be there."""

    def show(self, seat):
        """A seven is shown: no meld needs it."""

    def after(self, claim, side):
        """(card, Need) for each card of a claim, as it would be with the claim."""
        needs, house = self.needs[side], self.house
        return [
            (card, with_claim(needs.get(card, NO_NEED), claim, count, house))
            for card, count in claim.counts()
        ]

    def lack(self, side, copies, claim, fours):
        """What there is not enough of, in words, once the side needs these copies.

        None where all is there. `copies`: {card: copies} of those that change. `fours`:
        those of the claim's rank, if it is one.
        """
        held = self.copies[side]
        for card in sorted(copies):
            others = card == self.lying
            if card not in self.may_pass:
                others = self.spoken_for.get(card, 0) - held.get(card, 0)
            if copies[card] + others > self.house.copies:
                return f"The {RANK_NAMES[card[0]]}s of {SUIT_NAMES[card[1]]}"
        for rank in self.contested(claim):
            own = fours if claim.kind == "four" else self.fours[side].get(rank, 0)
            if self.is_rank_lacking(side, rank, copies, own):
                return f"The {RANK_NAMES[rank]}s"
        return None

    def contested(self, claim):
        """The ranks of a claim of which somebody has four: without, cards tell all."""
        if claim.kind == "four":
            return FOURS[claim.reason]
        ranks = [rank for rank in "AKQJ" if rank in self.made]
        return [rank for rank in ranks if any(card[0] == rank for card in claim.cards)]

    def is_rank_lacking(self, side, rank, copies, fours):
        """Whether the fours and the cards of a rank are more than the packs hold."""
        needed = self.rank_copies(side, rank, copies, fours)
        if rank + SUITS[0] not in self.may_pass:
            for other, made in enumerate(self.fours):
                if other != side:
                    needed += self.rank_copies(other, rank, {}, made.get(rank, 0))
        is_lying = self.lying is not None and self.lying[0] == rank
        return needed + is_lying > len(SUITS) * self.house.copies

    def rank_copies(self, side, rank, copies, fours):
        """The copies of a rank that a side needs; these ones stand for its own."""
        own, held = 0, self.copies[side]
        for suit in SUITS:
            card = rank + suit
            own += copies[card] if card in copies else held.get(card, 0)
        return max(own, len(SUITS) * fours)


def passing_cards(turned):
    """The cards that may pass from side to side in the Polish form."""
    return [rank + suit for rank in "KQJ" for suit in SUITS] + ["T" + turned[1]]


def with_claim(need, claim, count, house):
    """What a claim that takes so many of a card makes of the need for it."""
    wed, paired, levels, named, least = need
    if claim.kind == "marriage":
        wed, paired = wed + 1, paired + 1
    elif claim.kind == "sequence" and wed and not house.is_once:
        wed -= 1
    elif claim.kind == "sequence":
        paired += 1
    elif claim.kind == "bezique":
        levels = with_bezique(levels, claim, house)
    else:
        named += count
    return Need(wed, paired, levels, named, least)


def with_bezique(levels, claim, house):
    """The copies in beziques once this one is added.

    All but one of its copies may be old; the largest earlier beziques serve first.
    """
    highest, reusable = highest_level(claim, house), claim.size - 1
    old = sorted(level for level in levels if level <= highest)
    kept = list(levels)
    for level in old[max(0, len(old) - reusable) :]:
        kept.remove(level)
    return tuple(kept) + (claim.size,) * claim.size


def copies_needed(need, house):
    """How many copies a need comes to at least."""
    parts = (need.paired, len(need.levels), need.named)
    return max(sum(parts) if house.is_once else max(parts), need.least)
