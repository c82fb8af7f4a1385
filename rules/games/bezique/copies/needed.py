"""How many copies the melds need at least: the book where no cards are recorded.

For each side and card it reckons how many copies of the card the melds of that side
need at least. A claim is refused when the copies that all sides need, and the one that
lies turned up, are more than the packs hold.

Most cards never run short. So a claim that is made is only noted, as if no card of it
had served before; what it really needs is reckoned when some card seems to run short.
"""

from ....cards import SUITS
from ....words import RANK_NAMES, SUIT_NAMES
from ..melds import FOURS
from .places import highest_level

# What the melds of a side need of one card, (copies, wed, paired, levels, named,
# least). `copies`: how many of it at least; `wed`: copies used in marriages only;
# `paired`: copies in marriages and sequences; `levels`: for each copy in beziques the
# largest bezique it served in; `named`: copies in fours, or in all melds where a card
# may serve in one only; `least`: 1 once the turned card was taken for a seven.
NO_NEED = (0, 0, 0, (), 0, 0)
RANKS = "AKQJ"  # those of which four are a meld


class CopiesNeeded:
    """What the melds of a deal need, side by side.

    `side_of`: the side of each seat. `lying`: the card that lies turned up, or None.
    `spoken_for`: {card, or rank: how many of it all sides need, and what lies there};
    it may be too many of what nobody has asked about. `noted`: the (side, claim) that
    are not in the `needs` yet, which are {side: Needs}. `made`: the ranks of all fours.
    `reckoned`: the cards and ranks of which `spoken_for` is not too many.
    """

    def __init__(self, house, side_of, turned):
        self.house, self.side_of = house, side_of
        self.spoken_for, self.noted, self.needs = {}, [], {}
        self.made, self.lying, self.may_pass, self.reckoned = "", None, (), set()
        if turned:
            self.turn(turned)

    def turn(self, card):
        """A card is turned up, and lies there."""
        self.lying = card
        self.spoken_for[card] = self.spoken_for[card[0]] = 1
        if self.house.is_polish:
            self.may_pass = passing_cards(card)

    def why_not(self, claim, seat, is_scored=True):
        """Why counting leaves no room for a claim: (code, sentence), or None."""
        scarce = self.scarce(claim)
        if not scarce:
            return None
        self.reckon(scarce)
        side = self.side_of[seat]
        lack = self.lack(side, claim, scarce)
        if lack is None:
            return None
        if self.lack(side, claim, scarce, is_forgetful=True) is None:
            return "already_used", f"{lack} that are left have served already."
        return "not_available", f"{lack} are all spoken for."

    def scarce(self, claim):
        """(card, count) of each that may be too few, and (rank, count) with fours."""
        spoken_for, copies, found = self.spoken_for, self.house.copies, []
        for card, count in claim.each:
            if spoken_for.get(card, 0) + count > copies:
                found.append((card, count))
        of_rank = len(SUITS) * copies
        made = claim.ranks[0][0] if claim.kind == "four" else self.made
        for one in claim.ranks if made else ():
            if one[0] in made and spoken_for.get(one[0], 0) + one[1] > of_rank:
                found.append(one)
        return found

    def take(self, claim, seat, is_scored=True):
        """Notes a claim that fits; what is only laid down needs nothing."""
        if is_scored:
            spoken_for = self.spoken_for
            for name, count in claim.counts:
                spoken_for[name] = spoken_for.get(name, 0) + count
            self.noted.append((self.side_of[seat], claim))
            if claim.kind == "four":
                self.made += FOURS[claim.reason]

    def reckon(self, scarce):
        """Finds out what all melds so far need of what is scarce."""
        if self.noted:
            for side, claim in self.noted:
                self.needs_of(side).take(claim)
            self.noted, self.reckoned = [], set()
        for name, _count in scarce:
            if name not in self.reckoned:
                needed = [self.needs[side].of(name) for side in self.needs]
                self.spoken_for[name] = sum(needed) + self.is_lying(name)
                self.reckoned.add(name)

    def needs_of(self, side):
        """The Needs of a side."""
        if side not in self.needs:
            self.needs[side] = Needs(self.house)
        return self.needs[side]

    def why_not_exchange(self, seat):
        """None: no meld tells where the sevens are."""

    def exchange(self, seat):
        """A side takes the card that lies turned up, and a seven lies there."""
        self.needs_of(self.side_of[seat]).take_turned(self.lying)
        self.reckoned = set()
        self.lying = "7" + self.lying[1]

    def why_not_show(self, seat):
        """None: no meld tells where the sevens are."""

    def show(self, seat):
        """A seven is shown: no meld needs it."""

    def lack(self, side, claim, scarce, is_forgetful=False):
        """Of what there is too little once a side has made a claim, in words; or None.

        `is_forgetful`: past uses do not count.
        """
        needs = self.needs_of(side)
        for name, count in scarce:
            most = self.house.copies * (len(SUITS) if name in RANKS else 1)
            if self.spoken_for[name] + count > most:
                needed = needs.after(claim, name, count, is_forgetful)
                if needed + self.others_need(needs, name) > most:
                    return in_words(name)
        return None

    def others_need(self, needs, name):
        """How many of a card or rank sides with other needs have, or lie turned up."""
        if name in self.may_pass:
            return self.is_lying(name)
        return self.spoken_for[name] - needs.of(name)

    def is_lying(self, name):
        """Whether the card that lies turned up is this card, or of this rank."""
        return self.lying is not None and name in (self.lying, self.lying[0])


