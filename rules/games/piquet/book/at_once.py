"""What Piquet asks once where a situation asks two things."""

AT_ONCE = {
    "drew_too_many": """
        What happened?
        00: Elder took over five, they can go back unseen
        01: Elder took over five, they cannot go back unseen
        10: Took more than he discarded, they can go back unseen
        11: Took more than he discarded, they cannot go back unseen
        2-: The dealer drew before elder
    """,
    "false_declaration": """
        How far has it gone?
        0-: He has not played a card
        10: He has played, the others have nothing in that class
        11: He has played, the others have something in it
    """,
    "misnomer": """
        What was wrong?
        0-: Only the suit
        10: The rank, and he could not have held it
        11: The rank, and he could have held it
    """,
}
