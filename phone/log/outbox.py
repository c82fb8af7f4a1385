"""What waits on a phone to be sent, and what an answer of the server makes of it.

A row of the outbox has an `id`, `operation` and `entry`; one that the server refused
says why in `left`: it is kept aside, and not sent again.
"""

AT_ONCE = 1000


def outgoing(seen, version, outbox, settled, most=AT_ONCE):
    """What goes next of all that waits: its ids, those settled `before`, the `body`.

    `seen`, `version`: of the log as the phone knows it; `settled`: the ids that the
    server settled already. They go over with the last of them, since others' entries
    are weighed against all, but in short; a server that knows no parts misses `seen`
    there, and refuses it.
    """
    waiting = [row for row in outbox if "left" not in row]
    before = [row for row in waiting if row["id"] in settled]
    rows = [row for row in waiting if row["id"] not in settled][:most]
    known = {"seen": seen}
    if before:
        pairs = [[row["id"], row["operation"]] for row in before]
        known = {"before": {"seen": seen, "settled": pairs}}
    body = {"version": version, "entries": [in_log(row) for row in rows]}
    return {"rows": ids(rows), "before": ids(before), "body": known | body}


def answered(outbox, settled, rows, answer):
    """The outbox after an answer to some rows (their ids), and what was `taken` of it.

    `is_more`: whether it waits for others' entries until more is sent: then nothing is
    taken yet, and `settled` grows as far as there is no gap.
    """
    taken = settled + answer["taken"]
    others = [row for row in outbox if row["id"] not in taken]
    left = left_out(others, answer["left"])
    if answer.get("is_behind") and any("left" not in row for row in left):
        known = settled + without_gap(rows, answer)
        rest = left_out(outbox, answer["left"])
        return {"is_more": True, "settled": known, "outbox": rest, "taken": []}
    gone = [in_log(row) for row in outbox if row["id"] in taken]
    return {"is_more": False, "settled": [], "outbox": left, "taken": gone}


def without_gap(rows, answer):
    """Those of some ids that were taken, up to the first that nothing was said of."""
    refused = [one["id"] for one in answer["left"]]
    whole = []
    for id in rows:
        if id in answer["taken"]:
            whole.append(id)
        elif id not in refused:
            break
    return whole


def left_out(outbox, left):
    """The outbox where some rows are refused, each with the reason."""
    reasons = {one["id"]: one["message"] for one in left}
    return [
        row | ({"left": reasons[row["id"]]} if row["id"] in reasons else {})
        for row in outbox
    ]


def in_log(row):
    """A row as the log has it."""
    return {"id": row["id"], "operation": row["operation"], "entry": row["entry"]}


def ids(rows):
    return [row["id"] for row in rows]
