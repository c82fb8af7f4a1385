"""What is asked of the referee right after an entry of Bezique."""

# type of the entry: situations, the likeliest first
AFTER = {
    "brisques": "wrong_winner forgot_to_score",
    "claim": "count_wrong wrong_score",
    "count": "count_wrong late_discovery",
    "last_trick": "revoke wrong_winner",
    "lay": "wrong_meld meld_out_of_turn",
    "meld": "wrong_meld meld_out_of_turn",
    "seven": "meld_out_of_turn wrong_meld",
    "trick": "led_out_of_turn revoke",
    "turn_up": "card_exposed_in_deal wrong_count",
}
