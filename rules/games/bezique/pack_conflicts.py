"""Melds that exclude each other, by a card or a rank of which there are too few."""

from ...cards import SUITS
from ...words import NUMBERS, RANK_NAMES, card_name, join_with_and, need_one, none_left
from .copies.book import MISSING, TOO_MANY, USED
from .copies.copies_needed import SERVED, SPOKEN_FOR
from .melds import why_not_there
from .whereabouts import tell_meld, why_too_few

# the reasons that counting gives, and the card or rank that each is about
SCARCE = {SPOKEN_FOR[name]: name for name in SPOKEN_FOR}
WORN = {SERVED[name]: name for name in SERVED}
SUITED = {rank: [rank + suit for suit in SUITS] for rank in "AKQJ"}
# a card serves once in each of these kinds
KIND = {"sequence": "marriage", "marriage": "marriage"}


def why_apart(deal, seat, claim):
    """Why the cards of a claim cannot be there: (code, sentence), or None."""
    return in_full(deal, seat, claim, why_not_there(deal, seat, claim))


def in_full(deal, seat, claim, why):
    """What counting says against a claim, in full.

    The sentence names the melds made before where it is they that leave no card.
    """
    if why in SCARCE:
        return why[0], by_scarce(deal, seat, claim, SCARCE[why]) or why[1]
    if why in WORN or why == USED:
        return why[0], by_worn(deal, seat, claim, why)
    if why == MISSING:
        return why[0], by_missing(deal, seat, claim)
    if why == TOO_MANY:
        return why[0], by_full_hand(deal, seat, claim)
    return why


def by_scarce(deal, seat, claim, name):
    """All melds of either side that need a card or a rank; "" where none was made."""
    made = []
    for side, _ in enumerate(deal.table.sides):
        is_own = side == deal.table.side_of[seat]
        made += melds_that_need(
            deal, side, name, kind_of(deal, claim) if is_own else None
        )
    if not made:
        return by_turned(deal, seat, claim, name)
    copies = deal.house.copies * (1 if len(name) > 1 else 4)
    needed = card_name(name) if len(name) > 1 else f"the {RANK_NAMES[name]}s"
    words = need_one(made + [tell_meld(deal, seat, claim)], needed, copies)
    is_lying = deal.book.lying in SUITED.get(name, (name,))
    return words[:-1] + ", one of which is turned up." if is_lying else words


def by_turned(deal, seat, claim, name):
    """A meld that needs all copies of a card, one of which lies turned up."""
    if deal.book.lying != name:
        return ""
    new, copies = tell_meld(deal, seat, claim), NUMBERS[deal.house.copies]
    if deal.house.copies == 1:
        return none_left(name, new, ["it is turned up"])
    needed = f"{new} needs {copies} copies of {card_name(name)}"
    return f"{needed}, and one of the {copies} is turned up."


def by_missing(deal, seat, claim):
    """Where the copies are of the first card of a claim of which too few are left."""
    new, ways = tell_meld(deal, seat, claim), deal.book.ways
    seats = [seat, deal.partner(seat)]
    for card, count in claim.each:
        why = why_too_few(deal, ways, card, new, count, seats)
        if why:
            return why
    if claim.lying:
        return f"{new}: these cards cannot all be on the table."
    return f"{new}: these cards cannot all be on the table or in hand."


def by_full_hand(deal, seat, claim):
    """The melds of a seat that lie there and are too many with another."""
    held = deal.book.holdings.cards[seat]
    made = [
        tell_meld(deal, seat, meld)
        for maker, meld in deal.made
        if maker == seat and any(card in held for card in meld.cards)
    ]
    made = [one for n, one in enumerate(made) if one not in made[:n]]
    new = tell_meld(deal, seat, claim)
    if not made:
        return f"{new}: {TOO_MANY[1][:1].lower()}{TOO_MANY[1][1:]}"
    new = new.replace("'s ", "'s next ", 1) if new in made else new
    melds = join_with_and(made + [new])
    return f"{melds} together need more than the seven cards of a hand."


def melds_that_need(deal, side, name, kind):
    """The melds of a side, in words, that need a card in one of its kinds.

    `kind`: which; None for that in which it needs the most.
    """
    by_kind = {}
    for seat, meld in deal.made:
        if deal.table.side_of[seat] == side and name in meld.counts:
            melds = by_kind.setdefault(kind_of(deal, meld), [])
            if meld.kind == "sequence":  # a marriage made before goes into it
                married = [pair for pair in melds if pair[1].kind == "marriage"]
                melds[:] = [pair for pair in melds if pair not in married[:1]]
            melds.append((seat, meld))
    if kind not in by_kind:
        kind = most_of(by_kind, name)
    return [tell_meld(deal, *meld) for meld in by_kind.get(kind, ())]


def most_of(by_kind, name):
    """The kind in which melds need the most of a card; None of no melds."""
    most, kinds = 0, sorted(by_kind)
    best = None
    for kind in kinds:
        count = sum([one.counts[name] for _, one in by_kind[kind]])
        if count > most:
            most, best = count, kind
    return best


def kind_of(deal, claim):
    """The melds in which a card serves once with this one."""
    return "" if deal.house.is_once else KIND.get(claim.kind, claim.kind)


def by_worn(deal, seat, claim, why):
    """In which melds of its side the cards of a claim have served."""
    names = [WORN[why]] if why in WORN else claim.counts
    side, kind = deal.table.side_of[seat], kind_of(deal, claim)
    made = [
        tell_meld(deal, *meld)
        for meld in deal.made
        if deal.table.side_of[meld[0]] == side
        and kind_of(deal, meld[1]) == kind
        and any(name in meld[1].counts for name in names)
    ]
    if not made:
        return why[1]
    made = [one for n, one in enumerate(made) if one not in made[:n]]
    new = tell_meld(deal, seat, claim)
    new = new.replace("'s ", "'s next ", 1) if new in made else new
    needs = "need" if claim.kind == "four" else "needs"
    return f"{why[1][:-1]} in {join_with_and(made)}: {new} {needs} another."
