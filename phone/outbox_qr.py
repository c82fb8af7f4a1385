"""An outbox as text: how a phone without a network hands its entries to another.

Each line is one part, as a QR code holds it: `SCOREKEEPER1`, which part of how many,
the CRC-32 of all parts together, and a piece of base64 of the packed content. Any order
will do. It is read by the server (scorekeeper/offline/outbox_text.py).
"""

from binascii import b2a_base64, crc32
from io import BytesIO

from deflate import ZLIB, DeflateIO

MARK = "SCOREKEEPER1"
PIECE = 500  # characters, which a phone's camera still reads
WINDOW = 11  # bits: a larger one packs little more, and takes a second for a thousand


def lines_of(content):
    """Lines of a JSON text: of each what it `says`, and which of how many it `is`."""
    text = in_letters(pack_bytes(content.encode()))
    check = f"{crc32(text.encode()):08x}"
    pieces = [text[at : at + PIECE] for at in range(0, len(text), PIECE)]
    return [
        {
            "says": f"{MARK} {part}/{len(pieces)} {check} {piece}",
            "is": f"{part} of {len(pieces)}",
        }
        for part, piece in enumerate(pieces, 1)
    ]


def pack_bytes(content):
    """Some bytes, packed."""
    room = BytesIO()
    packer = DeflateIO(room, ZLIB, WINDOW)
    packer.write(content)
    packer.close()
    return room.getvalue()


def in_letters(content):
    """Some bytes in letters that an address may hold, too."""
    text = b2a_base64(content).decode().strip()
    return text.replace("+", "-").replace("/", "_").replace("=", "")
