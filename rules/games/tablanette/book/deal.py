"""What is asked while the cards are dealt."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "deal",
        "card_exposed_in_deal",
        "A card was exposed in dealing",
        ask=[ask("Does the other player ask for a new deal?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The deal is void, with the tablanettes in it. The same dealer deals"
                " again.",
                "spec",
                enter={"type": "misdeal", "reason": "card_exposed"},
                waive="the other side",
                score="the deal is played again; its tablanettes are lost",
            ),
            outcome(
                ["No"], "The card is dealt as it is, and the game goes on.", "Laws"
            ),
        ],
        words=(
            "card turned over in the deal; flashed a card dealing; faced card; saw a"
            " card while dealing; misdeal"
        ),
        see=["exposed_card", "wrong_count", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "wrong_count",
        "A wrong number of cards in a hand",
        ask=[ask("Can it be put right without anybody seeing a card?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The dealer puts it right: the extra card goes back on the pack, or"
                " the missing one comes from it.",
                "custom",
            ),
            outcome(
                ["No"],
                "The deal is void, with the tablanettes in it. The same dealer deals"
                " all the cards again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal is played again; its tablanettes are lost",
            ),
        ],
        words=(
            "seven cards; five cards; card too many; card too few; miscounted the"
            " deal; misdeal; last hand is short"
        ),
        see=["wrong_layout", "lost_card", "imperfect_pack"],
    ),
    ruling(
        "deal",
        "wrong_layout",
        "Not four cards on the table",
        ask=[ask("Has a card been played?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card turned last goes under the pack, or the missing one is"
                " turned from it. Then the four are entered.",
                "custom",
                enter={"type": "layout"},
            ),
            outcome(
                ["Yes"],
                "The deal is void. The same dealer deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal is played again; its tablanettes are lost",
            ),
        ],
        words=(
            "five on the table; three on the table; layout wrong; four face up; forgot"
            " the table cards"
        ),
        see=["wrong_count", "jack_on_the_table", "no_new_layout"],
    ),
    ruling(
        "deal",
        "jack_on_the_table",
        "A jack among the four table cards",
        ask=[ask("Has a card been played?", "No", "Yes")],
        outcomes=[
            outcome(
                ["*"],
                "It stays. A jack counts 12 here and is taken like any other card.",
                "S2",
                options={"jack": "twelve"},
            ),
            outcome(
                ["No"],
                "It goes under the pack, and another card is turned in its place.",
                "spec",
                options={"jack": "takes_all"},
                enter={"type": "layout"},
            ),
            outcome(
                ["Yes"],
                "It stays, and only a jack takes it. Enter this deal the quick way,"
                " since the phone cannot record it card by card.",
                "custom",
                options={"jack": "takes_all"},
            ),
        ],
        words=(
            "jack face up; jack in the layout; jack turned; replace the jack; two"
            " jacks on the table"
        ),
        see=["jack", "wrong_layout"],
    ),
    ruling(
        "deal",
        "wrong_dealer",
        "The wrong player dealt",
        ask=[ask("Has a card been played?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The player whose turn it was deals.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_dealer"},
                waive="all players",
                score="the deal is played again; its tablanettes are lost",
            ),
            outcome(
                ["Yes"],
                "The deal stands: enter who dealt, before anything else of this deal."
                " The next deal belongs to the player whose turn it would have been.",
                "spec",
                enter={"type": "dealer"},
            ),
        ],
        words="not his deal; dealt out of turn; whose deal is it; dealt twice running",
        see=["who_deals_first", "who_leads"],
    ),
    ruling(
        "deal",
        "not_shuffled",
        "The pack was not shuffled or not cut",
        ask=[ask("Has anybody looked at his cards?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The pack is shuffled and cut, and the same dealer"
                " deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "not_shuffled"},
                waive="all players",
                score="the deal is played again",
            ),
            outcome(
                ["Yes"],
                "It is too late to ask for a new deal. The deal stands.",
                "Laws",
            ),
        ],
        words=(
            "forgot to shuffle; forgot to cut; no cut; cards still in order; old piles"
            " not mixed"
        ),
        see=["wrong_dealer", "redeal_agreed"],
    ),
    rule(
        "deal",
        "no_new_layout",
        "Are new cards put on the table?",
        outcomes=[
            outcome(
                [],
                "No. Four are turned at the start only; each new six goes to the"
                " hands, and the table stays as it is.",
                "S2",
            )
        ],
        words="new four; deal to the table again; second round; next six; empty table",
        see=["wrong_layout", "who_leads"],
    ),
)
