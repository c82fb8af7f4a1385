"""How it goes in the play."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "play",
        "card_ranking",
        "What beats what",
        outcomes=[
            outcome(
                [],
                "In trumps the jack is highest, then ace, king, queen, ten, nine down"
                " to six. In other suits the ace is highest and the jack ranks below"
                " the queen.",
                "S2",
            )
        ],
        words=(
            "does the jack beat the ace; highest trump; rank; where is the ten; order"
            " of the cards; best card"
        ),
        see=["must_follow", "card_points"],
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
            "follow suit; must I trump; may I trump; must I beat; which card wins;"
            " discard"
        ),
        see=["revoke", "card_ranking"],
    ),
    rule(
        "play",
        "who_leads",
        "Who leads",
        outcomes=[
            outcome(
                [],
                "The player on the dealer's left leads any card; then the winner of"
                " each trick. Where two or three play hands of six, the dealer's left"
                " leads again to the first trick of each.",
                "spec",
                options={"short_deal": "sixes"},
            ),
            outcome(
                [],
                "The player on the dealer's left leads any card; then the winner of"
                " each trick.",
                "S2",
                options={"short_deal": "ten"},
            ),
        ],
        words="who starts; first lead; opening lead; whose lead; new six who leads",
        see=["led_out_of_turn", "who_deals_first"],
    ),
    rule(
        "play",
        "turned_card",
        "When may the dealer take up his trump?",
        outcomes=[
            outcome(
                [],
                "It belongs to his hand from the start, and he may play it at any"
                " turn. He leaves it on the table until his first turn to play.",
                "Laws",
                options={"short_deal": "ten"},
            ),
            outcome(
                [],
                "With two or three players it lies on the table and belongs to the"
                " dealer's last hand of six. With more he leaves it there until his"
                " first turn to play.",
                "Laws",
                options={"short_deal": "sixes"},
            ),
        ],
        words=(
            "dealer's card; turned up card; pick up the trump; turn-up; must he play"
            " the turned card"
        ),
        see=["turned_card_forgotten", "trumps_in_doubt"],
    ),
)
