"""What is asked of the referee right after an entry of Tablanette."""

# type of the entry: situations, the likeliest first
AFTER = {
    "count": "count_wrong last_taker_disputed",
    "layout": "wrong_layout jack_on_the_table",
    "play": "wrong_capture missed_capture takes_card_back",
    "tablanette": "false_tablanette wrong_capture tablanette_wrongly_scored",
}
