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
                "The deal is void. The same dealer deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "card_exposed"},
                waive="all players",
                score="the deal is played again",
            ),
            outcome(
                ["No"],
                "The card goes into the hand that it was dealt to, and its owner plays"
                " it when he likes.",
                "Laws",
            ),
        ],
        words=(
            "card turned over in the deal; flashed a card dealing; faced card; saw a"
            " card while dealing; exposed by the dealer; misdeal"
        ),
        see=["exposed_card", "turned_card_forgotten", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "wrong_count",
        "Somebody has too many or too few cards",
        outcomes=[
            outcome(
                [],
                "First look under the table: a card that only fell belongs to its"
                " hand. Otherwise the deal is void, even in the middle of the play,"
                " and the same dealer deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal is played again",
            )
        ],
        words=(
            "card too many; card too few; short hand; miscounted the deal; misdeal;"
            " ten cards instead of nine; one card over"
        ),
        see=["lost_card", "five_players", "two_or_three_players", "missed_a_trick"],
    ),
    ruling(
        "deal",
        "wrong_dealer",
        "The wrong player dealt",
        ask=[ask("Is the trump card turned up?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The player whose turn it was deals.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_dealer"},
                waive="all players",
                score="the deal is played again",
            ),
            outcome(
                ["Yes"],
                "The deal stands, and whoever dealt is its dealer: the turned card is"
                " his. Say who dealt; what is entered of this deal must be taken out"
                " first. The next deals go on as if the right player had dealt.",
                "Laws",
                enter={"type": "dealer"},
            ),
        ],
        words=(
            "not his deal; dealt out of turn; whose deal is it; skipped the dealer;"
            " dealt twice running"
        ),
        see=["who_deals_first", "led_out_of_turn"],
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
            "forgot to shuffle; forgot to cut; no cut; cards still in order; did not"
            " offer the cut"
        ),
        see=["wrong_dealer", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "turned_card_forgotten",
        "The last card was not turned up",
        ask=[ask("Do all agree which card it was?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The dealer shows it now, and its suit is trumps.",
                "custom",
                enter={"type": "trump"},
            ),
            outcome(
                ["No"],
                "The deal is void, and the same dealer deals again.",
                "Laws",
                enter={"type": "misdeal", "reason": "other"},
                score="the deal is played again",
            ),
        ],
        words=(
            "no trump turned; forgot the turn-up; dealer picked up the trump; which"
            " card was last; trump card face down"
        ),
        see=["trumps_in_doubt", "turned_card"],
    ),
    rule(
        "deal",
        "two_or_three_players",
        "Two or three play: how to deal",
        outcomes=[
            outcome(
                [],
                "Ten cards each, one at a time, and the rest is left out unseen. The"
                " dealer's last card is turned for trumps.",
                "S2",
                options={"short_deal": "ten"},
            ),
            outcome(
                [],
                "The whole pack is dealt: with two players each gets three hands of"
                " six, with three players two. They are played one after the other."
                " The dealer's last card is turned for trumps.",
                "spec",
                options={"short_deal": "sixes"},
            ),
        ],
        words=(
            "two players; three players; ten cards; hands of six; cards left out; how"
            " many cards"
        ),
        see=["wrong_hand_of_six", "five_players", "honour_missing"],
    ),
    rule(
        "deal",
        "five_players",
        "Five play: the odd card",
        outcomes=[
            outcome(
                [],
                "Seven each, and the odd card is set aside unseen. The dealer's last"
                " card is turned for trumps.",
                "spec",
                options={"five_deal": "odd_out"},
            ),
            outcome(
                [],
                "The six of spades is taken out before dealing. Seven each, and the"
                " last card, the dealer's, is turned.",
                "spec",
                options={"five_deal": "six_out"},
            ),
        ],
        words=(
            "five players; odd card; 36th card; six of spades; does not come out even;"
            " left over"
        ),
        see=["wrong_count", "two_or_three_players"],
    ),
)
