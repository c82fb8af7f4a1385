"""What is asked of the referee right after an entry of Scotch Whist."""

# type of the entry: situations, the likeliest first
AFTER = {
    "count": "count_wrong revoke",
    "trick": "led_out_of_turn revoke",
    "trump": "card_exposed_in_deal wrong_count",
}
