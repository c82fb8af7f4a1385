"""What is asked of the referee right after an entry of Piquet."""

# type of the entry: situations, the likeliest first
AFTER = {
    "answer": "wrong_answer false_declaration",
    "award": "wrong_answer false_declaration forgot_to_declare",
    "carte_blanche": "false_declaration",
    "close": "forgot_to_declare false_declaration",
    "declare": "false_declaration misnomer wrong_answer",
    "exchange": "drew_too_many change_discard short_hand",
    "hand": "false_declaration misnomer forgot_to_declare",
    "play": "wrong_score revoke",
    "trick": "led_out_of_turn revoke",
}
