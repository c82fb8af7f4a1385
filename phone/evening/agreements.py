"""An evening that asks the other side, on the one phone that lies between them."""

import rules
from phone import agreements, signatures
from rules.words import side_name

from .refusal import refuse
from .settlement import finished_games, in_order, won_by_all

NOT_HERE = "Only players of a finished game can sign. Choose a name below."


def choose_agreeing(page):
    """The evening asks the other side from now on, or no longer."""
    return {"evening": page["evening"] | {"agreeing": page["value"] == "1"}}


def known_of(evening, head):
    """What is known of the agreements of a game, as `phone.agreements` takes it.

    `head`: of its record, all of whose rows are in the phone's own log. None where the
    evening asks nobody.
    """
    if not evening["agreeing"]:
        return None
    seats = rules.score(head | {"entries": []})["sides"]
    names = [side_name(head["players"], side) for side in seats]
    known = {"sides": names, "seats": seats, "mine": agreements.MIDDLE}
    return known | {"rows": [], "agreements": [], "is_host": False}


def names_under(evening):
    """Whose names stand under the settlement; None where the evening asks for none."""
    playing = who_played(evening)
    if not evening["agreeing"] or not playing:
        return None
    points, coins = won_by_all(evening)
    sums = [(coins[name], points[name]) for name in playing]
    signed = [(one["name"], one["state"]) for one in evening["signatures"]]
    state = signatures.sums_in_short(sums)
    return signatures.under_settlement(state, signed, playing)


def who_played(evening):
    """Who sat in a game that is over, in the order in which the server knows them."""
    names = [
        name for game in finished_games(evening) for name in game["record"]["players"]
    ]
    return [name for name in in_order(evening) if name in names]


def sign(page):
    """The evening with a name under its settlement, or without the one that stood."""
    evening, name = page["evening"], page["value"]
    under = names_under(evening)
    may_sign = under is not None and name in under["names"] + under["missing"]
    refuse("" if may_sign else NOT_HERE)
    kept = evening["signatures"]
    if name in under["names"]:
        kept = [one for one in kept if one["name"] != name]
    else:
        made = {"id": page["id"], "name": name, "at": page["now"]}
        kept = kept + [made | {"state": under["state"]}]
    return {"evening": evening | {"signatures": kept}}
