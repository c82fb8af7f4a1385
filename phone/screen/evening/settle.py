"""The settlement of an evening: what everybody won, and who pays whom."""

from phone import money
from phone.screen.payments import verdict
from rules.words import opened

from .send import send_part
from .words import games_words, title_of

SPACE = "\u00a0"  # behind most units; the small Python strips no such one
MANY = 3  # people that stand beside each other


def settle_page(evening, settlement, circles, yesterday):
    """What the page is drawn from on which an evening is settled, as the night is."""
    balance = balance_part(evening, settlement)
    dues = balance["dues"]
    page = {
        "id": evening["id"],
        "title": title_of(evening),
        "is_open": still_open(evening["games"]),
        "verdict": verdict(len(dues), len([due for due in dues if not due["is_paid"]])),
        "may_tick": not evening["sent"],
    }
    return page | balance | send_part(evening, circles, yesterday)


def still_open(games):
    """What is said of games that are not over; "" where all are."""
    left = [game for game in games if not game["came"]["net"]]
    if not left:
        return ""
    return opened(f"{games_words(left)} still in play: not counted yet.")


def balance_part(evening, settlement):
    """How everybody stands, in money where any is at stake, and who pays whom."""
    unit, sign = settlement["unit"], evening["circle"]["unit"]
    is_money = unit == money.MONEY
    return {
        "balance_title": "Balance" if is_money else "Result",
        "counted_in": sign.replace(SPACE, "") if is_money else money.in_units(unit),
        "has_money": is_money or bool(settlement["dues"]),
        "is_many": len(settlement["rows"]) > MANY,
        "rows": settlement["rows"],
        "beside": beside_part(settlement["beside"]),
        "no_stake": [
            {"name": game["name"], "words": game["came"]["words"]}
            for game in settlement["no_stake"]
        ],
        "dues": [
            due
            | {
                "place": place,
                "words": sign + due["words"],
                "is_paid": due["paid_at"] != "",
            }
            for place, due in enumerate(settlement["dues"])
        ],
    }


def beside_part(beside):
    """The table beside money, under the name of its unit: "Points", "Games won"."""
    return beside and beside | {"title": opened(money.in_units(beside["unit"]))}
