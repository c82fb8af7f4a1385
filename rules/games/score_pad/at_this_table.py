"""The numbers and players of a game on the pad, for the referee's answers."""

from .finish import ends_by_itself


def facts(referee):
    """Sentences by the keys of situations: who deals, what ends the game, who leads."""
    table = referee.table
    dealer = table.players[table.deal.dealer]
    next_dealer = table.players[table.left_of(table.deal.dealer)]
    best = "fewest" if table.lowest_wins else "most"
    found = {
        "who_deals_first": f"{dealer} deals this deal, then {next_dealer}.",
        "who_wins": f"In this game, the {best} points win.",
    }
    if table.options["ends"] != "open":
        found["what_ends_the_game"] = ends_by_itself(table.options)
    return found
