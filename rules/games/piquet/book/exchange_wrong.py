"""What goes wrong in the exchange."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "exchange",
        "forgot_carte_blanche",
        "Carte blanche was not announced",
        ask=[
            ask(
                "How far is the deal?",
                "Nobody has exchanged",
                "Only others have exchanged",
                "He has exchanged himself",
                "A trick is complete",
            )
        ],
        outcomes=[
            outcome(
                ["Nobody has exchanged"],
                "He announces it now. He shows the cards when the other has discarded,"
                " or at once if nobody exchanges.",
                "S1",
                enter={"type": "carte_blanche"},
                score="10",
            ),
            outcome(
                ["Only others have exchanged"],
                "It is too late: it has to be announced before any card is exchanged.",
                "S1",
                options={"blank_when": "at_once"},
                waive="the other player",
                score="no 10 for carte blanche",
            ),
            outcome(
                ["Only others have exchanged"],
                "It still counts. Each player has time until his own exchange, and one"
                " who exchanges nothing until the first trick is complete.",
                "S0",
                enter={"type": "carte_blanche"},
                score="10",
            ),
            outcome(
                ["He has exchanged himself"],
                "It is too late. Only the hand as it was dealt can be a carte blanche.",
                "S0",
                waive="the other side",
                score="no 10 for carte blanche",
            ),
            outcome(
                ["A trick is complete"],
                "It is too late: declaring is over.",
                "spec",
                waive="the other side",
                score="no 10 for carte blanche",
            ),
        ],
        words=(
            "carte blanche; forgot carte blanche; blank hand; no court cards; no king"
            " queen or jack; announced too late"
        ),
        see=["combination_worth", "what_saves", "how_many_exchange"],
    ),
    ruling(
        "exchange",
        "change_discard",
        "Wants to change his discard",
        ask=[ask("Has he touched the stock?", "No", "Yes", "Yes, and took cards back")],
        outcomes=[
            outcome(["No"], "He may change it as he likes.", "S0"),
            outcome(
                ["Yes"],
                "It is too late, even if he discarded more or fewer than he meant to."
                " He draws what he may for it, and plays with a short hand if there is"
                " not enough.",
                "S0",
            ),
            outcome(
                ["Yes, and took cards back"],
                "He has drawn already, so the cards taken back make his hand too long."
                " He scores nothing in this deal.",
                "Laws",
                enter={"type": "penalty", "offence": "long_hand"},
                waive="the other side",
                score="he scores nothing this deal",
            ),
        ],
        words=(
            "change discard; take back discard; discarded the wrong card; discarded"
            " too many; touched the stock; changed his mind"
        ),
        see=["short_hand", "long_hand", "unannounced_leave"],
        games=["piquet", "piquet_ecrire", "piquet_normand"],
    ),
    ruling(
        "exchange",
        "drew_too_many",
        "Drew too many cards, or too early",
        ask=[
            ask(
                "What happened?",
                "Elder took more than five",
                "Took more than he discarded",
                "The dealer drew before elder",
            ),
            ask("Can the cards go back unseen and in order?", "Yes", "No"),
        ],
        outcomes=[
            outcome(
                ["The dealer drew before elder", "*"],
                "The dealer loses the game.",
                "S0",
                options={"stock_offence": "loses_game"},
                enter={"type": "penalty", "offence": "dealer_drew_first"},
                waive="elder",
                score="he loses the game",
            ),
            outcome(
                ["The dealer drew before elder", "*"],
                "The deal is played out, but the dealer scores nothing in it. Elder"
                " takes those of his five that are not mixed with the dealer's hand.",
                "Laws",
                enter={"type": "penalty", "offence": "dealer_drew_first"},
                waive="elder",
                score="he scores nothing this deal",
            ),
            outcome(
                ["*", "Yes"],
                "They go back in their order, and nothing has happened.",
                "S0",
                enter={"type": "penalty", "offence": "excess_returned"},
            ),
            outcome(
                ["Elder took more than five", "No"],
                "Elder loses the game.",
                "S0",
                options={"stock_offence": "loses_game"},
                enter={"type": "penalty", "offence": "elder_overdrew"},
                waive="the dealer",
                score="he loses the game",
            ),
            outcome(
                ["Elder took more than five", "No"],
                "The deal is played out, but elder scores nothing in it.",
                "Laws",
                enter={"type": "penalty", "offence": "elder_overdrew"},
                waive="the dealer",
                score="he scores nothing this deal",
            ),
            outcome(
                ["Took more than he discarded", "No"],
                "He plays with too many cards and scores nothing in this deal.",
                "Laws",
                enter={"type": "penalty", "offence": "long_hand"},
                waive="the other player",
                score="he scores nothing this deal",
            ),
        ],
        words=(
            "drew six cards; took too many; dealer drew first; drew before elder; took"
            " my card; drew out of turn; overdrew; touched the stock too early"
        ),
        see=["long_hand", "how_many_exchange", "what_is_owed"],
        games=["piquet", "piquet_ecrire"],
    ),
    ruling(
        "exchange",
        "unannounced_leave",
        "Elder left cards and did not say so",
        ask=[ask("Has the dealer taken up his cards?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The dealer may take all that are left, and discards as many more."
                " That holds even if he has discarded three and touched the stock.",
                "S0",
                enter={"type": "penalty", "offence": "unannounced_leave"},
            ),
            outcome(
                ["Yes"],
                "It is too late: what he did not take stays in the stock. There is no"
                " penalty.",
                "Laws",
            ),
        ],
        words=(
            "did not say how many he left; forgot to announce; left a card; four in"
            " the stock; drew only four; unannounced"
        ),
        see=["cards_left", "how_many_exchange", "change_discard"],
        games=["piquet", "piquet_ecrire"],
    ),
    ruling(
        "exchange",
        "short_hand",
        "Discarded more than he drew",
        ask=[ask("Does a card of his still lie in the stock?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He plays with the cards he has, without penalty. When he has none"
                " left the other both leads and wins. Enter this before the first"
                " trick.",
                "S0",
                enter={"type": "penalty", "offence": "short_hand"},
                score="none, but the other takes the last tricks",
            ),
            outcome(
                ["Yes"],
                "Unless he said that he leaves it, or it has been mixed with others,"
                " he takes it up, even during the play, and goes on. Otherwise he"
                " plays short, as if no card lay there.",
                "Laws",
            ),
        ],
        words=(
            "eleven cards; too few cards; short hand; one card short; forgot to draw;"
            " no card to play; mixed a card with the discard"
        ),
        see=["long_hand", "change_discard", "wrong_count"],
        games=["piquet", "piquet_ecrire"],
    ),
    ruling(
        "exchange",
        "widow",
        "The widow was taken wrongly",
        ask=[
            ask(
                "What happened?",
                "The dealer took one card",
                "He looked and wants to leave them",
                "Another player took them",
            )
        ],
        outcomes=[
            outcome(
                ["The dealer took one card"],
                "He takes both or neither. Once he has taken one he takes the other"
                " too, and two cards are discarded.",
                "S0",
                enter={"type": "exchange"},
            ),
            outcome(
                ["He looked and wants to leave them"],
                "Cards looked at are taken. He discards any two of his twelve, these"
                " included.",
                "custom",
                enter={"type": "exchange"},
                waive="all players",
            ),
            outcome(
                ["Another player took them"],
                "Only the dealer may exchange. If the two cards can be told apart they"
                " go back; otherwise the same player deals again.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="none, or the deal is played again",
            ),
        ],
        words=(
            "widow; two cards on the table; took one card; looked at the widow; not"
            " the dealer; exchange two"
        ),
        see=["how_many_exchange", "change_discard"],
        games=["piquet_normand"],
    ),
)
