"""Bezique's irregularities: what the table may rule on, and why it deals again."""

from ...card_game import Misdeal, Offence, saying
from ...fields import Number
from ...words import number_of
from .meld import MELD, why_not_melder
from .scoring import BRISQUE_POINTS, LAST_TRICK_POINTS, other

RANKS = "789JQKTA"  # from low to high
SMALL_FORFEIT, LARGE_FORFEIT = 10, 100

IN_TIME = "Renege corrected in time: no penalty"
OUT_OF_TURN = (
    "Played out of turn: the card goes back unless the next trick has been led"
)
DREW_OUT_OF_TURN = "Drawn out of turn: the cards are put right"
NO_DRAW = "Played without drawing: the missing card is drawn now"
OVERDREW = "Too many drawn: the extra card goes back"
WRONG_MELD = (
    "Wrong meld: the cards are taken back, and no meld until another trick is won"
)
OWN_CARD = "Own card exposed: not a misdeal, play on"
LOOKED = "Taken tricks may not be looked through: no penalty"
ANGLING = "No advice at the table: no penalty in points"


def forfeits(ruling, points):
    """A ruling that costs points where forfeits are played."""

    def rule(deal, entry):
        deal.table.announce(ruling)
        if deal.house.forfeits == "classic":
            deal.score_seat(entry.seat, -points, "forfeit", ruling.split(":")[0])

    return rule


def why_no_meld(deal, entry):
    """Where tricks are entered, a wrong meld is that of the turn."""
    if not deal.is_tracked:
        return None
    return why_not_melder(deal, entry.seat) or MELD.why_used_up(deal)


def use_up_meld(deal, entry):
    """Where tricks are entered, the meld of the turn is used up."""
    deal.has_melded = deal.is_tracked
    deal.table.announce(WRONG_MELD)


class LateBrisques(Number):
    """The brisques of the last eight tricks, where only the table knows them."""

    def is_formed(self, value, table):
        return super().is_formed(value, table) and is_taken_needed(table.deal)

    def picture(self, table):
        return super().picture(table) | {"optional": not is_taken_needed(table.deal)}


def is_taken_needed(deal):
    """Whether only the table knows which brisques are of the last eight tricks."""
    house = deal.house
    return house.moves_last_eight and house.counts is None and not deal.is_tracked


def is_taken_missing(deal, entry):
    """Whether a renege does not say what was taken, though it must."""
    if entry.type != "penalty" or entry.offence != "renege" or entry.taken is not None:
        return False
    return deal.is_opened and is_taken_needed(deal)


def why_no_renege(deal, entry):
    """A renege before there can be one, one that is ruled on, or too many brisques."""
    side = deal.table.side_of[entry.seat]
    has_begun = deal.is_late() if deal.is_tracked else deal.mode is not None
    if not has_begun:
        return "no_renege_yet", "A renege is possible only in the last eight tricks."
    if deal.winnings.is_ruled(side):
        return "already_ruled", "This renege has already been ruled on."
    has = deal.winnings.of(side)
    if deal.house.moves_last_eight and brisques_of_late(deal, entry) > has:
        return "wrong_brisques", f"This side has only {number_of(has, 'brisque')}."
    return None


def renege(deal, entry):
    """The cards of the deal, or the last eight tricks, are lost."""
    table, side = deal.table, deal.table.side_of[entry.seat]
    if deal.house.moves_last_eight:
        table.announce(f"Renege: the last eight tricks go to {table.name(other(side))}")
        hand_over(deal, side, brisques_of_late(deal, entry))
    else:
        names = " and ".join(table.players[seat] for seat in table.sides[side])
        table.announce(f"Renege: {names} scores nothing for cards in this deal")
        lose_cards(deal, side)


def brisques_of_late(deal, entry):
    """The brisques of the last eight tricks that have scored."""
    if deal.house.counts is not None:
        return 0
    side = deal.table.side_of[entry.seat]
    return deal.winnings.late[side] if deal.is_tracked else entry.taken or 0


def lose_cards(deal, side):
    """The side loses what it has for cards, and scores nothing more for them."""
    lost = sum(
        line.points
        for line in deal.lines
        if line.side == side and line.reason in ("brisques", "last_trick")
    )
    deal.winnings.reneged.add(side)
    deal.score(side, -lost, "renege", "Renege: nothing for cards")


def hand_over(deal, side, brisques):
    """The side's last eight tricks go to the other: so many brisques that scored,
    the last trick if it has scored, and all that follows."""
    points, winnings = BRISQUE_POINTS * brisques, deal.winnings
    if deal.house.is_last_trick_late() and winnings.last_winner == side:
        points += LAST_TRICK_POINTS
    winnings.handed.add(side)
    deal.score(side, -points, "renege", "Renege: the last eight tricks")
    deal.score(other(side), points, "renege", "The last eight tricks")


