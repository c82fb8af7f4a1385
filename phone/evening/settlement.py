"""An evening settled: who stands where, and the fewest payments."""

from phone import money, names

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

    `unit`: what the games are added up in, as `phone.money` has it; `rows`: what
    everybody has of it. `beside`: beside money the same in points or in games won, with
    its own `unit`, else None; `no_stake`: the games without one, to be listed.
    `dues`: the payments, those that are paid and what is then open.
    """
    games, places = over(evening), evening["circle"]["places"]
    points, coins = won_by_all(evening)
    unit = unit_of(evening, games, [stake_of(evening, game) for game in games])
    is_money = unit == money.MONEY
    dues = dues_of(evening, coins)
    for due in dues:
        due["words"] = money.written_sum(due["amount"], places)
    in_coins = money_rows(coins, evening["people"], places)
    return {
        "unit": unit,
        "rows": in_coins if is_money else rows_in(evening, games, unit, points),
        "beside": beside(evening, games, points) if is_money else None,
        "no_stake": without_stake(evening, games, unit),
        "dues": dues,
    }


def over(evening):
    """The games of an evening that are over."""
    return [game for game in evening["games"] if game["came"] and game["came"]["net"]]


def unit_of(evening, games, stakes):
    """What some games are added up in; `stakes`: what they were played for."""
    kinds = [
        (game["record"]["game"], game["came"].get("unit", "point")) for game in games
    ]
    return money.night_unit(stakes, kinds, stake_of(evening))


def beside(evening, games, points):
    """What everybody has in points or in games won, beside money; None of no game."""
    if not games:
        return None
    unit = unit_of(evening, games, [{} for _game in games])
    return {"unit": unit, "rows": rows_in(evening, games, unit, points)}


def without_stake(evening, games, unit):
    """The games that were not played for money, where no points are added up."""
    if unit not in (money.MONEY, money.GAMES):
        return []
    return [game for game in games if not money.is_for_money(stake_of(evening, game))]


def rows_in(evening, games, unit, points):
    """What everybody has in points, or how many games they won."""
    sums = wins_of(evening, games) if unit == money.GAMES else points
    return [
        {
            "name": name,
            "words": money.sum_words(unit, sums[name]),
            "is_loss": sums[name] < 0,
        }
        for name in evening["people"]
    ]


def wins_of(evening, games):
    """How many games everybody has won, a dict by name."""
    wins = dict.fromkeys(evening["people"], 0)
    for game in games:
        for seat in game["came"].get("winners") or []:
            wins[game["record"]["players"][seat]] += 1
    return wins


def money_rows(coins, people, places):
    """What everybody has won in money, as it is written."""
    return [
        {
            "name": name,
            "words": money.signed_sum(coins[name], places),
            "is_loss": coins[name] < 0,
        }
        for name in people
    ]


def won_by_all(evening):
    """The points and the coins that everybody has won, each a dict by name."""
    people, places = evening["people"], evening["circle"]["places"]
    points, exact = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for game in over(evening):
        for seat, name in enumerate(game["record"]["players"]):
            points[name] += game["came"]["net"][seat]
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
