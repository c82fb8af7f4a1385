"""What can be the matter with the database, and what a page says of it."""

import logging

from django.db import DatabaseError, IntegrityError, InterfaceError, OperationalError

from scorekeeper.database import schema
from scorekeeper.database.write_locks import is_tried_again

LOG = logging.getLogger(__name__)
NOT_KEPT = "This was not kept: try once more."
NOT_KNOWN = "Whether this was kept is not sure: look in a while, then try once more."
MENDED = "If you run this server, run manage.py migrate, or put the last backup back."
DOES_NOT_FIT = "The database does not fit this version: {}. " + MENDED
# What is the matter: a code, how the databases put it, and how a page does.
TROUBLES = [
    (
        "busy",
        ["locked", "lock timeout", "deadlock", "serialize"],
        "The table is too busy at this moment.",
    ),
    (
        "no_room",
        ["is full", "disk full", "readonly", "read-only", "disk I/O", "No space"]
        + ["File too large"],
        "The disk of the server is full or cannot be written.",
    ),
    (
        "old_database",
        [
            "no such",
            "has no column",
            'relation "',
            "column ",
            "operator does not exist",
        ],
        "The database is empty or of another version. " + MENDED,
    ),
    (
        "damaged",
        ["malformed", "not a database", "invalid page", "corrupt"],
        "The database is damaged. The person who runs the server can restore a backup.",
    ),
]
GONE = (
    "gone",
    "The file of the database is gone. The person who runs the server can restore a "
    "backup.",
)
# A question that the database cannot read is a mistake of ours, no trouble of its own.
UNREADABLE = ["tree is too large", "too many SQL", "too many terms", "syntax error"]
UNREADABLE += ["stack depth", "stack overflow", "too complex"]
SILENT = ("no_database", "The database does not answer.")


def trouble(error):
    """The code and the sentence for an error, or None where it is a mistake of ours."""
    if not isinstance(error, (DatabaseError, InterfaceError)):
        return None
    if isinstance(error, IntegrityError):
        return None
    text = str(error)
    if any(word in text for word in UNREADABLE):
        return None
    for code, words, sentence in TROUBLES:
        if any(word in text for word in words):
            return code, sentence
    is_lost = isinstance(error, (OperationalError, InterfaceError))
    return SILENT if is_lost else None


def code_and_text(request, error):
    """What a page says of an error: a code and a text, or None; the log has it, too."""
    known_trouble = trouble(error)
    if known_trouble is None:
        return None
    code, _ = known_trouble
    faults = schema.why_it_failed() if code == "old_database" else ""
    if not (code == "busy" and is_tried_again(request)):
        LOG.error(f"The database: {code}{faults and f', {faults}'}", exc_info=error)
    if faults:
        known_trouble = code, DOES_NOT_FIT.format(faults)
    return in_full(request, known_trouble)


def in_full(request, known_trouble):
    """A trouble with what became of the request, if it was to change anything."""
    code, sentence = known_trouble
    if request.method in ("GET", "HEAD"):
        return known_trouble
    return code, f"{sentence} {NOT_KNOWN if known_trouble == SILENT else NOT_KEPT}"
