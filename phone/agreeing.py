"""The other side agrees: what one side's phone entered, and what the others say to it.

An agreement never changes the score. An entry counts at once; it is not yet agreed on
until another side taps it, or three more stand on it. Sides are numbers; a phone that
lies in the middle is nobody's, and turns to whoever is to say something.
"""

from phone.log.rows import CHANGE_NOTHING, NOTE, fold
from phone.screen.aloud import sentences

MIDDLE = "middle"
STAND_ON_IT = 3  # entries, after which one is agreed on by itself
MOST_DISPUTES = 5  # that are shown at once, the latest


def note_of(fields):
    """The note that a form of the table says: what `came`, of which row, by whom."""
    given = {name: fields.get(name, "") for name in ("came", "about", "side", "state")}
    side = given["side"]
    given["side"] = int(side) if side.isdigit() and len(side) == 1 else None
    if given["came"] == "side":
        given["side"] = MIDDLE if side == MIDDLE else given["side"]
    return {"note": "agreement"} | given


def gone_on(known, rows):
    """What is known of a game's agreements, with what this phone made since.

    `known`: the `rows` that stand last, the `agreements`, and whose phone it is,
    `mine`; `rows`: those of its outbox, in order.
    """
    notes = [row["entry"] for row in rows if row["operation"] == NOTE]
    notes = [note for note in notes if note["note"] == "agreement"]
    claims = [note["side"] for note in notes if note["came"] == "side"]
    mine = claims[-1] if claims else known["mine"]
    standing, taken_back = list(known["rows"]), []
    for row in rows:
        if row["operation"] not in CHANGE_NOTHING:
            made = row | {"said": mine if type(mine) is int else None}
            fold(standing, taken_back, row["operation"], made)
    agreements = known["agreements"] + [one for one in notes if one["came"] != "side"]
    return known | {"rows": standing, "agreements": agreements, "mine": mine}


def shown(known, in_words, totals):
    """What a table shows of its agreements.

    `in_words`: tells a row in words; `totals`: of the game, which a name is put under.
    """
    told = stated(known)
    waiting = [one for one in told if one["state"] == "open"]
    to_tap = [one for one in waiting if may_tap(known["mine"], one)]
    own = len(waiting) - len(to_tap)
    disputed = [one for one in told if one["by"] is not None][-MOST_DISPUTES:]
    disputed = [one | {"words": in_words(one)} for one in disputed]
    disputes = [said_otherwise(known, *one) for one in enumerate(disputed)]
    first = [one | {"words": in_words(one)} for one in to_tap[:1]]
    return {
        "is_unknown": known["mine"] is None,
        "names": [{"number": n, "name": name} for n, name in enumerate(known["sides"])],
        "mine": known["mine"],
        "tap": tapped(known, first[0]) if first else None,
        "own": own_words(own) if type(known["mine"]) is int else "",
        "disputes": disputes,
        "aloud": aloud(disputes),
        "signing": signing(known, ",".join([str(total) for total in totals])),
    }


def teller(referee):
    """What tells a row in words, by a referee who has read all."""

    def in_words(row):
        if row["entry"] is None:
            return "an entry taken out"
        words = referee.in_words(row["entry"])
        return words if row["operation"] == "add" else f"corrected: {words}"

    return in_words


def stated(known):
    """The rows that are to be looked at, each with its `state` and who disputes it."""
    rows, found = known["rows"], []
    for place, row in enumerate(rows):
        said = said_by(row, known["seats"])
        came = [one for one in known["agreements"] if one["about"] == row["id"]]
        others = [one for one in came if said is None or one["side"] != said]
        words = [one["came"] for one in others]
        by = [one["side"] for one in others if one["came"] == "disputed"]
        is_chosen = "stands" in [one["came"] for one in came]
        is_late = len(rows) - place > STAND_ON_IT
        is_open = not (is_chosen or by or is_late or "agreed" in words)
        state = "open" if is_open else "agreed"
        disputed = by[-1] if by and not is_chosen else None
        found.append(row | {"said": said, "state": state, "by": disputed})
    return found


def said_by(row, seats):
    """The side that said a row, or else the side that it is about; None for nobody."""
    if row["said"] is not None:
        return row["said"]
    entry = row["entry"] if type(row["entry"]) is dict else {}
    seat, side = entry.get("seat"), entry.get("side")
    sides = [place for place, one in enumerate(seats) if seat in one or place == side]
    return sides[0] if sides else None


def may_tap(mine, row):
    """Whether a phone is to say something to a row.

    One in the middle asks nobody about what is nobody's: all sides see it entered.
    """
    if mine == MIDDLE:
        return row["said"] is not None
    return mine not in (None, row["said"])


def tapped(known, row):
    """The row that is to be agreed on, by which `side`, and whether the pad turns."""
    mine, count = known["mine"], len(known["sides"])
    said = row["said"]
    side = mine if mine != MIDDLE else (said + 1) % count
    return {
        "id": row["id"],
        "words": row["words"],
        "who": known["sides"][said] if said is not None else "",
        "side": side,
        "by": known["sides"][side],
        "is_turned": mine == MIDDLE,
    }


def own_words(count):
    """How much of what this side said is not agreed on yet."""
    if not count:
        return ""
    return f"Your last {count} are not yet agreed" if count > 1 else "Not yet agreed"


def aloud(disputes):
    """What is heard of the rows that somebody does not agree with."""
    told = [f"{one['words']}. {one['by']}: not so" for one in disputes]
    return sentences(told)


def said_otherwise(known, number, row):
    """A row with both words: who said it, and who does not agree; its `number`.

    Who said it is left out where the words begin with that.
    """
    who = known["sides"][row["said"]] if row["said"] is not None else "Entered"
    who = "" if row["words"].startswith(who) else who
    by = known["sides"][row["by"]]
    told = {"number": number, "id": row["id"], "words": row["words"]}
    return told | {"who": who, "by": by}


def sums_in_short(sums):
    """What is signed of a settlement: the `money` and the `points` of each, in order.

    Money counts where any is at stake, else points.
    """
    numbers = [money for money, _ in sums]
    if not any(numbers):
        numbers = [points for _, points in sums]
    return ",".join([str(number) for number in numbers])


def under_settlement(state, signed, names):
    """Whose names stand under a settlement, and whose stood under another `state`.

    `signed`: (name, state) of each that was put there, the latest last; `names`: those
    who take part.
    """
    last = {}
    for name, other in signed:
        last[name] = other
    return {
        "state": state,
        "names": [name for name in names if last.get(name) == state],
        "before": [name for name in names if last.get(name, state) != state],
        "missing": [name for name in names if last.get(name) != state],
    }


def signing(known, state):
    """Whose names stand under these totals, and whose stood under others."""
    last = {}
    for one in known["agreements"]:
        if one["came"] == "signed":
            last[one["side"]] = one["state"]
    names, mine = known["sides"], known["mine"]
    under = [name for side, name in enumerate(names) if last.get(side) == state]
    before = [n for side, n in enumerate(names) if side in last and last[side] != state]
    sides = [mine] if type(mine) is int else range(len(names))
    to_sign = [side for side in sides if mine is not None and last.get(side) != state]
    missing = [{"number": side, "name": names[side]} for side in to_sign]
    return {"state": state, "names": under, "before": before, "missing": missing}
