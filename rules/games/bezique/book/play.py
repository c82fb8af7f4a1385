"""How it goes in the play."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "play",
        "who_leads",
        "Who leads",
        outcomes=[
            outcome(
                [],
                "The player on the dealer's left leads to the first trick; with two"
                " players that is the one who does not deal. Afterwards the winner of"
                " each trick leads to the next.",
                "S3",
            )
        ],
        words="who leads; first lead; who starts; who plays first; elder hand leads",
        see=["who_deals_first", "led_out_of_turn"],
    ),
    rule(
        "play",
        "card_ranking",
        "What beats what",
        outcomes=[
            outcome(
                [],
                "Ace, ten, king, queen, jack, nine, eight, seven: the ten is above the"
                " king. The highest card of the suit led takes the trick, unless there"
                " is a trump; then the highest trump does. Of two cards exactly alike"
                " the one played first wins.",
                "S3",
            )
        ],
        words=(
            "ten beats king; rank of cards; same card twice; identical cards; who wins"
            " the trick; two aces of hearts; tie in a trick"
        ),
        see=["must_follow"],
    ),
    rule(
        "play",
        "must_follow",
        "Must I follow suit, trump or win?",
        ask=[ask("Is there still a stock to draw from?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "No. While the stock lasts any card may be played to any lead.",
                "S3",
            ),
            outcome(
                ["No"],
                "In the last eight tricks everybody follows suit. Two players must"
                " also win the trick if they can, so they trump when they cannot"
                " follow. Three or four trump a plain lead when they cannot follow,"
                " but need not beat what lies there.",
                "S3",
            ),
        ],
        words=(
            "follow suit; must I win; must I trump; have to beat; overtrump; last"
            " eight tricks; any card may be played"
        ),
        see=["revoke", "card_ranking"],
    ),
)
