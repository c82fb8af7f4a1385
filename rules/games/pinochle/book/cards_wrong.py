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
                enter={"type": "penalty", "offence": "exposed_card"},
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
        ask=[ask("When is it found?", "Before the last trick", "After the last trick")],
        outcomes=[
            outcome(
                ["Before the last trick"],
                "If he was dealt a wrong number the deal is void, and the same player"
                " deals again; the deals before it stand. With two players a wrong"
                " draw is put right instead.",
                "S4",
                enter={"type": "misdeal", "reason": "wrong_hand"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["After the last trick"],
                "If a hand proves to have been wrong, the deal is void, and the same"
                " player deals again. The deals before it stand.",
                "S4",
                enter={"type": "misdeal", "reason": "wrong_count_at_end"},
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "too many cards; one card short; wrong number of cards; misdealt; cards do"
            " not come out even; eleven cards; a card left over"
        ),
        see=["imperfect_pack", "forgot_to_draw", "drew_too_many"],
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
                "If the cards cannot be put right, the deal is thrown in, and the same"
                " player deals again.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["All want to deal again"],
                "If all agree the deal is thrown in, and the same player deals again.",
                "spec",
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
        "Advice, signals or table talk",
        outcomes=[
            outcome(
                [],
                "Cues between partners and remarks on any play, good or bad, are"
                " forbidden. The player is warned.",
                "S4",
                options={"form": "partnership"},
                enter={"type": "penalty", "offence": "table_talk"},
            ),
            outcome(
                [],
                "Telling another what to play costs no points, but the player is"
                " warned. Whoever keeps doing it may find that nobody plays with him.",
                "S4",
                enter={"type": "penalty", "offence": "angling"},
            ),
        ],
        words=(
            "advice; table talk; hint to his partner; signals; grimace; well played;"
            " tip-off card; onlooker talks"
        ),
        see=["looked_at_tricks", "disagreement"],
    ),
)
