"""What Oh Hell asks once where a situation asks two things."""

AT_ONCE = {
    "wrong_count": """
        Whose hand is it?
        00: One or a few, not looked at
        01: One or a few, looked at
        1-: Everybody's
    """,
    "led_out_of_turn": """
        How did it go on?
        00: Not all have played, it is asked back
        01: Not all have played, nobody asks
        1-: Everybody has played to it
    """,
}
