"""How many copies the melds need at least: the book where no cards are recorded.

For each side and card it works out how many copies of the card the melds of that side
need at least. A claim is refused when the copies that all sides need, and the one that
lies turned up, are more than the packs hold.

Most cards never run short. So a claim that is made is only noted, as if no card of it
had served before; what it really needs is worked out when some card seems to run short.
"""

from ....cards import SUITS, pack
from ....words import RANK_NAMES, SUIT_NAMES
from ..melds import FOURS
from .places import highest_level

# What the melds of a side need of one card, (copies, wed, paired, levels, named,
# least). `copies`: how many of it at least; `wed`: copies used in marriages only;
# `paired`: copies in marriages and sequences; `levels`: for each copy in beziques the
# largest bezique it served in; `named`: copies in fours, or in all melds where a card
# may serve in one only; `least`: 1 once the turned card was taken for a seven.
NO_NEED = (0, 0, 0, (), 0, 0)


def in_words(name):
    """A card, or a rank, of which there are several."""
    if len(name) == 1:
        return f"The {RANK_NAMES[name]}s"
    return f"The {RANK_NAMES[name[0]]}s of {SUIT_NAMES[name[1]]}"


# card, or rank: why there is none for a claim
WORDS = {name: in_words(name) for name in pack("ATKQJ") + list(FOURS.values())}
SERVED = {
    name: ("already_used", WORDS[name] + " that are left are already used.")
    for name in WORDS
}
SPOKEN_FOR = {
    name: ("not_available", WORDS[name] + " are all taken.") for name in WORDS
}


class CopiesNeeded:
    """What the melds of a deal need, side by side.

    `side_of`: the side of each seat. `lying`: the card that lies turned up, or None.
    `spoken_for`: {card, or rank: how many of it all sides need, and what lies there};
    it is too many while some of the melds are only `noted`: the (side, claim) that are
    not in the `needs` yet, which are {side: Needs}. `made`: the ranks of all fours.
    """

    def __init__(self, house, side_of, turned):
        self.house, self.side_of = house, side_of
        self.spoken_for, self.noted, self.needs = {}, [], {}
        self.made, self.lying, self.may_pass = "", None, ()
        self.copies, self.of_rank = house.copies, len(SUITS) * house.copies
        if turned:
            self.turn(turned)

    def turn(self, card):
        """A card is turned up, and lies there."""
        self.lying = card
        self.spoken_for[card] = self.spoken_for[card[0]] = 1
        if self.house.is_polish:
            self.may_pass = passing_cards(card)

    def why_not(self, claim, seat):
        """Why counting leaves no room for a claim: (code, sentence), or None."""
        scarce = self.scarce(claim)
        if not scarce:
            return None
        if self.noted:
            self.reckon()
        needs = self.needs_of(self.side_of[seat])
        for name, count in scarce:
            left = self.left_for(needs, name)
            if left < count and left < needs.more_needed(claim, name, count):
                is_used = self.are_enough(needs, claim, scarce)
                return (SERVED if is_used else SPOKEN_FOR)[name]
        return None

    def are_enough(self, needs, claim, scarce):
        """Whether a claim could be if past uses did not count."""
        for name, count in scarce:
            left = self.left_for(needs, name)
            if left < count and left < needs.more_if_forgotten(claim, name, count):
                return False
        return True

    def left_for(self, needs, name):
        """How many of a card or rank are left for who has these needs already."""
        left = self.copies if len(name) > 1 else self.of_rank
        if name in self.may_pass:
            is_lying = self.lying is not None and name in (self.lying, self.lying[0])
            return left - needs.of(name) - is_lying
        return left - self.spoken_for[name]

    def scarce(self, claim):
        """(card, count) of each that may be too few, and (rank, count) with fours."""
        spoken_for, copies, scarce = self.spoken_for, self.copies, []
        for card, count in claim.each:
            if spoken_for.get(card, 0) + count > copies:
                scarce.append((card, count))
        made = claim.ranks[0][0] if claim.kind == "four" else self.made
        if made:
            for rank, count in claim.ranks:
                if rank in made and spoken_for.get(rank, 0) + count > self.of_rank:
                    scarce.append((rank, count))
        return scarce

    def take(self, claim, seat, is_scored=True):
        """Notes a claim that fits; what is only laid down needs nothing."""
        if is_scored:
            spoken_for = self.spoken_for
            for name, count in claim.counts.items():
                spoken_for[name] = spoken_for.get(name, 0) + count
            self.noted.append((self.side_of[seat], claim))
            if claim.kind == "four":
                self.made += FOURS[claim.reason]

    def reckon(self):
        """Finds out what the melds that were only noted really need."""
        for side, claim in self.noted:
            self.needs_of(side).take(claim, self.spoken_for)
        self.noted = []

    def needs_of(self, side):
        """The Needs of a side."""
        if side not in self.needs:
            self.needs[side] = Needs(self.house)
        return self.needs[side]

    def why_not_exchange(self, seat):
        """None: no meld tells where the sevens are."""

    def exchange(self, seat):
        """A side takes the card that lies turned up, and a seven lies there."""
        self.needs_of(self.side_of[seat]).take_turned(self.lying, self.spoken_for)
        self.lying = "7" + self.lying[1]

    def why_not_show(self, seat):
        """None: no meld tells where the sevens are."""

    def show(self, seat):
        """A seven is shown: no meld needs it."""


