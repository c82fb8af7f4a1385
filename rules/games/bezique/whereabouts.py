"""Where the copies of a card are, in a sentence, once too few of them are left."""

from ...words import card_name, join_with_and, none_left, number_of
from .copies.places import HAND, OPEN, PLACE, TABLE, TURNED


def tell_meld(deal, seat, claim):
    """A meld in a sentence: "Ann's marriage in hearts"."""
    return deal.table.players[seat] + "'s " + claim.words_within


def why_too_few(deal, ways, card, needed_for, count=1, seats=(), plays=()):
    """That so many copies of a card are not left, in words; "" if that is not so.

    `ways`: those of the cards; `seats`: who may have the copies, of which none is
    elsewhere; `plays`: (seat, card) of those played to this trick before.
    """
    names = deal.table.players
    places = plays_of_card(deal, card)
    places += [f"{names[seat]} plays one now" for seat, one in plays if one == card]
    for seat in deal.table.seats:
        if seat not in seats:
            places += held_by(deal, ways.of(card), card, seat)
    places += ["one is turned up"] * fewest_in(ways.of(card), (TURNED,))
    if len(places) + count <= deal.house.copies:
        return ""
    if deal.house.copies == 1:
        places = [place.replace("one", "it", 1) for place in places]
    return none_left(card, needed_for, places, count)


def plays_of_card(deal, card):
    """Who has played a card, and when, in words."""
    return [
        f"{deal.table.players[seat]} played one in trick {number + 1}"
        for number, plays in enumerate(deal.played)
        for seat, played_card in plays
        if played_card == card
    ]


def held_by(deal, ways, card, seat):
    """Where a seat has the copies that it is sure to have: in its melds, in words."""
    held = fewest_in(ways, (TABLE + seat, HAND + seat, OPEN + seat))
    melds = [tell_meld(deal, *one) for one in deal.made if one[0] == seat]
    cards = [one[1].cards or () for one in deal.made if one[0] == seat]
    places = [
        f"one is in {meld}" for meld, named in zip(melds, cards) if card in named
    ][-held:]
    has_one = f"{deal.table.players[seat]} has one"
    return places + [has_one] * (held - len(places)) if held else []


def fewest_in(ways, places):
    """The fewest copies of a card that lie in some places."""
    return min([sum([copy & PLACE in places for copy in copies]) for copies in ways])


def why_not_played(deal, playing):
    """Why a trick cannot have been played, in words; "" if no one card tells it."""
    if playing.missing is None:
        return why_others_left(deal, playing)
    seat, card, from_table = playing.plays[playing.place]
    name = deal.table.players[seat]
    if from_table:
        return f"{name} has no copy of {card_name(card)} on the table."
    before = [(seat, card) for seat, card, _ in playing.plays[: playing.place]]
    return why_too_few(deal, playing.ways, card, f"{name} to play", plays=before)


def why_others_left(deal, playing):
    """Who still has more cards to play than tricks that are left, in words."""
    left = playing.tricks_left
    for seat, most in enumerate(playing.holdings.most):
        if left is not None and most > left and is_full(playing, seat):
            held = join_with_and(sure_cards(playing, seat))
            name, tricks = deal.table.players[seat], number_of(left, "trick")
            return f"{name} still has {held}, with {tricks} to come."
    return ""


def is_full(playing, seat):
    """Whether a seat has more cards than there are tricks left for them."""
    return not playing.holdings.fits(playing.changed, [seat], playing.tricks_left)


def sure_cards(playing, seat):
    """The cards that a seat is sure to hold after a trick, by name."""
    places, held = (TABLE + seat, HAND + seat), []
    for card in sorted(playing.holdings.cards[seat]):
        ways = playing.changed.get(card) or playing.ways.of(card)
        held += [card_name(card)] * fewest_in(ways, places)
    return held
