"""What a file says of the rulings of a group, and of those proposed for its nights."""

from scorekeeper.files.exports.agreements import phone_content
from scorekeeper.files.exports.moments import at

SAME = ("game", "situation", "answers", "came", "words")


def content_of(group, rows, keys):
    """The parts of a group that the first files did not know; none that is empty.

    `rows`: its Laws. `keys`: the names of keys by id.
    """
    laws = [law_content(law, keys) | withdrawn(law) for law in rows]
    return ({"laws": laws} if laws else {}) | (
        {"is_friendly": True} if group.is_friendly else {}
    )


def proposals_of(rows, keys):
    """The part of a night with the rulings (Laws) proposed for it; none if empty."""
    proposals = [law_content(law, keys) | phone_content(law) for law in rows]
    return {"proposals": proposals} if proposals else {}


def withdrawn(law):
    return {"withdrawn_at": at(law.withdrawn_at)}


def law_content(law, keys):
    return {name: getattr(law, name) for name in SAME} | {
        "id": str(law.client_id),
        "at": at(law.made_at),
        "by": keys.get(law.key_id),
    }
