"""Scotch Whist's irregularities: what a breach of the rules costs, and misdeals."""

from ...card_game import Offence
from .scoring import BROKEN, RULE_BROKEN

NO_SCORE = "No score in this deal, and 10 off"


def break_rule(deal, entry):
    """The side loses ten, and scores nothing in this deal."""
    table = deal.table
    side = table.side_of[entry.seat]
    table.score(side, RULE_BROKEN, BROKEN, f"{table.players[entry.seat]} broke a rule")
    table.announce(NO_SCORE)


def revoke(deal, entry):
    """As any breach; where the house says so it loses the game."""
    table = deal.table
    if table.options["revoke_costs"] == "game":
        table.clear()
        deal.lost_by = table.side_of[entry.seat]
        table.announce("Revoke: the game is lost")
    else:
        deal.revoked.add(entry.seat)
        break_rule(deal, entry)


OFFENCES = (
    Offence(
        "revoke",
        "Failed to follow suit",
        "No score in this deal and 10 off; at some tables the game is lost",
        rule=revoke,
    ),
    Offence("lead_out_of_turn", "Led out of turn", NO_SCORE, rule=break_rule),
    Offence("play_out_of_turn", "Played out of turn", NO_SCORE, rule=break_rule),
    Offence("card_exposed", "Showed a card", NO_SCORE, rule=break_rule),
    Offence("other", "Broke another rule of play", NO_SCORE, rule=break_rule),
)
