"""What is asked while the cards are dealt."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "deal",
        "card_exposed_in_deal",
        "A card was exposed in dealing",
        ask=[ask("Does anybody ask for a new deal?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The deal is void. The same dealer deals the same number of cards"
                " again.",
                "spec",
                enter={"type": "misdeal", "reason": "card_exposed"},
                waive="all players",
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["No"],
                "The card goes into the hand that it was dealt to, and its owner plays"
                " it when he likes.",
                "Laws",
            ),
        ],
        words=(
            "card turned over in the deal; flashed a card dealing; saw a card while"
            " dealing; faced card; exposed by the dealer; misdeal"
        ),
        see=["exposed_card", "wrong_turn_up", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "wrong_count",
        "Too many or too few cards",
        ask=[
            ask("Who has a wrong number?", "One or a few", "Everybody"),
            ask("Has any of them looked at his cards?", "No", "Yes"),
        ],
        outcomes=[
            outcome(
                ["One or a few", "No"],
                "The dealer puts it right unseen: a card too many goes back to the"
                " pack, one too few comes from the pack or from a hand that has one"
                " too many.",
                "custom",
            ),
            outcome(
                ["One or a few", "Yes"],
                "The deal is void, even in the middle of the play. The same dealer"
                " deals the same number of cards again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["Everybody", "*"],
                "The deal is void, since the hand sizes of the series are fixed. The"
                " same dealer deals the right number.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal is played again with the right number",
            ),
        ],
        words=(
            "card too many; card too few; short hand; dealt six instead of five;"
            " miscounted the deal; misdeal; wrong hand size; skipped a deal"
        ),
        see=["hand_sizes", "lost_card", "missed_a_trick"],
    ),
    ruling(
        "deal",
        "wrong_dealer",
        "The wrong player dealt",
        ask=[ask("Has anybody bid?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The player whose turn it was deals.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_dealer"},
                waive="all players",
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["Yes"],
                "The deal stands, and whoever dealt it is its dealer. Take out what"
                " was entered, say who dealt, and enter the bids again as they were"
                " made. The next deals go on as if the right player had dealt.",
                "custom",
                enter={"type": "dealer"},
            ),
        ],
        words=(
            "not his deal; dealt out of turn; whose deal is it; skipped the dealer;"
            " dealt twice running"
        ),
        see=["who_deals_first", "bid_out_of_turn"],
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
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["Yes"],
                "It is too late to ask for a new deal. The deal stands.",
                "Laws",
            ),
        ],
        words=(
            "forgot to shuffle; forgot to cut; no cut; cards still in order; did not"
            " offer the cut"
        ),
        see=["wrong_dealer", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "wrong_turn_up",
        "The wrong card was turned up",
        ask=[ask("Has a card been led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The same dealer deals the same number of cards"
                " again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_turn_up"},
                waive="all players",
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["Yes"],
                "All have bid with that trump suit, and the play has begun: it stays.",
                "custom",
            ),
        ],
        words=(
            "turned two cards; turned the bottom card; turned from the wrong place;"
            " wrong trump card; turn-up mistake"
        ),
        see=["turn_up_forgotten", "no_trump_deals"],
    ),
    ruling(
        "deal",
        "turn_up_forgotten",
        "The trump card was not turned up",
        ask=[ask("Has a card been led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The dealer turns the next card now. Bids made without it are taken"
                " out and made again, in order.",
                "custom",
                enter={"type": "trump"},
            ),
            outcome(
                ["Yes"],
                "Nobody knew the trumps, so the deal is void. The same dealer deals"
                " again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_turn_up"},
                score="the deal is played again, same number of cards",
            ),
        ],
        words=(
            "what is trumps; no trump turned; bid without trumps; dealer forgot the"
            " turn-up; no turn-up"
        ),
        see=["wrong_turn_up", "no_trump_deals"],
    ),
    rule(
        "deal",
        "no_trump_deals",
        "Which deals have no trumps",
        outcomes=[
            outcome(
                [],
                "The table's own list decides. Any deal may be without trumps.",
                "spec",
                options={"trump_from": "table"},
                enter={"type": "trump"},
            ),
            outcome(
                [],
                "Only a deal in which all 52 cards are dealt, so that none is left to"
                " turn.",
                "S2",
                options={"no_trump": "none_left"},
            ),
            outcome(
                [],
                "The last deal of the series and any play-off, and every deal in which"
                " all 52 cards are dealt.",
                "spec",
                options={"no_trump": "last_deal"},
            ),
            outcome(
                [],
                "Every deal of the largest hand in the series, and every deal in which"
                " all 52 cards are dealt.",
                "spec",
                options={"no_trump": "largest"},
            ),
            outcome(
                [],
                "None. Where all 52 are dealt, the dealer turns his own last card for"
                " trumps.",
                "spec",
                options={"no_trump": "never"},
                enter={"type": "trump"},
            ),
        ],
        words=(
            "no trump; no-trump deal; no card left to turn; last deal trumps; thirteen"
            " cards each"
        ),
        see=["turn_up_forgotten", "hand_sizes"],
    ),
)
