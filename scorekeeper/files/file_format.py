"""The file that holds a night or a group: its head, and the sum that guards it.

A file is a JSON object in ASCII with sorted parts: `format`, `version`, the `content`,
and its `checksum`, the SHA-256 of the content written the same way. So equal contents
are equal to the byte, and one letter changed by hand is noticed.
"""

import hashlib
import json
from datetime import UTC

FORMAT = "scorekeeper"
LARGEST_FILE = 20_000_000  # bytes
VERSION = 8  # the newest that is read here; 1 to 6 hold plans, no ledger
CALLED_CIRCLE = 7  # the last in which a group was a `circle`


def file_of(content):
    """The bytes of a file with a content (plain data)."""
    written = canonical(content)  # once, for it is nearly all of the file
    first, last = {"checksum": sum_of(written)}, {"format": FORMAT, "version": VERSION}
    head, foot = canonical(first)[:-1], canonical(last)[1:]
    return head + b',"content":' + written + b"," + foot + b"\n"


def checksum(content):
    return sum_of(canonical(content))


def sum_of(written):
    return hashlib.sha256(written).hexdigest()


def canonical(content):
    """Plain data as JSON, in the one way to write it."""
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode("ascii")


def at(moment):
    """A moment as it is written, None for none."""
    if moment is None:
        return None
    # As a database gives it; to convert it again takes twice as long
    return (moment if moment.tzinfo is UTC else moment.astimezone(UTC)).isoformat()
