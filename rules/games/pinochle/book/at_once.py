"""What Pinochle asks once where a situation asks two things."""

AT_ONCE = {
    "late_discovery": """
        What was wrong?
        0-: A meld or a count
        10: A renege, before the next deal
        11: A renege, with the next deal begun
    """,
}
