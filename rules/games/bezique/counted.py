"""The book of melds where nobody has said what was played: counting alone decides.

For each side and card it keeps how many copies of the card the melds of that side need
at least. A claim is refused when the copies that all sides need, and the one that lies
turned up, are more than the packs hold.
"""

from collections import namedtuple

from ...cards import SUITS
from ...words import RANK_NAMES, SUIT_NAMES
from .melds import FOURS
from .copies.places import highest_level

# What the melds of a side need of one card. `wed`: copies used in marriages only;
# `paired`: copies in marriages and sequences; `levels`: for each copy in beziques the
# largest bezique it served in; `named`: copies in fours; `least`: 1 once the turned
# card was taken for a seven.
Need = namedtuple("Need", "wed paired levels named least")
NO_NEED = Need(0, 0, (), 0, 0)


class Counted:
    """What the melds of a deal need, side by side.

    `side_of`: the side of each seat. `turned`: the card that lies turned up, or None.
    """

    def __init__(self, house, side_of, turned):
        self.house, self.side_of, self.lying = house, side_of, turned
        self.sides = sorted(set(side_of.values()))
        self.needs = [{} for _side in self.sides]  # card -> Need
        self.fours = [dict.fromkeys("AKQJ", 0) for _side in self.sides]
        self.may_pass = passing_cards(turned) if turned and house.is_polish else ()

    def why_not(self, claim, seat, is_scored=True):
        """Why counting leaves no room for a claim: (code, sentence), or None."""
        side = self.side_of[seat]
        after = [] if claim.cards is None else self.after(claim, side)
        copies = {card: copies_needed(need, self.house) for card, need in after}
        lack = self.lack(side, copies, claim)
        return None if lack is None else self.refusal(lack, claim, side)

    def refusal(self, lack, claim, side):
        """The reason: whether the claim would fit were past uses forgotten."""
        copies = {} if claim.cards is None else dict(self.forgetful(claim, side))
        if self.lack(side, copies, claim, is_forgetful=True) is None:
            return "already_used", f"{lack} that are left have served already."
        return "not_available", f"{lack} are all spoken for."

    def take(self, claim, seat, is_scored=True):
        """Writes down a claim that there is room for."""
        if not is_scored:
            return
        side = self.side_of[seat]
        if claim.cards is not None:
            self.needs[side].update(self.after(claim, side))
        if claim.kind == "four":
            self.fours[side][FOURS[claim.reason]] += 1

    def why_not_exchange(self, seat):
        """No meld tells where the sevens are."""

    def why_not_show(self, seat):
        """No meld tells where the sevens are."""

    def exchange(self, seat):
        """A side has taken the card that lies turned up, and a seven lies there."""
        needs = self.needs[self.side_of[seat]]
        need = needs.get(self.lying, NO_NEED)
        needs[self.lying] = Need(need.wed, need.paired, need.levels, need.named, 1)
        self.lying = "7" + self.lying[1]

    def show(self, seat):
        """A seven was shown: no meld needs it."""

    def after(self, claim, side):
        """(card, Need) for each card of a claim, as it would be with the claim."""
        needs = self.needs[side]
        return [
            (card, with_claim(needs.get(card, NO_NEED), claim, count, self.house))
            for card, count in claim.counts()
        ]

    def copies_of(self, side, card):
        """The copies that a side needs of a card now."""
        need = self.needs[side].get(card)
        return 0 if need is None else copies_needed(need, self.house)

    def forgetful(self, claim, side):
        """The copies needed if past uses were forgotten: (card, copies) each."""
        return [
            (card, max(count, self.copies_of(side, card)))
            for card, count in claim.counts()
        ]

    def lack(self, side, copies, claim, is_forgetful=False):
        """What there is not enough of, in words, once the side needs these copies.

        None where all is there. `copies`: those of the cards that change.
        """
        for card in sorted(copies):
            needed = copies[card] + (card == self.lying)
            if card not in self.may_pass:
                others = [other for other in self.sides if other != side]
                needed += sum(self.copies_of(other, card) for other in others)
            if needed > self.house.copies:
                return f"The {RANK_NAMES[card[0]]}s of {SUIT_NAMES[card[1]]}"
        for rank in self.contested(claim):
            if self.is_rank_lacking(side, rank, copies, claim, is_forgetful):
                return f"The {RANK_NAMES[rank]}s"
        return None

    def contested(self, claim):
        """The ranks of a claim of which somebody has four: without, cards tell all."""
        if claim.kind == "four":
            return [FOURS[claim.reason]]
        ranks = [rank for rank in "AKQJ" if any(fours[rank] for fours in self.fours)]
        return [rank for rank in ranks if any(card[0] == rank for card in claim.cards)]

    def is_rank_lacking(self, side, rank, copies, claim, is_forgetful):
        """Whether the fours and the cards of a rank are more than the packs hold."""
        fours = self.fours[side][rank]
        if claim.kind == "four":
            fours = max(fours, 1) if is_forgetful else fours + 1
        needed = self.rank_copies(side, rank, copies, fours)
        if rank + SUITS[0] not in self.may_pass:
            needed += sum(
                self.rank_copies(other, rank, {}, self.fours[other][rank])
                for other in self.sides
                if other != side
            )
        is_lying = self.lying is not None and self.lying[0] == rank
        return needed + is_lying > len(SUITS) * self.house.copies

    def rank_copies(self, side, rank, copies, fours):
        """The copies of a rank that a side needs; these ones stand for its own."""
        own = 0
        for suit in SUITS:
            card = rank + suit
            own += copies[card] if card in copies else self.copies_of(side, card)
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
