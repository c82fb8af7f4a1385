"""Looks into a database: is what was acknowledged there, once, and each game whole?"""

import json
import sys
from collections import Counter

import django


def main():
    """Takes the acknowledged ids as a JSON list, and gives the figures as JSON."""
    django.setup()
    from scorekeeper.models import Entry, Game

    acknowledged = json.load(sys.stdin)
    rows = Counter(str(id) for id in Entry.objects.values_list("client_id", flat=True))
    figures = {
        "lost": sum(id not in rows for id in acknowledged),
        "doubled": sum(count > 1 for count in rows.values()),
        "unlike": sum(not is_whole(game) for game in Game.objects.all()),
    }
    json.dump(figures, sys.stdout)


def is_whole(game):
    """Whether a game is what its log gives; its sheet also says what stood before."""
    from scorekeeper import scoring
    from scorekeeper.recording import log

    rows = log.rows_of(game)
    entries = log.entries_after(rows)
    scored = scoring.score(game.record() | {"entries": entries})
    is_sheet = {name: game.sheet[name] for name in scored} == scored
    return game.log_length == len(rows) and game.entries == entries and is_sheet


if __name__ == "__main__":
    main()
