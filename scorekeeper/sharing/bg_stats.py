"""A finished game as BG Stats takes it: an address that a person taps, or scans."""

import json
from datetime import UTC, timedelta
from itertools import pairwise
from urllib.parse import quote

from scorekeeper.game_kinds import kind_of
from scorekeeper.models import Entry
from scorekeeper.table_options import lowest_wins_in
from scorekeeper.words import game_name

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST = 8000  # letters of an address
MOST_SCANNED = 2000  # letters that a phone still reads from a code
PAUSE = timedelta(hours=2)  # after a longer one nobody knows how long the game took


def address(game, group):
    """Where BG Stats takes a finished game, or "" where it is too long for it."""
    written = json.dumps(play(game, group), ensure_ascii=False, separators=(",", ":"))
    made = ADDRESS + quote(written, safe="")
    return made if len(made) < LONGEST else ""


def play(game, group):
    """A game as BG Stats names its parts; its ids are the same each time."""
    return {
        "sourceName": "Scorekeeper",
        "sourcePlayId": str(game.client_id),
        "playDate": game.started_at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": game_name(game),
            "sourceGameId": kind_of(game.key, game.options),
            "highestWins": not lowest_wins_in(game.sheet),
            "noPoints": False,
        },
        "players": list(players(game, group)),
        "location": game.night.place,
    } | duration(game)


def duration(game):
    """The minutes from the start of a game to its last entry; nothing if unknown.

    Corrections may come days later. All entries of an imported game came at once.
    """
    entries = game.log.filter(group_id=game.group_id, operation=Entry.Operation.ADD)
    times = list(entries.values_list("made_at", flat=True).order_by("made_at"))
    if times and timedelta() < times[0] - game.started_at <= PAUSE:
        times.insert(0, game.started_at)
    if any(later - before > PAUSE for before, later in pairwise(times)):
        return {}
    minutes = round((times[-1] - times[0]) / timedelta(minutes=1)) if times else 0
    return {"durationMin": minutes} if minutes else {}


def players(game, group):
    """Everybody by seat; partners bear the name of their team."""
    result, sides = game.sheet["result"], game.sheet["sides"]
    first = (game.dealer + 1) % len(game.players)
    for seat, player in enumerate(game.players):
        side = next(n for n, seats in enumerate(sides) if seat in seats)
        own = {
            "name": player["name"],
            "sourcePlayerId": f"{group.file_id}-{player['person']}",
            "score": str(result["scores"][side]),
            "winner": side in result["winners"],
            "startPlayer": seat == first,
        }
        yield own | ({"team": f"Team {side + 1}"} if len(sides[side]) > 1 else {})
