"""What is asked at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "exposed_card",
        "A player showed a card of his own",
        outcomes=[
            outcome(
                [],
                "He takes it back into his hand and plays on. There is no penalty, and"
                " he need not play it at any special time.",
                "Laws",
                enter={"type": "penalty", "offence": "exposed_card"},
            )
        ],
        words=(
            "dropped a card; exposed card; showed his hand; card fell face up; saw his"
            " card"
        ),
        see=["card_exposed_in_deal", "takes_card_back", "cards_left"],
    ),
    ruling(
        "any",
        "imperfect_pack",
        "A card is missing, lost or damaged",
        ask=[
            ask(
                "Which is it?",
                "Found again",
                "Missing, or one too many",
                "Damaged or marked",
            )
        ],
        outcomes=[
            outcome(
                ["Found again"],
                "A card found on the floor goes back to the hand it came from, and"
                " counts as having been there all the time. If he did not follow suit"
                " without it, those tricks are taken back as after a revoke.",
                "custom",
            ),
            outcome(
                ["Missing, or one too many"],
                "The deal in which it is found is void and dealt again with a right"
                " pack. The deals before it stand.",
                "Laws",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Damaged or marked"],
                "The deal is played out, and the card or the pack is replaced before"
                " the next one.",
                "Laws",
            ),
        ],
        words=(
            "lost card; card missing; two of the same card; wrong pack; torn card;"
            " marked card; not 32 cards; a six in the pack"
        ),
        see=["wrong_count", "revoke"],
    ),
    ruling(
        "any",
        "redeal_agreed",
        "A new deal is asked for",
        ask=[ask("Why?", "Not shuffled or not cut", "All want it", "Not all want it")],
        outcomes=[
            outcome(
                ["Not shuffled or not cut"],
                "Before anybody has looked at his cards the pack is shuffled and cut,"
                " and the same player deals again. Afterwards the deal stands.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["All want it"],
                "The deal is void, and the same player deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "agreed"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Not all want it"],
                "A new deal needs everybody's consent. An offer that is not taken up"
                " before the next discard, call or card has lapsed, and the deal goes"
                " on.",
                "Laws",
            ),
        ],
        words=(
            "new deal; fresh deal; deal again; throw in the hands; not cut; forgot to"
            " cut; not shuffled; no good cards"
        ),
        see=["card_exposed_in_deal", "wrong_count"],
    ),
    ruling(
        "any",
        "wrong_score",
        "Something was counted or written wrongly",
        ask=[
            ask(
                "What is it?",
                "Pique or repique was not said",
                "A hand was counted wrongly",
                "The counts in the play differ",
                "The sheets differ",
            )
        ],
        outcomes=[
            outcome(
                ["Pique or repique was not said"],
                "It counts all the same. The phone reckons it from what is entered.",
                "spec",
            ),
            outcome(
                ["A hand was counted wrongly"],
                "If it can be proved it is put right at any time during the game:"
                " correct the entry, or enter the difference.",
                "Laws",
                options={"form": "cent"},
                enter={"type": "adjust"},
                score="as it should have been",
            ),
            outcome(
                ["A hand was counted wrongly"],
                "If it can be proved it is put right until the player in error has"
                " seen his next hand: correct the entry, or enter the difference."
                " Later it stays, unless all agree.",
                "Laws",
                enter={"type": "adjust"},
                waive="all players",
                score="as it should have been",
            ),
            outcome(
                ["The counts in the play differ"],
                "Look through the tricks, which lie open, and count again. The phone"
                " counts each lead and each trick by the house rule.",
                "Laws",
                enter={"type": "trick"},
                score="as counted",
            ),
            outcome(
                ["The sheets differ"],
                "Each player's own figure for his own hand is right. The entry is"
                " corrected where it was made, or the difference is entered.",
                "Laws",
                enter={"type": "adjust"},
                score="each player's own figure",
            ),
        ],
        words=(
            "wrong score; forgot to score; miscounted; did not say pique; written down"
            " wrongly; sheet is wrong; added up wrongly; count does not agree"
        ),
        see=["disagreement", "forgot_to_declare", "tricks_score"],
    ),
    ruling(
        "any",
        "disagreement",
        "No agreement on what was said or played",
        ask=[
            ask(
                "What is disputed?",
                "What was called",
                "What was answered",
                "Who won a trick",
            )
        ],
        outcomes=[
            outcome(
                ["What was called"],
                "He says it again, and shows the cards if he is asked. Once the first"
                " trick is complete what was entered stands.",
                "custom",
                enter={"type": "declare"},
                waive="all players",
            ),
            outcome(
                ["What was answered"],
                "Before the next call he repeats his answer. Afterwards it stands as"
                " the record has it.",
                "custom",
                waive="all players",
            ),
            outcome(
                ["Who won a trick"],
                "The tricks lie open and may be looked through. What they show is"
                " entered.",
                "Laws",
                enter={"type": "trick"},
                score="as found",
            ),
        ],
        words=(
            "did not say that; I said not good; what did you call; argue; quarrel; he"
            " denies it; no agreement; who took that trick"
        ),
        see=["wrong_score", "sinking", "wrong_answer"],
    ),
    ruling(
        "any",
        "player_leaves",
        "A player has to leave",
        ask=[ask("Will the game be finished later?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The record waits as it is. A deal whose cards are put away is dealt"
                " again by the same player.",
                "custom",
            ),
            outcome(
                ["No"],
                "The game stops. The deal in progress is dropped, and the totals so"
                " far are settled.",
                "spec",
                enter={"type": "stop"},
                score="complete deals count, the open one is dropped",
            ),
        ],
        words=(
            "has to go; gives up; go home; leaves the table; finish another day;"
            " concede the game"
        ),
        see=["interrupted_game", "what_is_owed"],
    ),
    ruling(
        "any",
        "interrupted_game",
        "The deal was broken off or mixed up",
        ask=[ask("Can all cards be put back as they were?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Hands, tricks, discards and stock are put back, and the deal goes on."
                " Everything entered counts.",
                "custom",
            ),
            outcome(
                ["No"],
                "The deal in progress is void, and the same player deals it again."
                " Complete deals stand.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "interrupted; cards mixed up; threw in his cards; stock knocked over;"
            " break; dropped the pack"
        ),
        see=["player_leaves", "redeal_agreed"],
    ),
)
