"""The numbers and players of a game of Bezique, for the referee's answers."""

from ...words import SUIT_NAMES, number_of
from .house_rules import HAND

PACK = 32  # cards; as many packs as copies of each card


def facts(referee):
    """Sentences by the keys of situations: cards, dealer, leader, trumps, target."""
    table, deal = referee.table, referee.table.deal
    dealer, left = table.players[deal.dealer], table.left_of(deal.dealer)
    tricks = tricks_of(deal)
    said = {
        "players_and_cards": players_and_cards(deal.house),
        "who_deals_first": f"{dealer} deals this deal, then {table.players[left]}.",
        "who_leads": who_leads(table.players, deal, left),
        "end_of_deal": tricks,
        "last_draw": tricks,
        "what_ends_the_game": f"This game goes to {table.ledger.goal} points.",
    }
    if deal.trump:
        said["no_trump_yet"] = f"Trumps are {SUIT_NAMES[deal.trump]} in this deal."
    if deal.house.counts is None:
        said["count_wrong"] = f"Brisques still to enter: {deal.brisques_left()}."
    return said


def players_and_cards(house):
    """How many play, and how many cards there are."""
    players = number_of(house.players, "player")
    return f"{players}, {PACK * house.copies} cards, {number_of(HAND, 'card')} each."


def who_leads(players, deal, left):
    """Who leads to the next trick, as far as the tricks are entered."""
    if deal.is_tracked and deal.tricks < deal.house.all_tricks:
        return f"{players[deal.leader]} leads to trick {deal.tricks + 1}."
    return f"{players[left]} leads to the first trick of this deal."


def tricks_of(deal):
    """How many tricks a deal has, and the last that a meld may follow."""
    house = deal.house
    whole = f"A deal has {house.all_tricks} tricks, {house.stock_tricks} with a stock."
    return f"{whole} The last meld follows trick {house.last_meld}."
