"""How melding goes in one form or another."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "melding",
        "seven_of_trumps",
        "What does the seven of trumps score?",
        outcomes=[
            outcome(
                [],
                "Nothing: no card is turned up in this form, and sevens do not score.",
                "S3",
                options={"form": "marriage_trump"},
            ),
            outcome(
                [],
                "A seven turned up gives the dealer 10. After winning a trick, while"
                " melding is open, a player may exchange a seven for the turn-up, or"
                " show one, for 10 each, beside the one meld.",
                "S3",
                options={"sevens": "show"},
                score="10 each",
            ),
            outcome(
                [],
                "A seven turned up gives the dealer 10. A seven exchanged for the"
                " turn-up after winning a trick scores 10, and so does one played"
                " while the stock lasts, whoever wins that trick.",
                "Laws",
                options={"sevens": "play"},
                score="10 each",
            ),
        ],
        words=(
            "seven of trumps; exchange the turn-up; dealer turns a seven; ten for the"
            " seven; dix; show the seven"
        ),
        see=["forgot_to_score", "last_draw"],
    ),
    rule(
        "melding",
        "no_trump_yet",
        "How is the trump suit fixed?",
        outcomes=[
            outcome(
                [],
                "The first marriage scored makes its suit trumps and counts 40. A"
                " sequence before it may make trumps too, for 250.",
                "Laws",
                options={
                    "form": "marriage_trump",
                    "trump_from": "marriage_or_sequence",
                },
                score="40 or 250",
            ),
            outcome(
                [],
                "The first marriage scored makes its suit trumps and counts 40. There"
                " is no trump and no sequence before that.",
                "S3",
                options={"form": "marriage_trump"},
                score="40",
            ),
            outcome(
                [],
                "The first card after the hands is turned up, and its suit is trumps."
                " A seven gives the dealer 10.",
                "S3",
            ),
        ],
        words=(
            "what is trumps; first marriage; no trumps yet; who makes trumps; trump"
            " card; turn-up"
        ),
        see=["seven_of_trumps", "card_exposed_in_deal"],
    ),
    rule(
        "melding",
        "polish_cards",
        "Cards won in the Polish form",
        outcomes=[
            outcome(
                [],
                "The winner of a trick lays its kings, queens, jacks and the ten of"
                " trumps open before him. He may meld them, with cards from hand or"
                " table, but never plays them again, and does not take them up when"
                " the stock is gone.",
                "S3",
                options={"form": "polish"},
                score="melds as usual; the ten is also a brisque",
            ),
            outcome(
                [],
                "Nothing can be done with them. Cards won in tricks are out of play,"
                " and only aces and tens count.",
                "S3",
            ),
        ],
        words=(
            "open cards; cards won in tricks; meld a card I won; Polish bezique; kings"
            " in tricks"
        ),
        see=["meld_again", "tricks_score"],
        games=["bezique"],
    ),
    rule(
        "melding",
        "partners_meld",
        "Melding with a partner",
        ask=[
            ask(
                "What is asked?",
                "Who of us may meld",
                "Cards of the partner",
                "A meld laid but not scored",
            )
        ],
        outcomes=[
            outcome(
                ["Who of us may meld"],
                "The winner of the trick or his partner. Still only one meld scores"
                " for the trick.",
                "Laws",
                options={"sides": "partners", "meld_right": "side"},
            ),
            outcome(
                ["Who of us may meld"],
                "Only the player who won the trick, and one meld scores for it.",
                "S3",
            ),
            outcome(
                ["Cards of the partner"],
                "A player may add cards from his hand to what his partner has on the"
                " table. At least one card of the meld is his own.",
                "S3",
                options={"sides": "partners"},
            ),
            outcome(
                ["Cards of the partner"],
                "Each plays for himself: only his own cards count.",
                "S3",
                options={"sides": "individual"},
            ),
            outcome(
                ["A meld laid but not scored"],
                "As many melds may be laid as one likes. One scores for this trick,"
                " the others one by one after later tricks that he wins.",
                "S3",
                enter={"type": "lay"},
                score="none until it is scored",
            ),
        ],
        words=(
            "partner's cards; build on partner's meld; partner melds; several melds at"
            " once; lay without scoring"
        ),
        see=["meld_out_of_turn", "second_bezique"],
        games=["bezique_four"],
    ),
)
