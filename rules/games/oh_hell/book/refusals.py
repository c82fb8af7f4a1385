"""Where the book is opened when something is refused at Oh Hell."""

# code of the refusal: situations, of which the first that its game has
REFUSALS = {
    "bid_fixed": "change_bid",
    "bid_range": "no_bid",
    "card_seen": "imperfect_pack",
    "card_turned_up": "face_up_card",
    "deal_started": "wrong_score",
    "exposed_card_due": "face_up_card",
    "game_over": "hand_sizes",
    "hook": "hook",
    "impossible_points": "bid_worth",
    "impossible_result": "tricks_disputed",
    "need_tricks": "tricks_disputed",
    "no_trump_deal": "no_trump_deals",
    "not_his_card": "played_out_of_turn",
    "revoke": "revoke",
    "tricks_below_recorded": "tricks_disputed",
    "tricks_do_not_add": "tricks_disputed",
    "trump_unknown": "turn_up_forgotten",
    "wrong_winner": "wrong_winner",
}
