"""An evening settled: who stands where, and the fewest payments."""

from phone import money, names
from rules.words import signed

PARTS = {"stake": "per_point", "ante": "ante", "cap": "cap"}


def stake_of(evening, game=None):
    """What an evening or one of its games is played for, as `phone.money` has a stake.

    A game that was begun long ago has none of its own.
    """
    if game and "stake" in game:
        return game["stake"]
    return {name: evening[part] for part, name in PARTS.items() if evening[part]}


def worth_of(evening, game):
    """What a game of an evening is played for, and how its money is written."""
    written = {part: evening["circle"][part] for part in ("unit", "places")}
    return {"stake": stake_of(evening, game)} | written


def settled(evening):
    """Who stands where, and the fewest payments; only games count that are over.

    `rows`: what everybody has won, in points and in money; `dues`: the payments, those
    that are paid and what is then open; `has_money`: whether any is at stake.
    """
    people, places = evening["people"], evening["circle"]["places"]
    points, coins = won_by_all(evening)
    dues = dues_of(evening, coins)
    for due in dues:
        due["words"] = money.written_sum(due["amount"], places)
    return {
        "rows": [row(name, points[name], coins[name], places) for name in people],
        "dues": dues,
        "has_money": money.is_for_money(stake_of(evening)),
    }


def won_by_all(evening):
    """The points and the coins that everybody has won, each a dict by name."""
    people, places = evening["people"], evening["circle"]["places"]
    points, exact = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for game in evening["games"]:
        came = game["came"]
        if came and came["net"]:
            for seat, name in enumerate(game["record"]["players"]):
                points[name] += came["net"][seat]
                exact[name] += won(evening, game, places)[seat]
    coins = money.coins_of([exact[name] for name in people])
    return points, {name: coins[place] for place, name in enumerate(people)}


def won(evening, game, places):
    """What each seat of a game has won, in millionths of a coin."""
    came = game["came"]
    winners = came.get("winners") or []  # one counted long ago has none
    return money.won_by(came["net"], winners, stake_of(evening, game), places)


def dues_of(evening, coins):
    """What is paid, and the fewest payments of what is still owed.

    Those that stood before stay at their places, as on the page of a night.
    """
    kept = evening["kept"]
    paid = [names_of(due) for due in kept if due["paid_at"]]
    shown = [names_of(due) for due in kept if not due["paid_at"]]
    payments, _is_fewest = money.open_payments(in_order(evening), coins, paid, shown)
    stay = [dict(due) for due in kept if due["paid_at"] or names_of(due) in payments]
    new = [
        {"payer": payer, "payee": payee, "amount": amount, "paid_at": ""}
        for payer, payee, amount in payments
        if (payer, payee, amount) not in shown
    ]
    return stay + new


def names_of(due):
    """What a payment is named by."""
    return due["payer"], due["payee"], due["amount"]


def in_order(evening):
    """The people of an evening as the server numbers them: first whom it knows."""
    people = evening["people"]
    first = [names.key(name) for name in evening["circle"]["people"]]
    keys = [names.key(name) for name in people]
    places = [first.index(key) if key in first else len(first) for key in keys]
    ranked = sorted([(places[n], n) for n in range(len(people))])
    return [people[n] for _place, n in ranked]


def row(name, points, coins, places):
    """What one has won: points, and money as it is written."""
    return {
        "name": name,
        "points": signed(points),
        "money": money.signed_sum(coins, places),
        "is_loss": points < 0,
    }
