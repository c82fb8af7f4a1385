"""The numbers and players of a game of Tablanette, for the referee's answers."""

from .deal import PLAYS


def facts(referee):
    """Sentences by the keys of situations: who deals, plays, took last; the target."""
    table, deal = referee.table, referee.table.deal
    players = table.players
    dealer, other = players[deal.dealer], players[table.left_of(deal.dealer)]
    found = {
        "who_deals_first": f"{dealer} deals this deal, then {other}.",
        "who_leads": f"{other} plays first in this deal.",
        "what_ends_the_game": f"The target is {table.options['target']} points.",
    }
    if deal.is_by_cards and deal.plays < PLAYS:
        found["who_leads"] += f" Now {players[deal.turn]} plays."
    if deal.last_taker is not None:
        took = f"{players[deal.last_taker]} took last."
        found["rest_of_table"] = found["last_taker_disputed"] = took
    return found
