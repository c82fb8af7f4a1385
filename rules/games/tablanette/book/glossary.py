"""The words of Tablanette, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "tablanette",
        "A play that takes every card on the table; it scores at once.",
        also="sweep; tabla",
    ),
    term(
        "layout",
        "The four cards turned face up at the start, and whatever lies on the table"
        " later.",
        also="table; talon",
    ),
    term(
        "group",
        "A table card of the rank played, or table cards that add up to its value.",
    ),
    term(
        "sum",
        "Two or three table cards, at some tables any number, that add up to the card"
        " played.",
    ),
    term(
        "capture",
        "Taking table cards with a card from the hand; all go to one's pile.",
        also="take",
    ),
    term(
        "pile",
        "The cards a player has taken, counted at the end of the deal.",
    ),
    term(
        "six",
        "The hand of six cards; each deal has four of them for each player.",
        also="round",
    ),
    term(
        "last taker",
        "The player who took cards last; what is left on the table at the end is his.",
    ),
    term(
        "card points",
        "Aces, kings, queens, jacks, tens and the two of clubs, 1 each; the ten of"
        " diamonds 2. In all 22.",
    ),
    term(
        "most cards",
        "3 points for the pile with 27 cards or more.",
    ),
    term(
        "value",
        "King 14, queen 13, jack 12, ten to two their pips, ace 1 or 11.",
    ),
    term(
        "ace on ace",
        "An ace that takes an ace counts 11, and so does the ace taken.",
    ),
    term(
        "lay",
        "To leave the card played on the table, taking nothing.",
        also="trail",
    ),
    term(
        "game",
        "The points that win, 251 unless the table says otherwise.",
        also="target",
    ),
)
