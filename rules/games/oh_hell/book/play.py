"""How it goes in the play."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "play",
        "who_leads",
        "Who leads to the first trick",
        outcomes=[
            outcome(
                [],
                "The player on the dealer's left leads, whoever bid most or bid first."
                " Afterwards the winner of each trick leads.",
                "spec",
            )
        ],
        words=(
            "who starts; first lead; does the highest bidder lead; opening lead; whose"
            " lead"
        ),
        see=["who_bids_first", "led_out_of_turn"],
    ),
    rule(
        "play",
        "must_follow",
        "Must I follow suit or trump?",
        outcomes=[
            outcome(
                [],
                "Follow suit if you can; otherwise play anything, and you need not"
                " trump. The highest trump wins, or else the highest card of the suit"
                " led.",
                "S2",
            )
        ],
        words=(
            "follow suit; must I trump; what beats what; may I trump; which card wins;"
            " discard"
        ),
        see=["revoke", "face_up_card"],
    ),
)
