"""The players of a game of New Game, for the referee's answers."""


def facts(referee):
    """Sentences by the keys of situations: who deals."""
    dealer = referee.table.players[referee.table.deal.dealer]
    return {"card_exposed_in_deal": f"{dealer} deals this deal."}
