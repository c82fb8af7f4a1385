"""What goes wrong with cards, at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "exposed_card",
        "A player showed a card of his own",
        ask=[ask("Does somebody ask for a new deal?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He takes it back into his hand and plays on. There is no penalty.",
                "S4",
                enter={"type": "penalty", "offence": "own_card_exposed"},
            ),
            outcome(
                ["Yes"],
                "There is no new deal for it. Whoever shows a card of his own plays"
                " on.",
                "S4",
            ),
        ],
        words=(
            "dropped a card; exposed card; showed his hand; card fell face up; saw his"
            " card; card on the floor"
        ),
        see=["card_exposed_in_deal", "claim_rest"],
    ),
    ruling(
        "any",
        "wrong_count",
        "Somebody has too many or too few cards",
        ask=[
            ask(
                "Where does it come from, or when is it found?",
                "The deal",
                "A missed draw",
                "An extra draw",
                "Found at the last trick",
                "Nobody can say",
            )
        ],
        outcomes=[
            outcome(
                ["The deal"],
                "The deal is void, and the same player deals again. The deals before"
                " it stand.",
                "S4",
                enter={"type": "misdeal", "reason": "wrong_hand"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["A missed draw"],
                "The missing card is drawn now, and play goes on.",
                "spec",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "no_draw"},
            ),
            outcome(
                ["A missed draw"],
                "The missing card is drawn now, and play goes on.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "no_draw"},
                waive="the other side",
                score="10 off the offender's side",
            ),
            outcome(
                ["An extra draw"],
                "The extra card goes back into the stock.",
                "spec",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "overdrew"},
            ),
            outcome(
                ["An extra draw"],
                "The extra card goes back into the stock.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "overdrew"},
                waive="the other side",
                score="100 off the offender's side",
            ),
            outcome(
                ["Found at the last trick"],
                "The deal is void, and the same player deals again. The deals before"
                " it stand.",
                "S4",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Nobody can say"],
                "If the cards cannot be put right, the deal is void, and the same"
                " player deals again.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "seven cards; nine cards; too many cards; one card short; wrong number of"
            " cards; misdealt; cards do not come out even"
        ),
        see=["forgot_to_draw", "drew_too_many", "imperfect_pack"],
    ),
    ruling(
        "any",
        "imperfect_pack",
        "The pack is wrong",
        ask=[ask("Was the deal over when it was found?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "Play stops at once. The deal is void and dealt again with a correct"
                " pack.",
                "S4",
                enter={"type": "misdeal", "reason": "imperfect_deck"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Yes"],
                "A finished deal stands, whatever was wrong with the pack. The pack is"
                " put right before the next one.",
                "S4",
            ),
        ],
        words=(
            "imperfect deck; card too many; three of the same card; wrong pack;"
            " incomplete pack; a two in the pack; joker in the pack"
        ),
        see=["lost_card", "wrong_count"],
    ),
    ruling(
        "any",
        "lost_card",
        "A card is lost or damaged",
        ask=[
            ask(
                "What about the card?",
                "It is found",
                "It stays lost",
                "It is marked or torn",
            )
        ],
        outcomes=[
            outcome(
                ["It is found"],
                "It goes back to the hand, the trick or the stock that lacks it, and"
                " counts as having been there. A renege made for want of it is still a"
                " renege.",
                "Laws",
            ),
            outcome(
                ["It stays lost"],
                "The deal is void and dealt again with a full pack. The deals before"
                " it stand.",
                "S4",
                enter={"type": "misdeal", "reason": "imperfect_deck"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["It is marked or torn"],
                "The deal is played out with it, and the card is replaced before the"
                " next one.",
                "custom",
            ),
        ],
        words=(
            "lost card; card on the floor; card missing; torn card; marked card; found"
            " a card"
        ),
        see=["imperfect_pack", "wrong_count"],
    ),
    ruling(
        "any",
        "redeal_agreed",
        "Cards mixed up, or all want a new deal",
        ask=[
            ask(
                "Can the cards be put right again?",
                "Yes",
                "No",
                "All want to deal again",
            )
        ],
        outcomes=[
            outcome(
                ["Yes"],
                "Hands, tricks and stock are put back as they were, and play goes on.",
                "custom",
                waive="all players",
            ),
            outcome(
                ["No"],
                "If the cards cannot be put right, the deal is void, and the same"
                " player deals again.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["All want to deal again"],
                "Nobody can demand it, but all may agree to it. The deal is void, and"
                " the same player deals again.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "cards mixed up; stock knocked over; threw in his cards; throw the deal"
            " in; deal again; shuffled too early"
        ),
        see=["interrupted_game", "wrong_count"],
    ),
    ruling(
        "any",
        "angling",
        "Told a player what to play",
        outcomes=[
            outcome(
                [],
                "Advice is not allowed at the table, but it costs no points. Whoever"
                " keeps giving it may find that nobody plays with him.",
                "S4",
                enter={"type": "penalty", "offence": "angling"},
            )
        ],
        words=(
            "advice; table talk; hint to his partner; signals; onlooker talks; gave it"
            " away"
        ),
        see=["looked_at_tricks", "disagreement"],
    ),
)
