"""Tablanette's irregularities: none costs points; a ruling says how to go on."""

from ...card_game import Offence, saying


def offence(key, words, text, later=""):
    """An offence whose ruling is what is announced; `later`: what the book adds."""
    return Offence(key, words, text + later, rule=saying(text))


OFFENCES = (
    offence(
        "false_tablanette",
        "Called tablanette wrongly",
        "No tablanette: nothing scored",
    ),
    offence(
        "wrong_capture",
        "Took cards that do not match",
        "The cards go back, the card played stays on the table",
        later="; after the next play the capture stands",
    ),
    offence("play_out_of_turn", "Played out of turn", "The card is taken back"),
    offence("card_exposed", "Showed a card", "No penalty"),
)
