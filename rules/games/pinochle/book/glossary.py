"""The words of Pinochle, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "Deece",
        "The lowest trump: the nine, with 64 cards the seven. It is worth 10.",
        also="dix; dis; dece",
    ),
    term(
        "Turn-up",
        "The card turned up after the hands; its suit is trumps.",
        also="upcard; trump card",
    ),
    term(
        "Pinochle",
        "The queen of spades and the jack of diamonds: 40.",
        also="pinocle; penuchle; binocle",
    ),
    term(
        "Flush",
        "Ace, ten, king, queen and jack of trumps: 150.",
        also="run; sequence",
    ),
    term(
        "Royal marriage",
        "King and queen of trumps: 40.",
    ),
    term(
        "Marriage",
        "King and queen of a plain suit: 20.",
    ),
    term(
        "Aces",
        "Four aces, one of each suit: 100. Kings 80, queens 60, jacks 40 in the same"
        " way.",
        also="hundred aces; aces around",
    ),
    term(
        "Round house",
        "A king and a queen of every suit. It is no meld of its own: its parts come to"
        " 240.",
        also="roundhouse",
    ),
    term(
        "Double meld",
        "Both sets of a meld together, such as eight aces, two flushes or both"
        " pinochles.",
        also="double pinochle",
    ),
    term(
        "Meld",
        "A scoring combination; also, to lay one down. Three or four players meld"
        " once, before play.",
    ),
    term(
        "Stock",
        "The covered cards from which two players draw after each trick.",
        also="talon",
        games=["pinochle_two"],
    ),
    term(
        "Kind of meld",
        "Marriages and the flush are one kind; aces, kings, queens and jacks another;"
        " the pinochle a third.",
        also="class",
        games=["pinochle_two"],
    ),
    term(
        "Exchange",
        "To give the deece for the turn-up: 10.",
    ),
    term(
        "Eldest",
        "The player on the dealer's left.",
        also="eldest hand",
        games=["pinochle"],
    ),
    term(
        "Cards",
        "The points in the tricks taken: 240 in all, and 10 for the last trick.",
        also="card points; counters",
    ),
    term(
        "Renege",
        "Not following suit, not trumping or not beating when the rules call for it.",
        also="revoke",
    ),
    term(
        "Call out",
        "To say that one's side has the target. A right call wins at once, a wrong one"
        " loses at once.",
        also="knock",
    ),
    term(
        "Double",
        "To propose twice the stake; the other accepts, and alone may redouble, or"
        " concedes.",
        also="redouble",
        games=["pinochle_two"],
    ),
    term(
        "Concede",
        "To refuse a double and pay the stake as it stood before it.",
        games=["pinochle_two"],
    ),
    term(
        "Angling",
        "Telling or signalling another what to play. It costs no points.",
    ),
    term(
        "Kings around",
        "A king of each suit: 80. Queens around are 60, jacks around 40.",
        also="kings; queens; jacks; queens around; jacks around",
    ),
    term("Last trick", "The last trick of a deal: 10 for its winner."),
)
