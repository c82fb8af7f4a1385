"""How it goes in the play."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "play",
        "who_leads",
        "Who plays first",
        outcomes=[
            outcome(
                [],
                "The dealer's opponent, at the start and after each new six. Then they"
                " play strictly in turn.",
                "S2",
            )
        ],
        words=(
            "who starts; first card; first after the new hand; whose turn; elder hand"
        ),
        see=["played_out_of_turn", "who_deals_first"],
    ),
    rule(
        "play",
        "ace",
        "Is an ace 1 or 11?",
        outcomes=[
            outcome(
                [],
                "Either, as its user likes, each time anew; two aces in one capture"
                " may count differently. In a tablanette it scores the value it was"
                " used at; where an ace takes an ace, each counts 11.",
                "S2",
                score="1 or 11 as used; ace on ace 22",
            )
        ],
        words="ace; ace low or high; one or eleven; ace takes ace; ace in a sum",
        see=["wrong_capture", "tablanette_value"],
    ),
    rule(
        "play",
        "jack",
        "What a jack does",
        outcomes=[
            outcome(
                [],
                "It counts 12. It takes jacks, and cards that add up to 12.",
                "S2",
                options={"jack": "twelve"},
            ),
            outcome(
                [],
                "It takes the whole table, but that is no tablanette. It has no value"
                " in sums, and on an empty table it stays.",
                "spec",
                options={"jack": "takes_all"},
                score="no tablanette for a jack",
            ),
        ],
        words="jack takes all; value of a jack; knave; jack twelve; sweep with a jack",
        see=["jack_on_the_table", "what_is_tablanette"],
    ),
    rule(
        "play",
        "several_groups",
        "May one card take several groups?",
        outcomes=[
            outcome(
                [],
                "Yes: every card of its rank and every sum of its value, all at once."
                " No table card belongs to two groups.",
                "S2",
            )
        ],
        words=(
            "two sums at once; pair and sum; take both; nine with nine and five four;"
            " how much may I take"
        ),
        see=["sum_too_long", "missed_capture", "ace"],
    ),
    rule(
        "play",
        "must_take",
        "Must I take if I can?",
        outcomes=[
            outcome(
                [],
                "No. You may lay any card on the table, even one that could take.",
                "spec",
            )
        ],
        words="forced to take; may I leave it; compulsory; hold back; lay a card",
        see=["missed_capture", "takes_card_back"],
    ),
    rule(
        "play",
        "what_is_tablanette",
        "What is a tablanette?",
        outcomes=[
            outcome(
                [],
                "A play that takes every card on the table, even if only one lies"
                " there. The 48th card can make one like any other.",
                "S2",
                options={"jack": "twelve"},
                score="scored at once",
            ),
            outcome(
                [],
                "A play that takes every card on the table, even if only one lies"
                " there. A jack that takes all is none.",
                "spec",
                options={"jack": "takes_all"},
                score="scored at once",
            ),
        ],
        words=(
            "sweep; clear the table; last card tablanette; one card on the table;"
            " tabla; table nette"
        ),
        see=["tablanette_value", "rest_of_table", "false_tablanette"],
    ),
    rule(
        "play",
        "tablanette_value",
        "What a tablanette scores",
        outcomes=[
            outcome(
                [],
                "The face value of all cards in it and of the card played. A king that"
                " takes a king and a ten with a four scores 42.",
                "S2",
                options={"sweep": "face_value"},
                score="the value of all its cards",
            ),
            outcome(
                [],
                "1, whatever the cards.",
                "spec",
                options={"sweep": "one"},
                score="1",
            ),
        ],
        words=(
            "points for tablanette; how much; add up the cards; my own card too; face"
            " value"
        ),
        see=["tablanette_wrongly_scored", "ace", "what_is_tablanette"],
    ),
)
