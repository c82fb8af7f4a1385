"""How it goes in the play."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "play",
        "who_leads",
        "Who leads to the first trick",
        outcomes=[
            outcome(
                [],
                "The dealer leads. Afterwards the winner of each trick leads to the"
                " next.",
                "S4",
                options={"first_lead": "dealer"},
            ),
            outcome(
                [],
                "The player on the dealer's left leads. Afterwards the winner of each"
                " trick leads to the next.",
                "Laws",
                options={"first_lead": "eldest"},
            ),
            outcome(
                [],
                "The player who does not deal leads. Afterwards the winner of each"
                " trick leads to the next.",
                "Laws",
            ),
        ],
        words="who leads; first lead; who starts; who plays first; eldest hand leads",
        see=["who_deals_first", "led_out_of_turn"],
    ),
    rule(
        "play",
        "card_ranking",
        "What beats what",
        outcomes=[
            outcome(
                [],
                "Ace, ten, king, queen, jack, nine: the ten is above the king; with 64"
                " cards eight and seven come below. The highest trump takes the trick"
                " or, without a trump, the highest card of the suit led. Of two cards"
                " exactly alike the one played first wins.",
                "S4",
            )
        ],
        words=(
            "ten beats king; rank of cards; same card twice; identical cards; who wins"
            " the trick; tie in a trick"
        ),
        see=["must_follow", "card_points"],
    ),
    rule(
        "play",
        "must_follow",
        "Must I follow suit, trump or beat?",
        outcomes=[
            outcome(
                [],
                "With two players any card may be played while the stock lasts."
                " Otherwise follow suit, and go higher if you can, unless a plain lead"
                " is already trumped. If void, trump, and overtrump if you can; void"
                " in both, play anything.",
                "spec",
                options={"heading": "all"},
            ),
            outcome(
                [],
                "With two players any card may be played while the stock lasts."
                " Otherwise follow suit; if void, trump; void in both, play anything."
                " When trumps are led, go higher if you can; on a plain lead nothing"
                " need be beaten or overtrumped.",
                "S4",
                options={"heading": "trumps"},
            ),
        ],
        words=(
            "follow suit; must I trump; have to beat; must go higher; overtrump; any"
            " card may be played"
        ),
        see=["revoke", "card_ranking"],
    ),
    rule(
        "play",
        "last_draw",
        "The last cards of the stock",
        outcomes=[
            outcome(
                [],
                "The winner of the last trick of the stock may still meld. Then he"
                " takes the last covered card, and the other takes the turn-up, or the"
                " deece that was exchanged for it. Melds go back into the hand.",
                "Laws",
            )
        ],
        words=(
            "who draws first; last card of the stock; who takes the trump card; last"
            " meld; stock is gone"
        ),
        see=["drew_out_of_turn", "must_follow"],
        games=["pinochle_two"],
    ),
)
