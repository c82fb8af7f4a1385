"""The numbers and players of a game of Pinochle, for the referee's answers."""

from ...words import SUIT_NAMES, number_of, with_capital

CARDS_IN_PACK = 48


def facts(referee):
    """Sentences by the keys of situations: cards, partners, who deals, leads, ends."""
    table = referee.table
    found = of_game(table) | of_deal(table, table.deal)
    if len(table.sides) < len(table.players):
        found["change_seats"] = " against ".join(table.names) + "."
    if table.deal.turn_up.trump:
        suit = with_capital(SUIT_NAMES[table.deal.turn_up.trump])
        found["no_bidding"] = f"{suit} are trumps in this deal."
    return found


def of_game(table):
    """What is so in the whole game."""
    return {
        "players_and_cards": cards(table),
        "end_of_deal": f"Each deal has {table.ledger.tricks} tricks.",
        "what_ends_the_game": target(table.ledger.race),
    }


def of_deal(table, deal):
    """What is so in this deal."""
    dealer, left = [table.players[seat] for seat in table.round_from(deal.dealer)[:2]]
    leader = table.players[table.ledger.leaders[deal.dealer]]
    found = {
        "who_deals_first": f"{dealer} deals this deal, then {left}.",
        "who_leads": f"{leader} leads to the first trick of this deal.",
    }
    if "form" in table.options:
        found["turn_up_exchange"] = f"In this deal, {left} may exchange first."
    return found


def cards(table):
    """How many play, how large the pack is, and what each of them gets."""
    pack = table.options.get("deck", CARDS_IN_PACK)
    players = number_of(len(table.players), "player")
    return f"{players}, {pack} cards: {number_of(table.ledger.hand, 'card')} each."


def target(race):
    """What this game is played to."""
    if race.is_to_target:
        return f"The target is {race.target} points."
    return "This game is a single deal."
