"""Pinochle's irregularities: the offences, and the reasons to deal again."""

from ...card_game import Misdeal, Offence


def announced_ruling(words):
    """A ruling that costs nothing: the referee says it of the player."""

    def rule(deal, entry):
        deal.table.announce(words.replace("NAME", deal.table.players[entry.seat]))

    return rule


def renege(deal, entry):
    """The offender's side pays when the deal is complete, once."""
    side = deal.table.side_of[entry.seat]
    if side not in deal.reneged:
        deal.reneged.append(side)
    deal.table.announce(f"Renege by {deal.table.players[entry.seat]}")


def lead_stands(deal, entry):
    """The lead is legal now: the seat leads the next trick."""
    deal.leader = entry.seat
    name = deal.table.players[entry.seat]
    deal.table.announce(f"Lead out of turn by {name} stands")


def why_legal(deal, entry):
    """A pack that was not cut is dealt again only until the trump card is turned."""
    if deal.is_begun():
        return "deal_stands", "The trump card has been turned up, so the deal stands."
    return None


def no_misdeal(deal, entry):
    """A player's own cards that were seen are no reason to deal again."""
    return "not_a_misdeal", "A player's own exposed card is not a misdeal."


OFFENCES = (
    Offence(
        "renege_corrected",
        "Renege, noticed in time",
        "Noticed before the next play: corrected without penalty",
        rule=announced_ruling("Renege by NAME corrected in time"),
    ),
    Offence(
        "renege",
        "Renege, noticed too late",
        "The deal is played out and counted, but the offender's side loses points",
        rule=renege,
    ),
    Offence(
        "lead_out_of_turn",
        "Led out of turn, taken back",
        "Noticed before the next trick was led: corrected",
        rule=announced_ruling("Lead out of turn by NAME: taken back"),
    ),
    Offence(
        "lead_out_of_turn_stands",
        "Led out of turn, noticed later",
        "The lead stands: this player leads to the next trick entered",
        rule=lead_stands,
    ),
    Offence(
        "play_out_of_turn",
        "Played out of turn, taken back",
        "Noticed before the next trick was led: corrected",
        rule=announced_ruling("Play out of turn by NAME: taken back"),
    ),
    Offence(
        "play_out_of_turn_stands",
        "Played out of turn, noticed later",
        "The play stands: the card counts as if played in turn",
        rule=announced_ruling("Play out of turn by NAME stands"),
    ),
    Offence(
        "exposed_card",
        "Showed their own card",
        "No misdeal and no penalty",
        rule=announced_ruling("Exposed card of NAME: no penalty"),
    ),
    Offence(
        "looked_at_tricks",
        "Looked through tricks",
        "Allowed only after a renege is charged, but there is no penalty",
        rule=announced_ruling("NAME looked through tricks: no penalty"),
    ),
    Offence(
        "angling",
        "Gave advice or a signal",
        "Costs no points; the others may refuse to play on",
        rule=announced_ruling("Warning to NAME: no angling"),
    ),
)
TABLE_TALK = Offence(
    "table_talk",
    "Table talk between partners",
    "Hints and comments are forbidden, so the player is warned",
    rule=announced_ruling("Warning to NAME: no table talk"),
)
DRAW_OUT_OF_TURN = Offence(
    "draw_out_of_turn",
    "Drew out of turn",
    "The draw is corrected before the next lead",
    rule=announced_ruling("Draw out of turn by NAME: put right"),
)
MISDEALS = (
    Misdeal("exposed_in_cut", "Cards exposed while cutting or reuniting the pack"),
    Misdeal("not_cut", "Pack not offered for the cut", why_not=why_legal),
    Misdeal("face_up_in_pack", "Cards found face up in the pack during the deal"),
    Misdeal("dealer_exposed_other", "Dealer exposes another player's card"),
    Misdeal(
        "dealer_exposed_own", "Dealer exposes their own card", no_misdeal, is_never=True
    ),
    Misdeal(
        "player_exposed_own",
        "A player exposes their own card",
        no_misdeal,
        is_never=True,
    ),
    Misdeal("wrong_hand", "Somebody was dealt too few or too many cards"),
    Misdeal("imperfect_deck", "Too few, too many or wrong cards in the pack"),
    Misdeal("wrong_count_at_end", "Wrong number of cards noticed at the end"),
    Misdeal("agreed", "Everyone agrees to throw the deal in"),
)
