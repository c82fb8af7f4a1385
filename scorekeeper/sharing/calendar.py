"""The nights of a group as a calendar that other programs follow (RFC 5545)."""

from datetime import timedelta

from rules.words import spell_count

LINE = 75  # bytes of a line; what is longer goes on in the next
MOST = 500  # nights, the latest


def calendar(group, nights):
    """The text of a calendar; `nights` with `games_played`."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Scorekeeper//Nights//EN"]
    lines.append(f"X-WR-CALNAME:{escape_text(group.name)}")
    for night in nights:
        lines += event(group, night)
    lines.append("END:VCALENDAR")
    return "".join(f"{fold_line(line)}\r\n" for line in lines)


def event(group, night):
    """A night as an event of a whole day."""
    after = night.date + timedelta(1)
    yield "BEGIN:VEVENT"
    yield f"UID:{night.client_id}@scorekeeper"
    yield f"DTSTAMP:{night.date:%Y%m%d}T000000Z"
    yield f"DTSTART;VALUE=DATE:{night.date:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{after:%Y%m%d}"
    yield f"SUMMARY:{escape_text(group.name)}"
    yield f"DESCRIPTION:{escape_text(spell_count(night.games_played, 'game'))}"
    if night.place:
        yield f"LOCATION:{escape_text(night.place)}"
    yield "END:VEVENT"


def escape_text(text):
    """A text in which nothing ends a line or a value."""
    text = " ".join(text.split()).replace("\\", "\\\\")
    return text.replace(";", "\\;").replace(",", "\\,")


def fold_line(line):
    """A line in pieces that are no longer than is allowed, never within a letter."""
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > LINE - bool(pieces):
            pieces.append(piece)
            piece = ""
        piece += letter
    return "\r\n ".join([*pieces, piece])
