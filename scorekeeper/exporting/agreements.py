"""What a file says of the agreements of a game: what each side said to its rows."""

from scorekeeper.exporting.moments import at
from scorekeeper.file_format import WITH_LAWS, WITH_NAMES


def content_of(game, keys):
    """The parts of a game that older files did not know; none that is empty."""
    rows = [agreement_content(row, keys) for row in game.rows_agreed]
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
    }


def signature_content(row, names, keys):
    """A name under the settlement of a night."""
    about = {"id": str(row.client_id), "name": names[row.person_id]}
    about |= {"state": row.state, "at": at(row.made_at)}
    return about | {"by": keys.get(row.key_id)}


def version_of(night):
    """The first version whose readers know all that a night says of its agreements."""
    if "signatures" in night:
        return WITH_NAMES
    is_asked = "agreeing" in night or any(
        {"agreeing", "agreements"} & set(game) for game in night["games"]
    )
    return WITH_LAWS if is_asked else 1
