"""How long the rules take for an entry, and how many whole games for a minute."""

import time

import rules
from tests.bench import long_game
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.CARD_GAMES}
REPEATS = 20
SECONDS = 3  # for each game, of playing at random
TARGET = 5  # microseconds an entry


def report():
    """Prints the time of an entry when a record is replayed."""
    records = {"oh_hell": [long_game.HEADER | {"entries": long_game.entries()}]}
    if "piquet" in GAMES:
        seeds = range(10)
        records["piquet"] = [RandomPlayer(GAMES["piquet"], s, 0).play() for s in seeds]
    for key, played in records.items():
        count = sum(len(record["entries"]) for record in played)
        best = min(replayed(played) for _ in range(REPEATS))
        print(f"  {key}: {1e6 * best / count:.1f} microseconds (at most {TARGET})")


def replayed(records):
    """The seconds that it takes to replay some records."""
    started = time.perf_counter()
    for record in records:
        rules.replay(record)
    return time.perf_counter() - started


def report_games():
    """Prints how many complete games a random player plays in a minute."""
    for key, card_game in GAMES.items():
        started, games, entries = time.perf_counter(), 0, 0
        while time.perf_counter() - started < SECONDS:
            entries += len(RandomPlayer(card_game, games).play()["entries"])
            games += 1
        took = time.perf_counter() - started
        print(f"  {key}: {60 * games / took:.0f} of {entries / games:.0f} entries each")
