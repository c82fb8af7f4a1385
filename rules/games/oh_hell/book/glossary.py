"""The words of Oh Hell, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "bid",
        "The number of tricks a player says he will take, from 0 to the cards in the"
        " hand.",
        also="call; nomination",
    ),
    term(
        "make",
        "To take exactly the number bid, neither more nor fewer.",
        also="made; made it; fulfil",
    ),
    term(
        "bust",
        "To take more or fewer tricks than bid.",
        also="miss; blob",
    ),
    term(
        "hook",
        "The house rule that the last bid may not make the bids come out even.",
        also="screw the dealer",
    ),
    term(
        "over",
        "The bids together are more than the tricks of the deal, so somebody must"
        " miss.",
        also="overbid",
    ),
    term(
        "under",
        "The bids together are fewer than the tricks of the deal, so somebody must"
        " take too many.",
        also="underbid",
    ),
    term(
        "even",
        "The bids together equal the tricks of the deal, so all can make.",
    ),
    term(
        "turn-up",
        "The card after the last one dealt, turned face up: its suit is trumps.",
        also="trump card",
    ),
    term(
        "no-trump",
        "A deal without a trump suit: the highest card of the suit led wins.",
    ),
    term(
        "hand size",
        "The number of cards dealt to each player, and so the number of tricks.",
    ),
    term(
        "series",
        "All deals of the game, with the hand size of each in order.",
        also="sequence",
    ),
    term(
        "zero bid",
        "A bid to take no trick at all.",
        also="nil; null",
    ),
    term(
        "revoke",
        "Not following suit though able.",
        also="renege",
    ),
    term(
        "face-up card",
        "A card seen otherwise than by legal play; it lies open before its owner until"
        " its first legal turn.",
        also="exposed card; penalty card",
    ),
    term(
        "play-off",
        "A further deal of the largest hand, played because several lead together at"
        " the end.",
    ),
    term(
        "eldest hand",
        "The player on the dealer's left, who leads to the first trick.",
        also="elder",
    ),
)
