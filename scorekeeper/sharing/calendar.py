"""The nights of a group as a calendar that other programs follow (RFC 5545)."""

from datetime import datetime, time, timedelta

from rules.words import join_with_and, spell_count
from scorekeeper.nights.night_rows import has_winner
from scorekeeper.nights.winners import rank_result, results_of
from scorekeeper.words import game_name

LINE = 75  # bytes of a line; what is longer goes on in the next
MOST = 500  # nights, the latest
MOST_GAMES = 30  # of a night


def calendar(group, nights):
    """The text of a calendar of some nights, in two queries."""
    results = results_of(nights)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Scorekeeper//Nights//EN"]
    lines.append(f"X-WR-CALNAME:{escape_text(group.name)}")
    for night in nights:
        lines += event(group, results[night.pk])
    lines.append("END:VCALENDAR")
    return "".join(f"{fold_line(line)}\r\n" for line in lines)


def event(group, result):
    """A night, by its NightResult, as an event of a whole day."""
    night = result.night
    after = night.date + timedelta(1)
    yield "BEGIN:VEVENT"
    yield f"UID:{night.client_id}@scorekeeper"
    changed = night.closed_at or datetime.combine(night.date, time())
    yield f"DTSTAMP:{changed:%Y%m%dT%H%M%SZ}"
    yield f"DTSTART;VALUE=DATE:{night.date:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{after:%Y%m%d}"
    yield f"SUMMARY:{escape_text(title_of(group, result))}"
    yield "DESCRIPTION:" + NEW_LINE.join(map(escape_text, description(result)))
    if night.place:
        yield f"LOCATION:{escape_text(night.place)}"
    yield "END:VEVENT"


NEW_LINE = "\\n"  # within a value


def title_of(group, result):
    """The group, and who won a night that is over: "Friday table: Bob won"."""
    ranked = rank_result(result)
    if result.night.closed_at is None or not has_winner(ranked):
        return group.name
    return f"{group.name}: {join_with_and(ranked.winners)} won"


def description(result):
    """Who played how many games, then each game with its winners and players."""
    games, names = result.games, names_of(result)
    if not games:
        return ["No finished games."]
    who = join_with_and(list(names.values()))
    lines = [f"{who} played {spell_count(len(games), 'game')}."]
    lines += [game_words(game, result, names) for game in games[:MOST_GAMES]]
    rest = games[MOST_GAMES:]
    return lines + [f"And {spell_count(len(rest), 'more game')}."] * bool(rest)


def names_of(result):
    """{person id: name} of those who played."""
    played = {pk for game in result.games for pk in result.points[game.pk]}
    return {one.pk: one.name for one in result.people if one.pk in played}


def game_words(game, result, names):
    """A game in a sentence: "Oh Hell: Bob won against Ann and Cleo."."""
    won = [names[pk] for pk in names if pk in result.won[game.pk]]
    others = [names[pk] for pk in names if pk in result.points[game.pk]]
    others = [name for name in others if name not in won]
    against = f" against {join_with_and(others)}" if others else ""
    words = f"{join_with_and(won)} won{against}"
    words = words if won else f"{join_with_and(others)} played, and nobody won"
    return f"{game_name(game)}: {words}."


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