class Needs:
    """What the melds of one side need at least.

    `cards`: {card: need}; `of_cards`: {rank: how many cards of it that is}; `fours`:
    the ranks of the fours made; `ranks`: {rank: how many of it are needed in all}.
    """

    def __init__(self, house):
        self.house, self.cards, self.of_cards = house, {}, {}
        self.fours, self.ranks = "", {}

    def take(self, claim, spoken_for):
        """It has made a claim: what is spoken for beyond its need is free again."""
        cards, of_cards = self.cards, self.of_cards
        for card, count in claim.each:
            before = cards.get(card, NO_NEED)
            cards[card] = after = with_claim(before, claim, count, self.house)
            more, rank = after[0] - before[0], card[0]
            if more:
                of_cards[rank] = of_cards.get(rank, 0) + more
            if more < count:
                spoken_for[card] += more - count
        if claim.kind == "four":
            self.fours += FOURS[claim.reason]
        for rank, count in claim.ranks:
            spoken_for[rank] += self.more_by_now(rank) - count

    def take_turned(self, card, spoken_for):
        """It has taken the card that lay turned up for a seven, and needs that."""
        before = self.cards.get(card, NO_NEED)
        self.cards[card] = after = with_turned(before)
        more, rank = after[0] - before[0], card[0]
        self.of_cards[rank] = self.of_cards.get(rank, 0) + more
        spoken_for[card] += more - 1
        spoken_for[rank] += self.more_by_now(rank) - 1

    def more_by_now(self, rank):
        """How many more of a rank it needs than when that was last asked."""
        before, needed = self.ranks.get(rank, 0), self.of_cards.get(rank, 0)
        if rank in self.fours:
            needed = max(needed, len(SUITS) * self.fours.count(rank))
        self.ranks[rank] = needed
        return needed - before

    def of(self, name):
        """How many of a card, or of a rank, it needs."""
        if len(name) > 1:
            return self.cards.get(name, NO_NEED)[0]
        return self.ranks.get(name, 0)

    def more_needed(self, claim, name, count):
        """How many more of a card, or of a rank, a claim needs that takes so many."""
        if len(name) > 1:
            need = self.cards.get(name, NO_NEED)
            return with_claim(need, claim, count, self.house)[0] - need[0]
        fours = self.fours.count(name) + (claim.kind == "four")
        return self.more_of_rank(claim, name, fours, self.more_needed)

    def more_if_forgotten(self, claim, name, count):
        """How many more of a card, or of a rank, where past uses do not count."""
        if len(name) > 1:
            return max(0, count - self.of(name))
        fours = max(self.fours.count(name), claim.kind == "four")
        return self.more_of_rank(claim, name, fours, self.more_if_forgotten)

    def more_of_rank(self, claim, rank, fours, more):
        """How many more of a rank: so many fours, or all the cards that are named."""
        of_cards = self.of_cards.get(rank, 0)
        for card, count in claim.each:
            if card[0] == rank:
                of_cards += more(claim, card, count)
        return max(of_cards, len(SUITS) * fours) - self.of(rank)


def passing_cards(turned):
    """The cards, and whole ranks, that may pass to the other side when they are won."""
    cards = [rank + suit for rank in "KQJ" for suit in SUITS]
    return ["K", "Q", "J", "T" + turned[1]] + cards


def with_claim(need, claim, count, house):
    """What a claim that takes so many of a card makes of the need for it."""
    copies, wed, paired, levels, named, least = need
    kind, grown = claim.kind, copies
    if house.is_once or kind == "four":
        grown = named = named + count
    elif kind == "marriage":
        wed += 1
        grown = paired = paired + 1
    elif kind == "bezique":
        levels = with_bezique(levels, claim, house)
        grown = len(levels)
    elif wed:
        wed -= 1
    else:
        grown = paired = paired + 1
    if grown > copies:
        copies = grown
    return copies, wed, paired, levels, named, least


def with_turned(need):
    """The need for the turned card of who takes it for a seven."""
    copies, wed, paired, levels, named, _least = need
    return max(1, copies), wed, paired, levels, named, 1


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
