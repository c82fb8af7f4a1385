"""What goes wrong with tricks."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "missed_a_trick",
        "Did not play to a trick, and played on",
        ask=[ask("Does one of the others ask for a new deal?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The trick stands as it is, and his last card counts as played to it;"
                " enter that trick by its winner. His side scores nothing in this deal"
                " and loses 10.",
                "Laws",
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes"],
                "The deal is void, and the same dealer deals again.",
                "Laws",
                enter={"type": "misdeal", "reason": "wrong_count"},
                waive="all players",
                score="the deal is played again",
            ),
        ],
        words=(
            "forgot to play; card left at the end; three cards in the trick; missed"
            " his turn; one card over"
        ),
        see=["two_cards_played", "wrong_count"],
    ),
    ruling(
        "play",
        "wrong_hand_of_six",
        "Played from the wrong hand of six",
        ask=[ask("Do the others let it pass?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The hands of six are played one after the other, so the card goes"
                " back. His side scores nothing in this deal and loses 10.",
                "spec",
                options={"short_deal": "sixes"},
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes"],
                "The card goes back to its six, and he plays from the right one.",
                "custom",
                options={"short_deal": "sixes"},
            ),
            outcome(
                ["*"],
                "There are no hands of six here: each plays all his cards as one hand.",
                "S2",
                options={"short_deal": "ten"},
            ),
        ],
        words=(
            "hands of six; wrong packet; took up the next six; second hand too early;"
            " three hands; six at a time"
        ),
        see=["two_or_three_players", "revoke"],
    ),
    ruling(
        "play",
        "wrong_winner",
        "The wrong side took the trick",
        ask=[ask("Has the next trick been led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The trick goes to its winner, who leads. A trick entered wrongly is"
                " corrected.",
                "spec",
                enter={"type": "trick"},
            ),
            outcome(
                ["Yes"],
                "The trick goes to its winner, and the play goes on from where it is."
                " The lead was everybody's mistake and costs nothing. A wrong entry is"
                " corrected; if you enter the cards, say who led.",
                "custom",
            ),
        ],
        words=(
            "took my trick; gathered the wrong trick; who won that trick; jack beats"
            " ace; trick given wrongly"
        ),
        see=["card_ranking", "count_wrong"],
    ),
    ruling(
        "play",
        "looked_at_tricks",
        "Looked at a gathered trick",
        ask=[ask("Was it the last trick only?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Anybody may ask to see the last trick again, and no more.",
                "Laws",
            ),
            outcome(
                ["No"],
                "The tricks are turned down again. His side scores nothing in this"
                " deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
        ],
        words=(
            "see the last trick; look back; turned over a trick; peeked at tricks;"
            " counting cards; may I see that again"
        ),
        see=["revoke_denied", "other_breach"],
    ),
    ruling(
        "play",
        "claim_rest",
        "Says the rest are his",
        ask=[ask("Does everybody agree?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The tricks and the honours in them are counted as he says. If you"
                " have entered tricks of this deal, enter the rest one by one instead"
                " of the count.",
                "custom",
                enter={"type": "count"},
                score="as counted",
            ),
            outcome(
                ["No"],
                "The deal is played out; he takes his cards up again. His side scores"
                " nothing in this deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
        ],
        words=(
            "the rest are mine; claim; laid down his hand; gave up; all yours; no more"
            " tricks for me"
        ),
        see=["exposed_card", "count_wrong"],
    ),
    ruling(
        "play",
        "trumps_in_doubt",
        "Nobody knows what is trumps",
        outcomes=[
            outcome(
                [],
                "The dealer says which suit he turned, and everybody may ask at any"
                " time. If it was entered, the phone shows it; until the first trick"
                " is entered, it still can be.",
                "Laws",
                enter={"type": "trump"},
            )
        ],
        words=(
            "what is trumps; forgot trumps; which suit; trump suit; what was turned up"
        ),
        see=["turned_card_forgotten", "turned_card"],
    ),
)
