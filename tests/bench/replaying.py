"""How long the rules take for an entry, and how many whole games for a minute."""

import time

import rules
from tests.bench import long_game, played
from tests.random_player import RandomPlayer

REPEATS = 20
SECONDS = 3  # for each game, of playing at random
TARGET = 10  # microseconds an entry


def report():
    """Prints the time of an entry when a record is replayed."""
    long = [long_game.HEADER | {"entries": long_game.entries()}]
    print_replay("oh_hell, long", long)
    for key in played.GAMES:
        print_replay(key, played.records(key))


def print_replay(name, records):
    count = sum(map(played.length, records))
    best = min(replayed(records) for _ in range(REPEATS))
    print(f"  {name}: {1e6 * best / count:.1f} microseconds (at most {TARGET})")


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
