"""The numbers and players of a game of Piquet, for the referee's answers."""

from ...words import join_with_and, number_of
from .ending import form_of


def facts(referee):
    """Sentences by the keys of situations: cards and sides, dealer, elder, target."""
    table, deal = referee.table, referee.table.deal
    dealer, elder = table.players[deal.dealer], table.players[deal.seats[0]]
    left = table.players[table.left_of(deal.dealer)]
    tricks = number_of(table.game.hand_size, "trick")
    found = {
        "players_and_cards": players_and_cards(table, deal),
        "who_deals_first": f"{dealer} deals this deal, then {left}.",
        "who_leads": f"{elder} declares and leads first in this deal.",
        "end_of_deal": f"This deal has {tricks}.",
        "what_ends_the_game": end_of_game(table, deal),
    }
    if "exchange" in [room.type for room in table.game.entry_types]:
        found["how_many_exchange"] = exchanges(deal, elder, dealer)
    return found


def players_and_cards(table, deal):
    """Who plays this deal, with how many cards each."""
    sides = [[table.players[seat] for seat in table.sides[one]] for one in deal.sides]
    names = [join_with_and(side) for side in sides]
    cards = number_of(table.game.hand_size, "card")
    if len(names) > 2:
        return f"{join_with_and(names)} play this deal, with {cards} each."
    return f"This deal: {names[0]} against {names[1]}, with {cards} each."


def end_of_game(table, deal):
    """Which deal this is, of how many; the target where that ends the game."""
    target, deals = table.options.get("target"), table.ledger.due
    if target is not None and form_of(table).deals is None:
        return f"The target is {target}. This is deal {deal.number}."
    if deal.number > deals:
        return f"This is deal {deal.number}, because the totals were level."
    return f"This is deal {deal.number} of {deals}."


def exchanges(deal, elder, dealer):
    """Who exchanges in this deal, in order."""
    if not deal.table.game.has_replies:
        return f"In this deal only {dealer} may exchange."
    return f"{elder} exchanges first in this deal, then {dealer}."
