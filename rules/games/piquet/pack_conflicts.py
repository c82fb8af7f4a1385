"""Two claims that exclude each other, by a card or a suit that both need."""

from ...words import RANK_NAMES, SUIT_NAMES, card_name, join_with_and
from .combinations import CLASSES, LONGEST, RANKS, Run, Set, words_of
from .deal import IMPOSSIBLE


def why_apart(deal, seat, claim):
    """Why a claim cannot stand beside the others: with which one it cannot, and why.

    Where no two of them exclude each other, all together do.
    """
    for other, other_part in parts_of_others(deal, seat):
        for part in claim.parts:
            both = needed_by_both(other_part, part) or needed_by_both(part, other_part)
            if both:
                first, second = (
                    tell_part(deal, other, other_part),
                    tell_part(deal, seat, part),
                )
                return IMPOSSIBLE[0], f"{first} and {second} both need {both}."
    return why_no_cards(
        deal, seat, [tell_part(deal, seat, part) for part in claim.parts]
    )


def why_no_cards(deal, seat, new):
    """Why what is `new` of a seat, in words, fits no cards: beside all that is claimed.

    Its own claims are named as well.
    """
    made = [one for one in told_of_all(deal, seat) if one not in new]
    if not made:
        return IMPOSSIBLE
    return IMPOSSIBLE[0], f"{join_with_and(new)} cannot fit with {join_with_and(made)}."


def told_of_all(deal, seat):
    """All that is claimed, in words: what others than a seat claim comes first."""
    parts = parts_of_others(deal, seat) + own_parts(deal, seat)
    return [tell_part(deal, speaker, part) for speaker, part in parts]


def claimed_by(deal, seat):
    """All that a seat has claimed itself, in words."""
    return [tell_part(deal, *one) for one in own_parts(deal, seat) if one[0] == seat]


def own_parts(deal, seat):
    """(seat, part) of all that the side of a seat has claimed."""
    return [
        (speaker, part)
        for kind in CLASSES
        for speaker, claim in deal.declarations.claims(kind)
        if deal.side_of(speaker) == deal.side_of(seat)
        for part in claim.parts
    ]


def parts_of_others(deal, seat):
    """(seat, part) of all that the other sides have claimed."""
    return [
        (other, part)
        for kind in CLASSES
        for other, claim in deal.declarations.claims(kind)
        if deal.side_of(other) != deal.side_of(seat)
        for part in claim.parts
    ]


def tell_part(deal, seat, part):
    """A part of a claim in a sentence: "Ann's quart to the king in hearts"."""
    words = words_of(part)
    suit = getattr(part, "suit", None)
    where = f" in {SUIT_NAMES[suit]}" if suit else ""
    return f"{deal.name(seat)}'s {words[:1].lower()}{words[1:]}{where}"


def needed_by_both(part, other):
    """What two parts of different hands cannot share, in words; "" of nothing."""
    if type(part) is Run and type(other) is Set:
        return by_run_and_set(part, other)
    if Set in (type(part), type(other)) or not part.suit or part.suit != other.suit:
        return ""
    if type(part) is Run and type(other) is Run:
        return by_runs(part, other) or by_suit(part, other)
    return by_suit(part, other)


def by_run_and_set(run, part):
    """A card of a rank of which the other has all four."""
    if part.count < 4 or part.rank not in surely_in(run):
        return ""
    return card_name(part.rank + run.suit) if run.suit else f"a {RANK_NAMES[part.rank]}"


def surely_in(run):
    """The ranks that a run has, wherever it begins if nobody has said."""
    if run.top:
        last = RANKS.index(run.top) + 1
        return RANKS[last - run.length : last]
    return RANKS[LONGEST - run.length : run.length]


def by_runs(run, other):
    """A card that two runs of a suit have in common."""
    for rank in surely_in(run):
        if rank in surely_in(other):
            return card_name(rank + run.suit)
    return ""


def by_suit(run, other):
    """More cards of their suit than there are."""
    cards = run.length + other.length
    return f"{cards} {SUIT_NAMES[run.suit]}" if cards > LONGEST else ""
