"""Where the book is opened when something is refused at Scotch Whist."""

# code of the refusal: situations, of which the first that its game has
REFUSALS = {
    "card_seen": "imperfect_pack",
    "cards_do_not_add": "count_wrong",
    "deal_started": "wrong_score",
    "dealers_card": "turned_card",
    "game_over": "what_ends_the_game",
    "honour_missing": "honour_missing",
    "honour_taken": "count_wrong",
    "honour_without_trick": "count_wrong",
    "impossible_points": "wrong_score",
    "not_whole_tricks": "count_wrong",
    "revoke": "revoke",
    "td_is_trump": "ten_of_diamonds",
    "too_many_honours": "count_wrong",
    "tricks_do_not_add": "count_wrong",
    "trump_unknown": "turned_card_forgotten",
    "wrong_winner": "wrong_winner",
}
