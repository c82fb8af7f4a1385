"""The words of Piquet, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "Elder",
        "The player who declares and leads first: the one who does not deal, or the"
        " one on the dealer's left.",
        also="elder hand; pone",
    ),
    term(
        "Younger",
        "The dealer in a deal between two.",
        also="younger hand; dealer",
        games=["piquet", "piquet_ecrire"],
    ),
    term(
        "Stock",
        "The eight cards left after the deal. Elder may take five of them, the dealer"
        " the rest.",
        also="talon",
        games=["piquet", "piquet_ecrire"],
    ),
    term(
        "Widow",
        "The two cards left over at Piquet Normand, which the dealer may exchange.",
        also="stock",
        games=["piquet_normand"],
    ),
    term(
        "Discard",
        "The cards put away face down in the exchange. Their owner may look at them"
        " during the deal.",
        games=["piquet", "piquet_ecrire", "piquet_normand"],
    ),
    term(
        "Carte blanche",
        "A hand dealt without king, queen or jack: 10.",
        also="blank",
    ),
    term(
        "Point",
        "The number of cards of the longest suit; equal lengths are decided by pips.",
        also="ruff",
    ),
    term(
        "Pips",
        "The value of a point's cards: ace 11, king, queen, jack and ten 10, the"
        " others their number.",
        also="making; index total",
    ),
    term(
        "Sequence",
        "Three or more cards in a row in one suit.",
        also="run",
    ),
    term(
        "Tierce",
        "A sequence of three cards: 3.",
    ),
    term(
        "Quart",
        "A sequence of four cards: 4.",
        also="quarte",
    ),
    term(
        "Quint",
        "A sequence of five cards: 15.",
        also="quinte",
    ),
    term(
        "Sixième",
        "A sequence of six cards: 16.",
        also="sixieme; sixth",
    ),
    term(
        "Septième",
        "A sequence of seven cards: 17.",
        also="septieme",
    ),
    term(
        "Huitième",
        "All eight cards of a suit: 18.",
        also="huitieme",
    ),
    term(
        "Major and minor",
        "A sequence headed by the ace is major; one that ends with the seven is minor.",
        also="tierce major; quint minor",
    ),
    term(
        "Quatorze",
        "Four of a kind, tens or higher: 14.",
        also="four of a kind; fourteen",
    ),
    term(
        "Trio",
        "Three of a kind, tens or higher: 3.",
        also="three of a kind",
    ),
    term(
        "Good, not good, equal",
        "The answers to a claim: it scores; it is beaten; both have the same, and"
        " nobody scores.",
    ),
    term(
        "Good against the cards",
        "Better than anything the other can have, as one's own hand shows.",
        games=["piquet", "piquet_ecrire"],
    ),
    term(
        "Sinking",
        "Calling less than one holds, to hide it. What is sunk does not score.",
        also="sink",
    ),
    term(
        "Repique",
        "Enough in the hand alone before any other side has anything: 30 with two"
        " players, else 20.",
        also="repic",
    ),
    term(
        "Pique",
        "30 with two players, else 20, reached only in the play, before any other side"
        " has anything.",
        also="pic",
    ),
    term(
        "The cards",
        "Ten points for most of the tricks.",
        also="ten for the cards; majority",
    ),
    term(
        "Divided",
        "Six tricks each, or four for each side: nobody scores the cards.",
        also="cards divided",
    ),
    term(
        "Capot",
        "All the tricks: 40 instead of 10.",
    ),
    term(
        "Shared capot",
        "At Piquet Normand, all tricks between two players: 20 each.",
        games=["piquet_normand"],
    ),
    term(
        "Partie",
        "A game of a fixed number of deals: six, or four at club piquet.",
        also="game",
        games=["piquet", "piquet_voleur"],
    ),
    term(
        "Rubicon",
        "The hundred points that a loser needs; with fewer he pays both totals and a"
        " hundred.",
        also="rubiconed",
        games=["piquet", "piquet_voleur"],
    ),
    term(
        "Au cent",
        "The form in which the first to a hundred points wins.",
        also="cent; hundred up",
        games=["piquet", "piquet_voleur"],
    ),
    term(
        "Round",
        "As many deals as there are players: everybody meets both neighbours.",
        also="tour",
        games=["piquet_ecrire"],
    ),
    term(
        "Pool",
        "What all have staked for each deal; the winner takes it.",
        also="pot; ante",
        games=["piquet_normand"],
    ),
    term(
        "Miscall",
        "Calling what one does not hold, and taking it back in time.",
    ),
    term(
        "False declaration",
        "Scoring what one does not hold, found out after one has played a card.",
    ),
    term(
        "Short hand",
        "Fewer cards than the hand should have. The other takes the tricks that are"
        " missing.",
        games=["piquet", "piquet_ecrire"],
    ),
    term(
        "Set", "Three or four of one rank, tens or higher. The best has all it holds."
    ),
    term("Last trick", "The last trick of a deal, which counts one more."),
    term("No count", "A breach of the rules that costs all points of the deal."),
    term(
        "Double deal",
        "The first or the fourth deal of a club game: it counts twice.",
        games=["piquet", "piquet_voleur"],
    ),
)