def announce_reneges(deal, plays):
    """Announces the earlier tricks that the cards of a new one show to be wrong.

    `plays`: (seat, card), the leader first.
    """
    for seat, card in plays:
        for number, led in deal.denied.get((seat, card[1]), ()):
            if led is None or beats(card, led):
                announce_renege(deal, seat, number)
    for seat, suit, led in denials(plays, deal.trump, deal.house.players == 2):
        deal.denied.setdefault((seat, suit), []).append((deal.tricks + 1, led))


def announce_renege(deal, seat, number):
    """Announces a renege in the trick of this number, unless that was done before."""
    if (seat, number) not in deal.reneges:
        deal.reneges.add((seat, number))
        name = deal.table.players[seat]
        deal.table.announce(f"Renege by {name} in trick {number}")


def denials(plays, trump, must_win):
    """(seat, suit, led) of each suit that a trick of the last eight says is not held.

    `led`: the card led, where only cards that beat it are denied; else None.
    """
    led, denied = plays[0][1], []
    for seat, card in plays[1:]:
        if card[1] != led[1]:
            denied.append((seat, led[1], None))
            if trump not in (None, led[1], card[1]):
                denied.append((seat, trump, None))
        elif must_win and not beats(card, led):
            denied.append((seat, led[1], led))
    return denied


def beats(card, led):
    """Whether a card of the suit led wins over the card led."""
    return RANKS.index(card[0]) > RANKS.index(led[0])


def why_begun(deal, entry):
    """A reason that holds only before the first entry of play."""
    if deal.mode is not None:
        return "too_late", "Play has begun: the deal stands."
    return None


def why_turned(deal, entry):
    """A reason that holds only before a card is turned up."""
    why = why_begun(deal, entry)
    if why is None and deal.turned is not None:
        return "too_late", "A card has been turned up: the deal stands."
    return why


def why_never(deal, entry):
    """No reason to deal again."""
    return "not_a_misdeal", "A player who exposes their own card plays on."


TAKEN = LateBrisques("taken", low=0, optional=True, label="Brisques in the last eight")
OFFENCES = (
    Offence(
        "renege",
        "Reneged in the last eight tricks",
        "No points for cards in this deal, or the last eight tricks are lost",
        TAKEN,
        rule=renege,
        why_not=why_no_renege,
    ),
    Offence(
        "renege_corrected",
        "Renege corrected in time",
        IN_TIME,
        rule=saying(IN_TIME),
    ),
    Offence(
        "out_of_turn",
        "Played out of turn",
        OUT_OF_TURN,
        rule=forfeits(OUT_OF_TURN, SMALL_FORFEIT),
    ),
    Offence(
        "drew_out_of_turn",
        "Drew out of turn",
        DREW_OUT_OF_TURN,
        rule=forfeits(DREW_OUT_OF_TURN, SMALL_FORFEIT),
    ),
    Offence(
        "no_draw",
        "Played without drawing",
        NO_DRAW,
        rule=forfeits(NO_DRAW, SMALL_FORFEIT),
    ),
    Offence(
        "overdrew",
        "Drew too many cards",
        OVERDREW,
        rule=forfeits(OVERDREW, LARGE_FORFEIT),
    ),
    Offence(
        "wrong_meld",
        "Invalid meld",
        WRONG_MELD,
        rule=use_up_meld,
        why_not=why_no_meld,
    ),
    Offence(
        "own_card_exposed", "Showed their own card", OWN_CARD, rule=saying(OWN_CARD)
    ),
    Offence("looked_at_tricks", "Looked through tricks", LOOKED, rule=saying(LOOKED)),
    Offence("angling", "Told a player what to play", ANGLING, rule=saying(ANGLING)),
)
MISDEALS = (
    Misdeal("exposed_in_cut", "A card was exposed in the cut", why_not=why_begun),
    Misdeal("face_up_in_pack", "A card lay face up in the pack", why_not=why_begun),
    Misdeal(
        "dealer_exposed_card",
        "The dealer exposed another player's card",
        why_not=why_begun,
    ),
    Misdeal("not_cut", "The pack was not cut", why_not=why_turned),
    Misdeal("wrong_hand", "Too many or too few cards were dealt"),
    Misdeal("imperfect_deck", "The pack is not complete"),
    Misdeal("wrong_count", "Wrong number of cards at the last trick"),
    Misdeal("agreed", "All agree, or the cards cannot be put right"),
    Misdeal("own_card_exposed", "Showed their own card", why_never, is_never=True),
)
