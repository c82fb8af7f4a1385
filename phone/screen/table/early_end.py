"""What it comes to if the table stops now, said before anybody taps it."""

from phone import money
from rules.words import minus, things, with_sign

from ..names import side_names
from .result import explanation, headline


def effect(before, after, worth):
    """Which deal is dropped, what counts and who wins, as `words`; and `each` amount.

    `before`, `after`: the sheet as it stands, and as it would be once the table has
    stopped. `worth`: the `stake`, and the `unit` and `places` of its money.
    """
    names = side_names(after)
    scores = [minus(score) for score in after["result"]["scores"]]
    counted = ", ".join([f"{name} {scores[n]}" for n, name in enumerate(names)])
    words = dropped_deal(before, after) + [
        f"Scores: {counted}.",
        f"{headline(after)}.",
    ]
    return {"words": words, "each": each(after, worth)}


def dropped_deal(before, after):
    """What is said of a deal that nobody plays to its end; in a list."""
    for deal in before["deals"][-1:]:
        if not (deal["complete"] or deal["void"]):
            kept = after["deals"][-1]["lines"]
            counts = "only agreed points count" if kept else "it does not count"
            return [f"Deal {deal['number']} is not over, so {counts}."]
    return []


def each(after, worth):
    """What everybody wins or loses, those with nothing left out: "Ann +€0.40"."""
    net, sides = after["result"]["net"], after["sides"]
    winners = [seat for side in after["result"]["winners"] for seat in sides[side]]
    stake, places = worth["stake"], worth["places"]
    coins = money.coins_of(money.won_by(net, winners, stake, places))
    if money.is_for_money(stake):
        words = [money.signed_sum(won, places, worth["unit"]) for won in coins]
        return winner_words(after["players"], coins, words)
    unit = explanation(after)["unit"]
    words = [f"{with_sign(won)} {things(won, unit)}" for won in net]
    return winner_words(after["players"], net, words)


def winner_words(players, won, words):
    return [f"{name} {words[n]}" for n, name in enumerate(players) if won[n]]