class Needs:
    """What the melds of one side need at least.

    `cards`: {card: need}; `told`: {rank: how many cards of it that is}; `fours`: the
    ranks of the fours made.
    """

    def __init__(self, house):
        self.house, self.cards, self.told, self.fours = house, {}, {}, ""

    def take(self, claim):
        """It has made a claim."""
        cards, told = self.cards, self.told
        for card, count in claim.each:
            before = cards.get(card, NO_NEED)
            cards[card] = after = with_claim(before, claim, count, self.house)
            told[card[0]] = told.get(card[0], 0) + after[0] - before[0]
        if claim.kind == "four":
            self.fours += FOURS[claim.reason]

    def take_turned(self, card):
        """It has taken the card that lay turned up for a seven."""
        before = self.cards.get(card, NO_NEED)
        self.cards[card] = after = with_turned(before)
        self.told[card[0]] = self.told.get(card[0], 0) + after[0] - before[0]

    def of(self, name):
        """How many of a card, or of a rank, it needs."""
        if name in RANKS:
            fours = len(SUITS) * self.fours.count(name)
            return max(self.told.get(name, 0), fours)
        return self.cards.get(name, NO_NEED)[0]

    def after(self, claim, name, count, is_forgetful):
        """The same once it has made a claim, which takes so many."""
        if name in RANKS:
            return self.of_rank_after(claim, name, is_forgetful)
        need = self.cards.get(name, NO_NEED)
        if is_forgetful:
            return max(count, need[0])
        return with_claim(need, claim, count, self.house)[0]

    def of_rank_after(self, claim, rank, is_forgetful):
        """The cards of a rank that it needs once it has made a claim."""
        fours, told = self.fours.count(rank), self.told.get(rank, 0)
        if claim.kind == "four":
            fours = max(1, fours) if is_forgetful else fours + 1
        for card, count in claim.each:
            if card[0] == rank:
                after = self.after(claim, card, count, is_forgetful)
                told += after - self.of(card)
        return max(told, len(SUITS) * fours)


def in_words(name):
    """A card, or a rank, of which there are several."""
    if name in RANKS:
        return f"The {RANK_NAMES[name]}s"
    return f"The {RANK_NAMES[name[0]]}s of {SUIT_NAMES[name[1]]}"


def passing_cards(turned):
    """The cards, and whole ranks, that may pass to the other side when they are won."""
    cards = [rank + suit for rank in "KQJ" for suit in SUITS]
    return ["K", "Q", "J", "T" + turned[1]] + cards


def with_claim(need, claim, count, house):
    """What a claim that takes so many of a card makes of the need for it."""
    _copies, wed, paired, levels, named, least = need
    if house.is_once or claim.kind == "four":
        named += count
    elif claim.kind == "marriage":
        wed, paired = wed + 1, paired + 1
    elif claim.kind == "bezique":
        levels = with_bezique(levels, claim, house)
    elif wed:
        wed -= 1
    else:
        paired += 1
    copies = max(paired, len(levels), named, least)
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
