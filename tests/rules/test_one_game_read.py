"""A phone plays one game at a time, and reads no more than that one takes."""

import subprocess
import sys

import pytest

from rules.games import CARD_GAMES

READ = """
import sys, phone.table, rules
rules.card_game_named(sys.argv[1])
print(*sys.modules)
"""
FOR_OTHERS = {"phone.screen.pad.form_state", "phone.screen.review"}
FOR_OTHERS |= {"rules.turning_points", "rules.history", "rules.rule_book", "rules.book"}


def read_for(key):
    """The names of the modules that Python has read to play a game."""
    command = [sys.executable, "-c", READ, key]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("key", ["piquet", "bezique", "pinochle"])
def test_a_game_is_read_without_its_sisters(key):
    paths = {f"rules.games.{path}": known for known, path, _name in CARD_GAMES}
    found = read_for(key)
    assert [paths[path] for path in paths if path in found] == [key]
    assert not found & FOR_OTHERS
