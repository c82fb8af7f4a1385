"""Where the book is opened when something is refused at Tablanette."""

# code of the refusal: situations, of which the first that its game has
REFUSALS = {
    "bad_tablanette": "tablanette_value",
    "card_seen": "imperfect_pack",
    "cards_do_not_add": "count_wrong",
    "deal_started": "wrong_score",
    "game_over": "what_ends_the_game",
    "impossible_count": "count_wrong",
    "impossible_points": "wrong_score",
    "jack_in_layout": "jack_on_the_table",
    "jack_takes_all": "jack",
    "not_on_table": "wrong_capture",
    "out_of_turn": "played_out_of_turn",
    "points_do_not_add": "count_wrong",
    "sum_too_long": "sum_too_long",
    "wrong_sum": "wrong_capture",
}
