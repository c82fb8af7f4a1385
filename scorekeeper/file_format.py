"""The file that holds a night or a circle: its head, and the sum that guards it.

A file is a JSON object in ASCII with sorted parts: `format`, `version`, the `content`,
and its `checksum`, the SHA-256 of the content written the same way. So equal contents
are equal to the byte, and one letter changed by hand is noticed.
"""

import hashlib
import json

FORMAT = "scorekeeper"
LARGEST_FILE = 20_000_000  # bytes
VERSION = 6  # the newest that is read here
WITH_BILLS = 2  # the first that knows bills and nettings
SAID_ANEW = 3  # the first that knows corrections in which more was said anew
WITH_LAWS = 4  # the first that knows a group's rulings
WITH_NAMES = 5  # the first that knows names under a settlement
WITH_PHONES = 6  # the first that tells the phones apart that confirmed and signed
WITH_PROPOSALS = 6  # the first that knows rulings proposed for one night


def file_of(content, version=1):
    """The bytes of a file with a content (plain data)."""
    head = {"format": FORMAT, "version": version, "checksum": checksum(content)}
    return canonical(head | {"content": content}) + b"\n"


def checksum(content):
    return hashlib.sha256(canonical(content)).hexdigest()


def canonical(content):
    """Plain data as JSON, in the one way to write it."""
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode("ascii")
