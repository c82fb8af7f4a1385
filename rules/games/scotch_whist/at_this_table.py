"""The numbers and players of a game of Scotch Whist, for the referee's answers."""

from ...words import SUIT_NAMES, number_of, with_capital


def facts(referee):
    """Sentences by the keys of situations: cards, sides, trumps, who deals, leads."""
    table, deal = referee.table, referee.table.deal
    players = table.players
    dealer, left = players[deal.dealer], players[table.left_of(deal.dealer)]
    found = {
        "players_and_cards": cards_each(table, deal),
        "end_of_deal": f"This deal has {number_of(deal.hand, 'trick')}.",
        "who_deals_first": f"{dealer} deals this deal, then {left}.",
        "who_leads": f"{left} leads to the first trick of this deal.",
        "turned_card": f"{dealer} has the turned card of this deal.",
        "cards_above": cards_dealt(table, deal),
        "what_ends_the_game": f"The target is {table.options['target']} points.",
    }
    if len(table.sides) < len(players):
        found["sides"] = f"{' against '.join(table.names)}."
    if deal.honours.trump:
        suit = with_capital(SUIT_NAMES[deal.honours.trump])
        found["trumps_in_doubt"] = f"{suit} are trumps in this deal."
    return found


def cards_each(table, deal):
    """How many play, the cards of each, and how many nobody is dealt."""
    players, cards = number_of(deal.players, "player"), number_of(deal.hand, "card")
    in_sixes = ", in hands of six" if table.ledger.is_in_sixes else ""
    left_out = deal.honours.left_out
    left = f" Left out: {number_of(left_out, 'card')}." if left_out else ""
    return f"{players}, {cards} each{in_sixes}.{left}"


def cards_dealt(table, deal):
    """How many cards a side takes before any scores."""
    who = "player" if len(table.sides) == len(table.players) else "side"
    dealt = deal.hand * len(table.sides[0])
    return f"In this game each {who} scores 1 for each card above {dealt}."
