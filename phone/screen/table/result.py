"""The result of a game: who won, everyone's place, and each step of what is paid."""

from rules.ranking import places
from rules.words import MINUS, minus, number_of, who_won, with_sign

from ..names import side_names

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
MOST_OPEN = 4  # so many sides are explained at once; more of them are folded


def result_screen(sheet):
    """All that a page shows of a result, as plain data; None while the game is open.

    `sheet`: the scored record with its prompts. Money is for the page to add.
    """
    if sheet["result"] is None:
        return None
    explained = explanation(sheet)
    notes = stopped_totals(sheet) + partner_shares(sheet)
    notes += plain_rule(explained) + explained["notes"]
    return {
        "headline": headline(sheet),
        "notes": " \u00b7 ".join(notes),
        "rows": rows(sheet),
        "has_money": False,
        "for_nothing": "",
        "why": settlement_steps(sheet, explained),
    }


def explanation(sheet):
    """How the result came about; of a sheet that was kept without, what can be said."""
    explained = sheet.get("explanation")
    return explained or {"rule": "", "unit": "point", "notes": [], "accounts": []}


def headline(sheet):
    """Who has won, and what: "Ann wins 497 points"."""
    winners, scores = sheet["result"]["winners"], sheet["result"]["scores"]
    if len(winners) in (0, len(scores)):
        is_level = max(scores) == min(scores) and len(completed_deals(sheet)) > 0
        return "A draw" if is_level else "Nobody wins"
    sides = [sheet["sides"][side] for side in winners]
    words = who_won(sheet["players"], sides)
    units = sheet["result"]["net"][sides[0][0]]
    if len(scores) > 2 and len(winners) == 1:
        return f"{words} with {minus(scores[winners[0]])}"
    if len(scores) > 2 or not units:
        return words
    won = f"{words} {number_of(units, explanation(sheet)['unit'])}"
    return f"{won} each" if len(sides[0]) > 1 else won


def completed_deals(sheet):
    """The deals that were played to their end."""
    return [deal for deal in sheet["deals"] if deal["complete"]]


def stopped_totals(sheet):
    """What a table that stopped is settled on."""
    if not sheet["result"]["stopped"]:
        return []
    if not completed_deals(sheet):
        return ["Stopped before the first deal was over, so no points count"]
    deals = number_of(len(completed_deals(sheet)), "deal")
    return [f"Stopped after {deals}, settled on the current scores"]


def partner_shares(sheet):
    """What partners win or pay, where more than two sides play."""
    sides = sheet["sides"]
    is_said = len(sides) > 2 and len(sides[0]) > 1
    return ["Each partner wins or pays the whole amount"] if is_said else []


def rows(sheet):
    """The sides by their places, with what they have scored and what they win."""
    result, names = sheet["result"], side_names(sheet)
    reached = places_of(sheet)
    return [
        {
            "side": side,
            "place": place_in_words(reached, side),
            "name": names[side],
            "score": minus(result["scores"][side]),
            "net": with_sign(result["net"][sheet["sides"][side][0]]),
            "is_winner": side in result["winners"],
            "money": "",
        }
        for _place, side in sorted([(at, side) for side, at in enumerate(reached)])
    ]


def places_now(sheet):
    """The place of each side at any time, from 1."""
    if sheet["result"]:
        return places_of(sheet)
    return places([], sheet["totals"], sheet.get("lowest_wins", False))


def places_of(sheet):
    """The place of each side, from 1."""
    result = sheet["result"]
    return places(result["winners"], result["scores"], sheet.get("lowest_wins", False))


def place_in_words(reached, side):
    """The place that a side has reached: "1st", "2nd =" where it is shared."""
    place = reached[side]
    return ORDINALS[place - 1] + (" =" if reached.count(place) > 1 else "")


def is_plain(explained):
    """Whether all that is paid is the same, in one step: the rule says it then."""
    accounts = explained["accounts"]
    prices = {account["units"] for account in accounts}
    return len(prices) < 2 and all(len(one["steps"]) < 2 for one in accounts)


def plain_rule(explained):
    """The rule of a settlement that needs no steps."""
    return [explained["rule"]] if explained["accounts"] and is_plain(explained) else []


def settlement_steps(sheet, explained):
    """Each step of the settlement: of one account its steps, of more a line a side."""
    is_one, has_any = len(explained["accounts"]) == 1, not is_plain(explained)
    lines = side_lines(sheet, explained["accounts"]) if has_any and not is_one else []
    return {
        "title": "How this was worked out" if is_one else explained["rule"],
        "steps": steps(sheet, explained) if has_any and is_one else [],
        "lines": lines,
        "is_open": len(lines) <= MOST_OPEN,
        "has_any": has_any,
    }


def steps(sheet, explained):
    """The steps of the only account, and their sum."""
    account = explained["accounts"][0]
    drawn = [
        {"text": step["text"], "points": with_sign(step["points"]), "is_sum": False}
        for step in account["steps"]
    ]
    drawn[0]["points"] = minus(account["steps"][0]["points"])
    units = account["units"]
    who = who_won(sheet["players"], [sheet["sides"][account["side"]]])
    words = f"{who} {number_of(units, explained['unit'])}"
    return drawn + [{"text": words, "points": minus(units), "is_sum": True}]


def side_lines(sheet, accounts):
    """For each side, by its place, what it wins from the others and pays to them."""
    names, drawn = side_names(sheet), rows(sheet)
    order = [row["side"] for row in drawn]
    return [
        {
            "name": row["name"],
            "net": row["net"],
            "text": ", ".join(side_words(row["side"], order, accounts, names)),
        }
        for row in drawn
    ]


def side_words(side, order, accounts, names):
    """What a side wins from each other side or pays to it: "29 to Bob (29 - 0)"."""
    payments = []
    for other in order:
        for account in accounts:
            if (account["side"], account["other"]) in ((side, other), (other, side)):
                is_won = (account["units"] > 0) == (account["side"] == side)
                way = "from" if is_won else "to"
                size, steps = abs(account["units"]), account_steps(account)
                payments += [f"{size} {way} {names[other]}{steps}"] if size else []
    return payments or ["nothing"]


def account_steps(account):
    """An account of several steps in brackets, with the sum as the winner has it."""
    if len(account["steps"]) < 2:
        return ""
    return f" ({sum_of(account)})"


def sum_of(account):
    """The steps of an account as a sum: "304 + 93 + 100"."""
    sign = 1 if account["units"] >= 0 else -1
    first, *others = [sign * step["points"] for step in account["steps"]]
    signed_steps = [f"{'+' if n > 0 else MINUS} {abs(n)}" for n in others if n]
    return " ".join([minus(first)] + (signed_steps or [f"{MINUS} 0"]))


def how_settled(sheet):
    """How a finished game is settled: "304 + 93 + 100 = 497", or by its rule."""
    account = only_account(sheet)
    if account is None:
        explained = explanation(sheet)
        return explained["rule"] if explained["accounts"] else ""
    return f"{sum_of(account)} = {abs(account['units'])}"


def result_line(sheet):
    """What was won in a game of two sides: "497 from Bob: 304 + 93 + 100"; else ""."""
    account = only_account(sheet)
    if account is None or account["units"] <= 0:
        return ""
    other = side_names(sheet)[account["other"]]
    return f"{account['units']} from {other}: {sum_of(account)}"


def only_account(sheet):
    """The account of a game that has one, of several steps; else None."""
    accounts = explanation(sheet)["accounts"]
    is_sum = len(accounts) == 1 and len(accounts[0]["steps"]) > 1
    return accounts[0] if is_sum else None
