"""What may be wrong with a trick: a card played before, another winner than named."""

from .words import card_name


def why_played(played, cards):
    """A card of a trick that has been played, also by another to this trick."""
    if played.isdisjoint(cards) and len(set(cards)) == len(cards):
        return None
    for place, card in enumerate(cards):
        if card in played or card in cards[:place]:
            return "card_seen", f"{card_name(card)} has been played."
    return None


def why_not_winner(table, named, winner, words="By the cards this trick is {name}'s."):
    """Another winner than the cards give; `named`: the seat, or None."""
    if named in (None, winner):
        return None
    return "wrong_winner", words.format(name=table.players[winner])
