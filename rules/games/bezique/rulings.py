"""Bezique's irregularities: what the table may rule on, and why it deals again."""

from ...card_game import Misdeal, Offence
from ...errors import RuleError
from ...fields import Number
from ...prompts import bad_field
from .winnings import other, write

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


def says(ruling):
    """A ruling that costs nothing."""

    def rule(table, entry):
        table.announce(ruling)

    return rule


def forfeits(ruling, points):
    """A ruling that costs points where forfeits are played."""

    def rule(table, entry):
        table.announce(ruling)
        if table.deal.course.house.forfeits == "classic":
            side = table.side_of[entry.seat]
            write(table, side, -points, "forfeit", ruling.split(":")[0])

    return rule


def wrong_meld(table, entry):
    """Where tricks are entered, the meld of the turn is used up."""
    course = table.deal.course
    if course.is_tracked():
        course.check_melding(entry.seat)
        course.check_one_meld()
        course.has_melded = True
    table.announce(WRONG_MELD)


class Taken(Number):
    """The brisques of the last eight tricks, where only the table knows them."""

    def is_formed(self, value, table):
        return super().is_formed(value, table) and is_taken_needed(table.deal.course)

    def picture(self, table):
        is_needed = is_taken_needed(table.deal.course)
        return super().picture(table) | {"optional": not is_needed}


def is_taken_needed(course):
    """Whether only the table knows which brisques are of the last eight tricks."""
    house = course.house
    return house.moves_last_eight and house.counts is None and course.is_tally()


def check_taken(form, entry, given, table):
    """A renege in a deal that is a tally says what was taken."""
    is_renege = entry.type == "penalty" and entry.offence == "renege"
    if not is_renege or entry.taken is not None or not table.deal.is_opened:
        return
    if is_taken_needed(table.deal.course):
        raise bad_field(form, "'taken': brisques scored in the last eight tricks")


def renege(table, entry):
    """The cards of the deal, or the last eight tricks, are lost."""
    course, side = table.deal.course, table.side_of[entry.seat]
    check_renege(course, side)
    if course.house.moves_last_eight:
        hand_over(course, side, entry.taken)
    else:
        names = " and ".join(table.players[seat] for seat in table.sides[side])
        table.announce(f"Renege: {names} scores nothing for cards in this deal")
        course.winnings.lose_cards(side)


def hand_over(course, side, taken):
    """The last eight tricks go to the other side, with the brisques that scored."""
    winnings, brisques = course.winnings, 0
    if course.house.counts is None:
        brisques = winnings.late[side] if course.is_tracked() else taken
    has = winnings.early[side] + winnings.late[side]
    if brisques > has:
        raise RuleError("wrong_brisques", f"Only {has} brisques were entered there.")
    name = course.table.name(other(side))
    course.table.announce(f"Renege: the last eight tricks go to {name}")
    winnings.hand_over(side, brisques)


def check_renege(course, side):
    """Refuses a renege before there can be one, and a second ruling."""
    has_begun = course.is_late() if course.is_tracked() else course.mode is not None
    if not has_begun:
        raise RuleError("no_renege_yet", "A renege is in the last eight tricks only.")
    if side in course.winnings.reneged or side in course.winnings.handed:
        raise RuleError("already_ruled", "This renege has been ruled on already.")


def before_play(table, entry):
    """Only before the first entry of play."""
    if table.deal.course.mode is not None:
        raise RuleError("too_late", "Play has begun: the deal stands.")


def before_turn_up(table, entry):
    """Only before a card is turned up."""
    before_play(table, entry)
    if table.deal.course.turned is not None:
        raise RuleError("too_late", "A card has been turned up: the deal stands.")


def never(table, entry):
    """No reason to deal again."""
    raise RuleError("not_a_misdeal", "Who exposes a card of his own plays on.")


TAKEN = Taken("taken", low=0, optional=True, label="Brisques of the last eight")
OFFENCES = (
    Offence(
        "renege",
        "Reneged in the last eight tricks",
        "Nothing for cards in this deal, or the last eight tricks are lost",
        TAKEN,
        rule=renege,
    ),
    Offence(
        "renege_corrected",
        "Reneged, seen before the next play",
        IN_TIME,
        rule=says(IN_TIME),
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
    Offence("wrong_meld", "Melded wrongly", WRONG_MELD, rule=wrong_meld),
    Offence("own_card_exposed", "Showed a card", OWN_CARD, rule=says(OWN_CARD)),
    Offence("looked_at_tricks", "Looked at tricks", LOOKED, rule=says(LOOKED)),
    Offence("angling", "Told a player what to play", ANGLING, rule=says(ANGLING)),
)
MISDEALS = (
    Misdeal("exposed_in_cut", "A card was exposed in the cut", rule=before_play),
    Misdeal("face_up_in_pack", "A card lay face up in the pack", rule=before_play),
    Misdeal(
        "dealer_exposed_card",
        "The dealer exposed another player's card",
        rule=before_play,
    ),
    Misdeal("not_cut", "The pack was not cut", rule=before_turn_up),
    Misdeal("wrong_hand", "Too many or too few cards were dealt"),
    Misdeal("imperfect_deck", "The pack is not complete"),
    Misdeal("wrong_count", "Wrong number of cards at the last trick"),
    Misdeal("own_card_exposed", "Somebody exposed a card of his own", rule=never),
)
