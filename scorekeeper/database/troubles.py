"""What can be wrong with the database, and what a page says about it."""

import logging

from django.db import DatabaseError, IntegrityError, InterfaceError, OperationalError

from scorekeeper.database import schema
from scorekeeper.database.write_locks import is_tried_again

LOG = logging.getLogger(__name__)
NOT_SAVED = "Your change was not saved."
NOT_KNOWN = "Your change may not have been saved. Check in a moment, then try again."
WAIT = "Wait a moment, then try again."
TELL = "Tell the person who runs the server."
NEXT = {"busy": WAIT, "no_memory": WAIT, "no_room": TELL, "no_database": WAIT}
MENDED = "If you run this server, run manage.py migrate, or restore a backup."
DOES_NOT_FIT = "The database does not match this version: {}. " + MENDED
# What is the matter: a code, how the databases put it, and how a page does.
TROUBLES = [
    (
        "busy",
        ["locked", "lock timeout", "deadlock", "serialize"],
        "The server is busy.",
    ),
    (
        "no_room",
        ["is full", "disk full", "readonly", "read-only", "disk I/O", "No space"]
        + ["File too large"],
        "The server's disk is full or read-only.",
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
        "The database is empty or from another version. " + MENDED,
    ),
    (
        "damaged",
        ["malformed", "not a database", "invalid page", "corrupt"],
        "The database is damaged. The person who runs the server can restore a backup.",
    ),
]
GONE = (
    "gone",
    "The database file is missing. The person who runs the server can restore a "
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
    """What a page and the log say of an error: a code and a text, or None."""
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
    """A trouble with what became of the request, and what to do next."""
    code, sentence = known_trouble
    is_change = request.method not in ("GET", "HEAD")
    if is_change and known_trouble == SILENT:
        return code, f"{sentence} {NOT_KNOWN}"
    parts = [sentence, NOT_SAVED if is_change else "", NEXT.get(code, "")]
    return code, " ".join(part for part in parts if part)
