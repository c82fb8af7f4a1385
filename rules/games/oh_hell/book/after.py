"""What is asked of the referee right after an entry of Oh Hell."""

# type of the entry: situations, the likeliest first
AFTER = {
    "bid": "bid_out_of_turn change_bid",
    "bids": "bid_out_of_turn change_bid",
    "made": "tricks_disputed late_discovery",
    "trick": "led_out_of_turn revoke",
    "tricks": "tricks_disputed late_discovery",
    "trump": "wrong_turn_up wrong_count",
}
