"""The numbers and players of a game of Oh Hell, for the referee's answers."""

from ...words import SUIT_NAMES, each_told, number_of
from .bid import is_hooked


def facts(referee):
    """Sentences by the keys of situations, about this game and the deal in progress."""
    table, deal = referee.table, referee.table.deal
    found = {"hand_sizes": cards_and_deals(table)}
    if table.options["tie"] == "play_off":
        cards = number_of(max(table.ledger), "card")
        found["tie"] = f"A play-off after deal {len(table.ledger)} has {cards} each."
    if referee.result is None:
        is_extra = deal.number > len(table.ledger)
        which = "a play-off" if is_extra else f"deal {deal.number}"
        cards = number_of(deal.hand, "card")
        found["hand_sizes"] += f" This is {which}, with {cards} each."
        found.update(of_deal(table, deal))
    return found


def cards_and_deals(table):
    """How many play, how many deals there are, and with which hands."""
    hands, first = table.ledger, table.ledger[0]
    numbers = number_of(len(table.players), "player"), number_of(len(hands), "deal")
    cards = f"{first} to {hands[-1]}"
    if table.options["sequence"] == "custom" or len(hands) < 3:
        cards = ", ".join(map(str, hands))
    elif first == hands[-1]:
        cards = f"{first} to {hands[len(hands) // 2]}, then back to {first}"
    return f"{', '.join(numbers)}. Cards each: {cards}."


def of_deal(table, deal):
    """Who deals, bids and leads in a deal, what is bid so far, and its trumps."""
    names, left = table.players, table.left_of(deal.dealer)
    first, last = names[deal.order[0]], names[deal.order[-1]]
    deals = f"{names[deal.dealer]} deals this deal"
    if deal.number < len(table.ledger):
        deals += f", then {names[table.left_of(table.turn_to_deal)]}"
    found = {
        "who_deals_first": f"{deals}.",
        "who_bids_first": f"{first} bids first in this deal, and {last} last.",
        "who_leads": f"{names[left]} leads to the first trick of this deal.",
    }
    if deal.is_no_trump or deal.trump == "N":
        found["no_trump_deals"] = "This deal has no trumps."
    elif deal.trump:
        found["no_trump_deals"] = f"In this deal, {SUIT_NAMES[deal.trump]} are trumps."
    if deal.bids:
        bids = [(names[seat], deal.bids[seat]) for seat in sorted(deal.bids)]
        found["ask_bids"] = f"{each_told(bids, 'bid')}."
    last, barred = deal.bidder(), deal.hand - deal.total_bid()
    if barred >= 0 and is_hooked(deal, deal.bids | {last: barred}):
        found["hook"] = f"{names[last]} bids last and cannot bid {barred}."
    return found
