"""How long the rules take for an entry, and how many whole games for a minute."""

import time

import rules
from tests.bench import long_game, played
from tests.random_player import RandomPlayer

REPEATS = 20
TURNS = 10
SECONDS = 3  # for each game, of playing at random
TARGET = 10  # microseconds an entry


def report():
    """Prints the time of an entry when a record is replayed.

    The games take turns, so that no game has a slow moment of the machine to itself.
    """
    games = {"oh_hell, long": [long_game.HEADER | {"entries": long_game.entries()}]}
    games |= {key: played.records(key) for key in played.GAMES}
    turns = [
        {name: quickest(records) for name, records in games.items()}
        for _turn in range(TURNS)
    ]
    for name in games:
        best = min(turn[name] for turn in turns)
        print(f"  {name}: {best:.1f} microseconds (at most {TARGET})")


def quickest(records):
    """The least microseconds an entry that it takes to replay some records."""
    count = sum(map(played.length, records))
    return 1e6 * min(replayed(records) for _ in range(REPEATS)) / count


def replayed(records):
    """The seconds of the processor that it takes to replay some records."""
    started = time.process_time()
    for record in records:
        rules.replay(record)
    return time.process_time() - started


def report_games():
    """Prints how many complete games a random player plays in a minute."""
    for key, card_game in played.GAMES.items():
        started, games, entries = time.perf_counter(), 0, 0
        while time.perf_counter() - started < SECONDS:
            entries += len(RandomPlayer(card_game, games).play()["entries"])
            games += 1
        took = time.perf_counter() - started
        print(f"  {key}: {60 * games / took:.0f} of {entries / games:.0f} entries each")
