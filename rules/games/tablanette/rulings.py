"""Tablanette's irregularities: none costs points, so a ruling only says what to do."""

from ...card_game import Offence, saying


def offence(key, words, text, later=""):
    """An offence whose ruling is what is announced; `later` is what the book adds."""
    return Offence(key, words, text + later, rule=saying(text))


OFFENCES = (
    offence(
        "false_tablanette",
        "Called, but cards were left",
        "No tablanette: nothing scored",
    ),
    offence(
        "wrong_capture",
        "Took cards that do not match",
        "The cards go back, the card played stays on the table",
        later="; after the next play it stands",
    ),
    offence("play_out_of_turn", "Played before the other", "The card is taken back"),
    offence("card_exposed", "Showed a card", "No penalty"),
)
