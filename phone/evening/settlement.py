"""The result of an offline night, and the fewest payments that settle it.

Payments never change the result. The plan covers this night alone: what earlier nights
left is added once the night is sent.
"""

from phone import money, names
from phone.money.ledger import with_payments
from phone.money.plan import plan
from phone.money.rounding import round_shares

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
    written = {part: evening["group"][part] for part in ("unit", "places")}
    return {"stake": stake_of(evening, game)} | written


def settle_evening(evening):
    """The result, and who pays whom then; only games count that are over.

    `unit`: what the games are added up in, as `phone.money` has it; `rows`: what
    everybody has of it. `beside`: beside money the same in points or in games won, with
    its own `unit`, else None; `no_stake`: the games without one, to be listed.
    `plan`: the payments left to make, each with `payer`, `payee` and `amount`.
    """
    games, places = finished_games(evening), evening["group"]["places"]
    points, coins = won_by_all(evening)
    unit = unit_of(evening, games, [stake_of(evening, game) for game in games])
    is_money = unit == money.MONEY
    in_coins = money_rows(coins, evening["people"], places)
    return {
        "unit": unit,
        "rows": in_coins if is_money else rows_in(evening, games, unit, points),
        "beside": results_beside_money(evening, games, points) if is_money else None,
        "no_stake": without_stake(evening, games, unit),
        "plan": plan_of(evening, coins),
    }


def finished_games(evening):
    """The games of an evening that are over."""
    return [game for game in evening["games"] if game["came"] and game["came"]["net"]]


def name_of(game):
    """What a table calls its game; one that was stored before has only its key."""
    return game.get("name") or game["record"]["game"]


def unit_of(evening, games, stakes):
    """What some games are added up in; `stakes`: what they were played for."""
    kinds = [(name_of(game), game["came"].get("unit", "point")) for game in games]
    return money.night_unit(stakes, kinds, stake_of(evening))


def results_beside_money(evening, games, points):
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
    people, places = evening["people"], evening["group"]["places"]
    points, exact = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for game in finished_games(evening):
        for seat, name in enumerate(game["record"]["players"]):
            points[name] += game["came"]["net"][seat]
            exact[name] += seat_winnings(evening, game, places)[seat]
    order = in_order(evening)
    coins = round_shares(
        [exact[name] for name in order], money.EXACT, evening["number"]
    )
    return points, {name: coins[place] for place, name in enumerate(order)}


def seat_winnings(evening, game, places):
    """What each seat of a game has won, in millionths of a coin."""
    came = game["came"]
    winners = came.get("winners") or []  # one counted long ago has none
    return money.won_by(came["net"], winners, stake_of(evening, game), places)


def plan_of(evening, coins):
    """The fewest payments of what is owed after those that were made.

    People are numbered as on the server, so that equal amounts are paid alike.
    """
    order = in_order(evening)
    numbers = {name: number for number, name in enumerate(order)}
    made = [
        (numbers[payment["payer"]], numbers[payment["payee"]], payment["amount"])
        for payment in evening["payments"]
    ]
    won = {number: coins[name] for number, name in enumerate(order)}
    rows, _is_fewest = plan(with_payments(won, made), made)
    return [
        {"payer": order[payer], "payee": order[payee], "amount": amount}
        for payer, payee, amount in rows
    ]


def in_order(evening):
    """The people of an evening as the server numbers them: first whom it knows."""
    people = evening["people"]
    first = [names.key(name) for name in evening["group"]["people"]]
    keys = [names.key(name) for name in people]
    places = [first.index(key) if key in first else len(first) for key in keys]
    ranked = sorted([(places[n], n) for n in range(len(people))])
    return [people[n] for _place, n in ranked]
