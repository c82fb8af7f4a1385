"""What is sent to the server of an evening, and what its answer says."""

from phone.log.rows import NOTE
from phone.screen.evening.words import NO_NETWORK

from .settlement import stake_of

SHUT = "This phone can't add entries to that group. Everything stays on this phone."
STRANGE = "The server rejected the night. Everything stays on this phone."


def outgoing_body(evening, rows):
    """What is posted of an evening; `rows`: those of each game, by its id, in order."""
    return {
        "group": evening["group"]["id"],
        "id": evening["id"],
        "date": evening["date"],
        "time_zone": evening["time_zone"],
        "currency": evening["group"]["currency"],
        "people": evening["people"],
        "stake": stake_of(evening),
        "number": evening["number"],
        "payments": evening["payments"],
        "removed": evening["removed"],
        "agreeing": evening["agreeing"] or has_agreements(rows),
        "signatures": evening["signatures"],
        "games": [
            {
                "id": game["id"],
                "record": game["record"],
                "stake": stake_of(evening, game),
                "started_at": game["started_at"],
                "rows": [row_sent(row) for row in rows[game["id"]]],
            }
            for game in evening["games"]
        ],
    }


def has_agreements(rows):
    """Whether a side said something of a game, though nobody may be asked any more."""
    noted = [
        row["entry"] for id in rows for row in rows[id] if row["operation"] == NOTE
    ]
    return any(note["note"] == "agreement" for note in noted)


def row_sent(row):
    """A row as it is sent; of a correction with its place, and what goes along."""
    sent = {part: row.get(part) for part in ("id", "operation", "entry")}
    return sent | ({"place": row["at"], "along": row["along"]} if "at" in row else {})


def after_answer(evening, status, answer):
    """The evening after it was tried: `sent`, or with the `trouble` that came of it.

    `status`: of the answer, 0 without a network; `answer`: None where it is no data.
    """
    if status != 200 or not answer:
        return evening | {"trouble": trouble(status, answer)}
    sent = answer | {"otherwise": otherwise(evening, answer)}
    return evening | {"trouble": "", "sent": sent}


def otherwise(evening, answer):
    """The names of the games that the server scored differently."""
    came = {game["id"]: game["came"] for game in evening["games"]}
    names = {game["id"]: game["name"] for game in evening["games"]}
    return [
        names[there["id"]]
        for there in answer["games"]
        if any(came[there["id"]][part] != there[part] for part in ("totals", "status"))
    ]


def trouble(status, answer):
    """What is said where the server took nothing."""
    if not status:
        return NO_NETWORK
    if status == 404:
        return SHUT
    refusal = (answer or {}).get("refusal") or {}
    return refusal.get("message", STRANGE)
