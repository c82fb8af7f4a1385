"""The numbers and players of a game of Oh Hell, for the referee's answers."""

from ...words import number_of


def facts(referee):
    """Sentences by the keys of situations: cards and deals, who deals, bids, leads."""
    table, deal = referee.table, referee.table.deal
    players = table.players
    left = players[table.left_of(deal.dealer)]
    return {
        "hand_sizes": cards_and_deals(table, deal),
        "who_deals_first": f"{players[deal.dealer]} deals this deal, then {left}.",
        "who_bids_first": f"{players[deal.order[0]]} bids first in this deal.",
        "who_leads": f"{left} leads to the first trick of this deal.",
    }


def cards_and_deals(table, deal):
    """How many play, how many deals there are, and the cards of this one."""
    deals, sizes = len(table.ledger), table.ledger
    numbers = f"{number_of(len(table.players), 'player')}, {number_of(deals, 'deal')}"
    largest = f"the largest with {number_of(max(sizes), 'card')} each"
    return f"{numbers}, {largest}. This deal: {number_of(deal.hand, 'card')} each."
