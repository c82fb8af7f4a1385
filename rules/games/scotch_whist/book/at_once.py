"""What Scotch Whist asks once where a situation asks two things."""

AT_ONCE = {
    "led_out_of_turn": """
        How did it go on?
        00: Not let pass, not all have played to it
        01: Not let pass, all have played to it
        1-: The others let it pass
    """,
}
