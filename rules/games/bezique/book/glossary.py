"""The words of Bezique, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "Bezique",
        "The queen of spades and the jack of diamonds, melded together: 40.",
        also="besigue",
        games=["bezique", "bezique_three", "bezique_four"],
    ),
    term(
        "Binage",
        "The name of the same two cards in Five Hundred: 40.",
        games=["bezique_500"],
    ),
    term(
        "Double bezique",
        "Two queens of spades and two jacks of diamonds, on the table or in hand"
        " together: 500.",
        also="grand bezique",
        games=["bezique", "bezique_three", "bezique_four"],
    ),
    term(
        "Triple bezique",
        "Three queens of spades and three jacks of diamonds together: 1500. Four of"
        " each are worth no more.",
        games=["bezique_three", "bezique_four"],
    ),
    term(
        "Brisque",
        "An ace or a ten won in a trick: 10.",
        games=["bezique", "bezique_three", "bezique_four"],
    ),
    term(
        "Marriage",
        "King and queen of one suit: 20.",
        also="common marriage",
    ),
    term(
        "Trump marriage",
        "King and queen of trumps: 40.",
        also="royal marriage",
    ),
    term(
        "Sequence",
        "Ace, ten, king, queen, jack of trumps: 250. In Five Hundred 120 in another"
        " suit.",
        also="run; quint",
    ),
    term(
        "Four of a kind",
        "Any four aces 100, kings 80, queens 60, jacks 40, in any suits.",
        also="four aces",
    ),
    term(
        "Stock",
        "The covered cards that are drawn from, one after each trick.",
        also="talon",
    ),
    term(
        "Turn-up",
        "The card turned up after the hands; its suit is trumps.",
        also="trump card",
    ),
    term(
        "Exchange",
        "To give the seven of trumps for the turn-up, after winning a trick: 10.",
    ),
    term(
        "Meld",
        "To lay down a scoring combination after winning a trick; also the"
        " combination.",
        also="declare",
    ),
    term(
        "Last eight",
        "The tricks after the stock is gone. Suit must be followed, and nobody melds.",
    ),
    term(
        "Renege",
        "Breaking the rules of play in the last eight tricks: not following, trumping"
        " or winning when bound to.",
        also="revoke",
    ),
    term(
        "Forfeit",
        "Points taken off for drawing or playing wrongly, where the house plays with"
        " them.",
    ),
    term(
        "Open cards",
        "In the Polish form: kings, queens, jacks and trump tens won, laid out for"
        " melding.",
        games=["bezique"],
    ),
    term(
        "Lay",
        "To put a meld on the table without scoring it; it may be scored after a later"
        " trick.",
        games=["bezique_four"],
    ),
    term(
        "Call",
        "To say in Five Hundred that one has the points. A right call wins the game, a"
        " wrong one loses it.",
        games=["bezique_500"],
    ),
    term(
        "Seven",
        "The seven of trumps: 10 when it is turned up, and 10 when it is shown,"
        " exchanged or played, as the table has it.",
        also="seven of trumps",
    ),
    term(
        "Last trick",
        "The trick that is worth 10: the last of the deal, or the one that takes the"
        " last cards of the stock, as the table has it.",
    ),
    term(
        "Plain sequence",
        "Ace, ten, king, queen and jack of a suit that is not trumps: 120.",
        games=["bezique_500"],
    ),
    term(
        "Card points",
        "What the cards in the tricks count: ace 11, ten 10, king 4, queen 3, jack 2.",
        games=["bezique_500"],
    ),
    term(
        "Quadruple bezique",
        "Four queens of spades and four jacks of diamonds: 1500.",
        games=["bezique_four"],
    ),
)
