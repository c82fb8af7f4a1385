"""What happens at a table of New Game, and what comes of it."""

from ....book.form import ask, outcome, ruling

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
            outcome(["No"], "The card stays in the hand it was dealt to.", "custom"),
        ],
        words="a card was face up; the dealer showed a card; misdeal",
    ),
    ruling(
        "play",
        "revoke",
        "Somebody did not follow suit though able",
        outcomes=[
            outcome([], "Five points off.", "spec", score="the offender 5 points off")
        ],
        words="revoke; renege; he had one of that suit; did not follow suit",
    ),
)
