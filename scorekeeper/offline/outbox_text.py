"""An outbox as text: how a phone without a network hands its entries to another.

Each line is one part, as a QR code holds it: `SCOREKEEPER1`, which part of how many,
the CRC-32 of all parts together, and a piece of the base64 of the JSON that would have
been posted, packed where the phone can, with the `game` that it is of.
"""

import re
import zlib
from base64 import urlsafe_b64decode

LINE = re.compile(r"SCOREKEEPER(\d+)\s+(\d{1,4})/(\d{1,4})\s+([0-9a-f]{8})\s+([\w-]+)")
VERSION = "1"
LARGEST = 1_000_000  # bytes, unpacked
NOTHING = "This text has no entries. Each line must begin with SCOREKEEPER1."
NEWER = "This text is from a newer Scorekeeper. Update this server first."
TWO = "These parts are from two different texts. Import one text at a time."
MISSING = "Part {missing} of {parts} is missing. Add it, then import again."
TORN = "This text is incomplete. Copy the whole text again."


class TornTextError(Exception):
    """A text that is no outbox, or not all of one; the message says what it lacks."""


def json_in_text(text):
    """The JSON (bytes) in a text; raises TornTextError."""
    pieces_read = LINE.findall(text)
    if not pieces_read:
        raise TornTextError(NOTHING)
    if any(version != VERSION for version, *_rest in pieces_read):
        raise TornTextError(NEWER)
    if len({(parts, check) for _, _, parts, check, _ in pieces_read}) > 1:
        raise TornTextError(TWO)
    pieces = {int(part): piece for _, part, _, _, piece in pieces_read}
    parts, check = int(pieces_read[0][2]), pieces_read[0][3]
    missing = [part for part in range(1, parts + 1) if part not in pieces]
    if missing:
        raise TornTextError(MISSING.format(missing=missing[0], parts=parts))
    return whole("".join(pieces[part] for part in range(1, parts + 1)), check)


def whole(text, check):
    """The bytes that a base64 text holds, if it is the one that was written."""
    if f"{zlib.crc32(text.encode('ascii', 'replace')):08x}" != check:
        raise TornTextError(TORN)
    try:
        return unpack_json(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, zlib.error):
        raise TornTextError(TORN) from None


def unpack_json(content):
    """The JSON that was packed, where the phone could pack it."""
    if content[:1] == b"{":
        return content
    return zlib.decompressobj().decompress(content, LARGEST)
