"""Pinochle's irregularities: what the table may rule on, and why it deals again."""

from ...card_game import Misdeal, Offence
from ...errors import RuleError


def said(words):
    """A ruling that costs nothing: the referee says it of the player."""

    def rule(table, entry):
        table.announce(words.replace("NAME", table.players[entry.seat]))

    return rule


def renege(table, entry):
    """The offender's side pays when the deal is complete, once."""
    side = table.side_of[entry.seat]
    if side not in table.deal.reneged:
        table.deal.reneged.append(side)
    table.announce(f"Renege by {table.players[entry.seat]}")


def lead_stands(table, entry):
    """The lead is legal now: the seat leads the next trick."""
    table.deal.tricks.leader = entry.seat
    table.announce(f"Lead out of turn by {table.players[entry.seat]} stands")


def before_turn_up(table, entry):
    """A pack that was not cut is dealt again only until the trump card is turned."""
    if table.game.has_begun(table):
        raise RuleError("deal_stands", "The trump card is turned: the deal is legal.")


def no_misdeal(table, entry):
    """Cards of one's own that are seen are no reason to deal again."""
    raise RuleError("not_a_misdeal", "A player who shows his own cards: no misdeal.")


OFFENCES = (
    Offence(
        "renege_corrected",
        "Renege, noticed in time",
        "Before the next proper play it is put right, and costs nothing",
        rule=said("Renege by NAME corrected in time"),
    ),
    Offence(
        "renege",
        "Renege, noticed too late",
        "The deal is played out and counted; the offender's side loses its points",
        rule=renege,
    ),
    Offence(
        "lead_out_of_turn",
        "Led out of turn, taken back",
        "Noticed before the next trick was led: the error is put right",
        rule=said("Lead out of turn by NAME: taken back"),
    ),
    Offence(
        "lead_out_of_turn_stands",
        "Led out of turn, noticed later",
        "The lead stands: this seat leads to the next trick entered",
        rule=lead_stands,
    ),
    Offence(
        "play_out_of_turn",
        "Played out of turn, taken back",
        "Noticed before the next trick was led: the error is put right",
        rule=said("Play out of turn by NAME: taken back"),
    ),
    Offence(
        "play_out_of_turn_stands",
        "Played out of turn, noticed later",
        "The play stands: the card counts as if played in turn",
        rule=said("Play out of turn by NAME stands"),
    ),
    Offence(
        "exposed_card",
        "Showed a card of his own",
        "No misdeal and no penalty",
        rule=said("Exposed card of NAME: no penalty"),
    ),
    Offence(
        "looked_at_tricks",
        "Looked through tricks",
        "Not allowed without charging a renege, but no penalty is laid down",
        rule=said("NAME looked through tricks: no penalty"),
    ),
    Offence(
        "angling",
        "Told or signalled what to play",
        "Cannot be scored; the table may refuse to play with him",
        rule=said("Warning to NAME: no angling"),
    ),
)
TABLE_TALK = Offence(
    "table_talk",
    "Table talk between partners",
    "Cues and comments are forbidden: a warning",
    rule=said("Warning to NAME: no table talk"),
)
DRAW_OUT_OF_TURN = Offence(
    "draw_out_of_turn",
    "Drew out of turn",
    "The cards are put right before the next lead",
    rule=said("Draw out of turn by NAME: put right"),
)
MISDEALS = (
    Misdeal("exposed_in_cut", "Cards exposed in cutting or reuniting the pack"),
    Misdeal("not_cut", "Pack not offered to be cut", rule=before_turn_up),
    Misdeal("face_up_in_pack", "Cards face up in the pack during the deal"),
    Misdeal("dealer_exposed_other", "Dealer exposes another player's card"),
    Misdeal("dealer_exposed_own", "Dealer exposes his own card", rule=no_misdeal),
    Misdeal("player_exposed_own", "A player exposes his own card", rule=no_misdeal),
    Misdeal("wrong_hand", "Somebody was dealt too few or too many cards"),
    Misdeal("imperfect_deck", "Too few, too many or wrong cards in the pack"),
    Misdeal("wrong_count_at_end", "After the last trick the hands were wrong"),
    Misdeal("agreed", "The table agrees to throw the deal in"),
)
