"""What Bezique asks once where a situation asks two things."""

AT_ONCE = {
    "card_exposed_in_deal": """
        Which card is it?
        00: In the cut, before play
        10: Face up in the pack, before play
        11: Face up in the pack, after play has begun
        20: Dealt to another player, before play
        21 01: In the cut or dealt to another, after play has begun
        3-: The dealer's own
    """,
    "revoke": """
        When was it?
        0-: While there was a stock
        10: After the stock, noticed before the next play
        11: After the stock, noticed later
    """,
    "late_discovery": """
        What was wrong?
        0-: A meld or a count
        10: A renege, before the next deal
        11: A renege, with the next deal begun
    """,
}
