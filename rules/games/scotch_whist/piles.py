"""A whole deal of Scotch Whist at once: the piles, and who caught which honour."""

from ...errors import RuleError
from .honours import NAMES


def count_piles(tricks, entry):
    """Takes the deal from the tricks, or the cards, of each side and its honours."""
    honours, shares = tricks.honours, entry.honours
    named = [key for key in NAMES if shares.get(key) is not None]
    honours.check_named(named)
    taken = entry.tricks or tricks_in(tricks, entry)
    check_tricks(tricks, taken)
    check_shares(tricks, taken, shares, named)
    honours.check_missing(named)
    for key in named:
        honours.take([key], shares[key])
    tricks.taken, tricks.number = taken, tricks.hand


def tricks_in(tricks, entry):
    """The tricks in piles of cards; refuses a pile that is not whole tricks."""
    players, cards = tricks.players, entry.cards
    for number in cards:
        if number % players:
            raise RuleError(
                "not_whole_tricks",
                f"A trick has {players} cards, so nobody can have taken {number}.",
            )
    if sum(cards) != players * tricks.hand:
        raise RuleError(
            "cards_do_not_add",
            f"The cards come to {sum(cards)}: {players * tricks.hand} were played.",
        )
    return [number // players for number in cards]


def check_tricks(tricks, taken):
    """Refuses tricks that are not those of a deal."""
    if sum(taken) != tricks.hand:
        raise RuleError(
            "tricks_do_not_add",
            f"The tricks come to {sum(taken)}, and {tricks.hand} were played.",
        )


def check_shares(tricks, taken, shares, named):
    """Refuses honours that the tricks of a side cannot hold."""
    name = tricks.table.name
    for key in named:
        if not taken[shares[key]]:
            raise RuleError(
                "honour_without_trick",
                f"{name(shares[key])} took no trick, so not the {NAMES[key]}.",
            )
    for side, number in enumerate(taken):
        caught = [key for key in named if shares[key] == side]
        cards = number * tricks.players
        if len(caught) > cards:
            raise RuleError(
                "too_many_honours",
                f"{name(side)} took {cards} cards, so not {len(caught)} honours.",
            )
