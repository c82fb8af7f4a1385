"""The words of Scotch Whist, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "catch the ten",
        "To take the trick in which the ten of trumps falls. That ten is worth 10 and"
        " easily lost.",
    ),
    term(
        "honours",
        "The five trumps that score: jack, ten, ace, king, queen. In French Whist the"
        " ten of diamonds, too.",
    ),
    term(
        "turned card",
        "The dealer's own last card, turned up: its suit is trumps.",
        also="turn-up; trump card",
    ),
    term(
        "cards",
        "One point for each card taken above the number dealt to the side.",
        also="card points; cards taken",
    ),
    term(
        "number dealt",
        "The cards that all seats of a side were dealt together: 9 for one of four"
        " players, 18 for a pair of them.",
    ),
    term(
        "counting order",
        "Ten of trumps, ten of diamonds (French Whist), cards, ace, king, queen, jack:"
        " decides when several sides have enough.",
        also="order of scoring",
    ),
    term(
        "breach",
        "Any act against the rules of play. It costs 10, and the side scores nothing"
        " in the deal.",
        also="rule broken",
    ),
    term(
        "revoke",
        "Not following suit though able.",
        also="renege",
    ),
    term(
        "French Whist",
        "Scotch Whist in which the ten of diamonds, when not a trump, also scores 10.",
    ),
    term(
        "hands of six",
        "A house rule for two or three: the whole pack dealt in packets of six, played"
        " one after the other.",
        also="sixes",
    ),
    term(
        "odd card",
        "The 36th card when five play seven each; it is set aside unseen.",
    ),
    term(
        "game",
        "The points that win, 41 unless the table says otherwise.",
        also="target",
    ),
    term(
        "side",
        "A player alone, or the partners who count their tricks together.",
        also="partnership",
    ),
    term(
        "eldest hand",
        "The player on the dealer's left, who leads to the first trick.",
        also="elder hand",
    ),
)
