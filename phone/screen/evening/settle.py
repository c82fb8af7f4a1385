"""The settlement of an evening: what everybody won, and who pays whom."""

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
    unit, has_money = evening["circle"]["unit"], settlement["has_money"]
    rows = settlement["rows"]
    unit_of_rows = "money" if has_money else "points"
    return {
        "counted_in": unit.replace(SPACE, "") if has_money else unit_of_rows,
        "has_money": has_money,
        "is_many": len(rows) > MANY,
        "rows": [row | {"words": row[unit_of_rows]} for row in rows],
        "dues": [
            due
            | {
                "place": place,
                "words": unit + due["words"],
                "is_paid": due["paid_at"] != "",
            }
            for place, due in enumerate(settlement["dues"])
        ],
    }
