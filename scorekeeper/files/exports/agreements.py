"""What a file says beside the log of games: agreements, signatures, rulings."""

from scorekeeper.files.file_format import at
from scorekeeper.recording.row_checks import why_no_agreement, why_no_signature
from scorekeeper.unreadable import readable

SAME = ("game", "situation", "answers", "came", "words")


def agreements_of(game, keys):
    """The parts of a game that older files did not know; none that is empty.

    What cannot be read is left out: no reader would take it.
    """
    for row in game.rows_agreed:
        row.game = game
    rows = readable("confirmation", game.rows_agreed, why_no_agreement)
    rows = [agreement_content(row, keys) for row in rows]
    asks = {"agreeing": True} if game.agreeing else {}
    return asks | ({"agreements": rows} if rows else {})


def agreement_content(row, keys):
    return {
        "id": str(row.client_id),
        "about": row.about and str(row.about),
        "side": row.side,
        "came": row.came,
        "state": row.state,
        "at": at(row.made_at),
        "by": keys.get(row.key_id),
    } | phone_content(row)


def phone_content(row):
    """From which phone a row came, where that is known."""
    return {} if row.phone is None else {"phone": row.phone}


def signatures_content(night, names, keys):
    """The signatures under the settlement of a night that are not removed."""
    rows = [row for row in night.rows_signed if row.removed_at is None]
    rows = readable("signature", rows, why_no_signature)
    return [signature_content(row, names, keys) for row in rows]


def signature_content(row, names, keys):
    """A name under the settlement of a night."""
    about = {"id": str(row.client_id), "name": names[row.person_id]}
    about |= {"state": row.state, "at": at(row.made_at)}
    return about | {"by": keys.get(row.key_id)} | phone_content(row)


def rulings_of(group, rows, keys):
    """The parts of a group that the first files did not know; none that is empty.

    `rows`: its Laws. `keys`: the names of keys by id.
    """
    laws = [law_content(law, keys) | withdrawal(law) for law in rows]
    return ({"laws": laws} if laws else {}) | (
        {"is_friendly": True} if group.is_friendly else {}
    )


def proposals_of(rows, keys):
    """The part of a night with the rulings (Laws) proposed for it; none if empty."""
    proposals = [law_content(law, keys) | phone_content(law) for law in rows]
    return {"proposals": proposals} if proposals else {}


def withdrawal(law):
    return {"withdrawn_at": at(law.withdrawn_at)}


def law_content(law, keys):
    return {name: getattr(law, name) for name in SAME} | {
        "id": str(law.client_id),
        "at": at(law.made_at),
        "by": keys.get(law.key_id),
    }
