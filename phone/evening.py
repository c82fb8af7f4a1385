"""An evening in the phone's hand: what its games came to, and who pays whom."""

import json

import rules
from phone.correcting import form, place_of, preview
from phone.log.rows import entries_after, rows_in
from phone.screen import prompt_screen, result_screen
from phone.screen.review import review_screen
from rules.settlement import fewest_transfers
from rules.words import MINUS

__all__ = [
    "form",
    "outcome",
    "place_of",
    "preview",
    "record",
    "refusal_to_start",
    "review",
    "rulings",
    "settled",
]

EXACT = 1_000_000  # money is counted in millionths of the smallest coin


def refusal_to_start(record):
    """Why a game cannot begin as the head of a record (JSON) says; null if it can."""
    try:
        rules.replay(json.loads(record) | {"entries": []})
    except rules.RuleError as error:
        return json.dumps(error.message)
    return "null"


def record(game):
    """The record of a game (JSON), which has its head as `record`, and the `rows`."""
    game = json.loads(game)
    return json.dumps(
        game["record"] | {"entries": entries_after(rows_in(game["rows"]))}
    )


def outcome(record):
    """What a record (JSON) comes to: totals, status, and by seat what each has won."""
    sheet = rules.score(json.loads(record), prompts=True)
    result = result_screen(sheet)
    return json.dumps(
        {
            "totals": sheet["totals"],
            "status": sheet["status"],
            "net": sheet["result"]["net"] if sheet["result"] else None,
            "winners": winners_of(sheet),
            "words": result["headline"] if result else "",
        }
    )


def winners_of(sheet):
    """The seats that have won."""
    won = sheet["result"]["winners"] if sheet["result"] else []
    return [seat for side in won for seat in sheet["sides"][side]]


def review(record):
    """A record (JSON) read back: its deals, each with its lines."""
    record = json.loads(record)
    referee, makers = rules.replay_and_watch(record)
    sheet = rules.scored(referee, prompts=True)
    return json.dumps(review_screen(referee, sheet, record["entries"], makers))


def rulings(record):
    """What a referee may enter now in a record (JSON): prompts."""
    referee = rules.replay(json.loads(record))
    sheet = rules.scored(referee, prompts=True)
    return json.dumps(prompt_screen(sheet, rules.rulings(referee)))


def settled(evening):
    """Who stands where, and the fewest payments, for an evening (JSON).

    Its `people` are names as they came, `order` the same as the server numbers them;
    `rate` is what a point is worth in millionths of the smallest coin, of which a unit
    of money has ten to the `places`, `ante` what each puts into the pool of a game, and
    `cap` the most to lose in one, 0 for none. `games` have `seats`, lists of (name, net
    points), and their `winners`, by seat. `kept`: payments that no longer change, since
    one of them is paid: dicts with `payer`, `payee`, `amount` in smallest coins, and
    `paid_at`. What they leave open stands behind them.
    """
    evening = json.loads(evening)
    people, places, order = evening["people"], evening["places"], evening["order"]
    points = dict.fromkeys(people, 0)
    exact = dict.fromkeys(people, 0)
    for game in evening["games"]:
        amounts = won_in(game, evening["rate"], evening["ante"], evening["cap"])
        for seat, (name, net) in enumerate(game["seats"]):
            points[name] += net
            exact[name] += amounts[seat]
    won = whole([exact[name] for name in people], EXACT)
    money = {name: won[place] for place, name in enumerate(people)}
    rows = [row(name, points[name], money[name], places) for name in people]
    dues = evening["kept"] + further_dues(evening["kept"], money, order)
    for due in dues:
        due["words"] = coins(due["amount"], places)
    return json.dumps({"rows": rows, "dues": dues})


def further_dues(kept, money, order):
    """The fewest payments for what those that are kept leave open."""
    left = dict(money)
    for due in kept:
        left[due["payer"]] += due["amount"]
        left[due["payee"]] -= due["amount"]
    transfers, _is_fewest = fewest_transfers([left[name] for name in order])
    return [
        {"payer": order[payer], "payee": order[payee], "amount": amount, "paid_at": ""}
        for payer, payee, amount in transfers
    ]


def row(name, points, money, places):
    """What one has won: points, and money as it is written."""
    return {
        "name": name,
        "points": signed(points, str(abs(points))),
        "money": signed(money, coins(abs(money), places)),
        "is_loss": points < 0,
    }


def won_in(game, rate, ante, cap):
    """What each seat of a game has won, in whole millionths of the smallest coin."""
    seats, winners = game["seats"], game["winners"]
    parts = len(winners) or 1  # of the pool
    paid, pool = (ante, ante * len(seats)) if winners else (0, 0)
    amounts = [
        (net * rate - paid) * parts + (pool if seat in winners else 0)
        for seat, (_name, net) in enumerate(seats)
    ]
    amounts, more = capped(amounts, cap * parts)
    return whole(amounts, parts * more)


def capped(amounts, cap):
    """Amounts with no loss over the cap, which is shared; and times what they are."""
    lost = [min(-amount, cap) if amount < 0 else 0 for amount in amounts]
    due = sum([amount for amount in amounts if amount > 0])
    if not cap or not due:
        return amounts, 1
    paid = sum(lost)
    return [
        amount * paid if amount > 0 else -lost[place] * due
        for place, amount in enumerate(amounts)
    ], due


def whole(amounts, step):
    """Amounts that sum to zero, in whole steps: the largest remainders go up."""
    rounded = [amount // step for amount in amounts]
    first = sorted((-(amount % step), place) for place, amount in enumerate(amounts))
    for _remainder, place in first[: -sum(rounded)]:
        rounded[place] += 1
    return rounded


def coins(amount, places):
    """An amount of smallest coins, not below zero, as it is written: 560 is 5.60."""
    if not places:
        return str(amount)
    one = 10**places
    part = str(amount % one)
    return f"{amount // one}." + "0" * (places - len(part)) + part


def signed(number, text):
    return f"+{text}" if number > 0 else MINUS + text if number < 0 else text
