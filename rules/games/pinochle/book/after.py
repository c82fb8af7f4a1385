"""What is asked of the referee right after an entry of Pinochle."""

# type of the entry: situations, the likeliest first
AFTER = {
    "answer": "disagreement",
    "call_out": "called_out count_wrong",
    "deece": "turn_up_exchange wrong_meld",
    "double": "disagreement",
    "exchange": "turn_up_exchange wrong_meld",
    "meld": "wrong_meld forgot_to_meld",
    "play": "led_out_of_turn revoke",
    "taken": "count_wrong revoke",
    "upcard": "card_exposed_in_deal wrong_count",
}
