"""The book of melds where nobody has said what was played: counting alone decides.

For each side and card it keeps how many copies of the card the melds of that side need
at least. A claim is refused when the copies that all sides need, and the one that lies
turned up, are more than the packs hold.
"""

from ...cards import SUITS, pack
from ...words import RANK_NAMES, SUIT_NAMES
from .copies.places import highest_level
from .melds import FOURS

# What the melds of a side need of one card, (wed, paired, levels, named, least). `wed`:
# copies used in marriages only; `paired`: copies in marriages and sequences; `levels`:
# for each copy in beziques the largest bezique it served in; `named`: copies in fours;
# `least`: 1 once the turned card was taken for a seven.
NO_NEED = (0, 0, (), 0, 0)
RANKS = "789TJQKA"
NO_COPIES = dict.fromkeys(pack(RANKS) + list(RANKS), 0)  # of each card, of each rank


class Needs:
    """What the melds of one side need at least.

    `cards`: {card: need}; `copies`: how many of each card that is, and of each rank.
    `fours`: {rank: how many were made}.
    """

    def __init__(self):
        self.cards, self.copies, self.fours = {}, dict(NO_COPIES), {}

    def of_rank(self, rank, more, fours):
        """The copies of a rank once so many more are needed, and so many fours."""
        return max(self.copies[rank] + more, len(SUITS) * fours)

    def unnamed(self, rank):
        """The copies that fours of a rank need beyond those that other melds tell."""
        fours = self.fours.get(rank, 0)
        return max(0, len(SUITS) * fours - self.copies[rank]) if fours else 0


class Counted:
    """What the melds of a deal need, side by side.

    `side_of`: the side of each seat. `lying`: the card that lies turned up, or None.
    `spoken_for`: the copies of a card, or of a rank, that all sides need, and what
    lies there. `made`: the ranks of all fours.
    """

    def __init__(self, house, side_of, turned):
        self.house, self.side_of = house, side_of
        self.needs = [Needs() for _side in range(1 + max(side_of.values()))]
        self.made, self.lying, self.may_pass = "", None, ()
        self.spoken_for = dict(NO_COPIES)
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
        needs = self.needs[self.side_of[seat]]
        lack = self.lack(needs, claim)
        if lack is None:
            return None
        if self.lack(needs, claim, is_forgetful=True) is None:
            return "already_used", f"{lack} that are left have served already."
        return "not_available", f"{lack} are all spoken for."

    def take(self, claim, seat, is_scored=True):
        """Writes down a claim that fits; what is only laid down needs nothing."""
        if not is_scored:
            return
        needs = self.needs[self.side_of[seat]]
        for card, count in claim.each:
            need = with_claim(needs.cards.get(card, NO_NEED), claim, count, self.house)
            self.write(needs, card, need)
        if claim.kind == "four":
            self.write_four(needs, FOURS[claim.reason])

    def write(self, needs, card, need):
        """From now on a side needs so much of a card."""
        copies, rank, spoken_for = needs.copies, card[0], self.spoken_for
        more = copies_needed(need, self.house) - copies[card]
        needs.cards[card] = need
        if more:
            new = max(0, more - needs.unnamed(rank)) if self.made else more
            spoken_for[card] += more
            spoken_for[rank] += new
            copies[card] += more
            copies[rank] += more

    def write_four(self, needs, rank):
        """A side has made four of a rank: of those that it needs, or others."""
        before = needs.unnamed(rank)
        needs.fours[rank] = needs.fours.get(rank, 0) + 1
        more = needs.unnamed(rank) - before
        self.spoken_for[rank] += more
        self.made += rank

    def why_not_exchange(self, seat):
        """None: no meld tells where the sevens are."""

    def exchange(self, seat):
        """A side takes the card that lies turned up, and a seven lies there."""
        needs, card = self.needs[self.side_of[seat]], self.lying
        self.spoken_for[card] -= 1
        self.spoken_for[card[0]] -= 1
        self.lying = "7" + card[1]
        wed, paired, levels, named, _least = needs.cards.get(card, NO_NEED)
        self.write(needs, card, (wed, paired, levels, named, 1))

    def why_not_show(self, seat):
        """None: no meld tells where the sevens are."""

    def show(self, seat):
        """A seven is shown: no meld needs it."""

    def lack(self, needs, claim, is_forgetful=False):
        """What there is not enough of, in words, once a side has made a claim.

        None where all is there, as when nobody needs so many of its cards and ranks.
        `is_forgetful`: past uses do not count.
        """
        spoken_for, copies = self.spoken_for, self.house.copies
        for card, count in claim.each:
            is_rare = spoken_for[card] + count > copies
            if is_rare and self.is_card_lacking(
                needs, claim, card, count, is_forgetful
            ):
                return f"The {RANK_NAMES[card[0]]}s of {SUIT_NAMES[card[1]]}"
        for rank, count in claim.ranks if self.made or claim.kind == "four" else ():
            is_rare = spoken_for[rank] + count > len(SUITS) * copies
            if is_rare and self.is_rank_lacking(needs, claim, rank, is_forgetful):
                return f"The {RANK_NAMES[rank]}s"
        return None

    def is_card_lacking(self, needs, claim, card, count, is_forgetful):
        """Whether a claim and all other sides need more of a card than there is."""
        if card in self.may_pass:
            others = card == self.lying
        else:
            others = self.spoken_for[card] - needs.copies[card]
        copies = self.copies_after(needs, claim, card, count, is_forgetful)
        return copies + others > self.house.copies

    def is_rank_lacking(self, needs, claim, rank, is_forgetful):
        """Whether a claim and the fours leave too few cards of a rank."""
        fours = made = needs.fours.get(rank, 0)
        if claim.kind == "four":
            fours = max(1, made) if is_forgetful else made + 1
        elif rank not in self.made:
            return False
        if rank in self.may_pass:
            others = self.lying[0] == rank
        else:
            others = self.spoken_for[rank] - needs.of_rank(rank, 0, made)
        more = self.more_of_rank(needs, claim, rank, is_forgetful)
        most = len(SUITS) * self.house.copies
        return needs.of_rank(rank, more, fours) + others > most

    def more_of_rank(self, needs, claim, rank, is_forgetful):
        """How many cards of a rank a side needs for a claim beyond those it has."""
        more = 0
        for card, count in claim.each:
            if card[0] == rank:
                copies = self.copies_after(needs, claim, card, count, is_forgetful)
                more += copies - needs.copies[card]
        return more

    def copies_after(self, needs, claim, card, count, is_forgetful):
        """The copies of a card that a side needs once it has made a claim."""
        if is_forgetful:
            return max(count, needs.copies[card])
        need = with_claim(needs.cards.get(card, NO_NEED), claim, count, self.house)
        return copies_needed(need, self.house)


def passing_cards(turned):
    """The cards, and whole ranks, that may pass to the other side when they are won."""
    cards = [rank + suit for rank in "KQJ" for suit in SUITS]
    return ["K", "Q", "J", "T" + turned[1]] + cards


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
    return wed, paired, levels, named, least


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
    _wed, paired, levels, named, least = need
    if house.is_once:
        return max(paired + len(levels) + named, least)
    return max(paired, len(levels), named, least)
