"""Phones that enter at the same moment: one is first, the others are told."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from django.db import connection

from tests.server import TABLES, tables

ROOT = Path(__file__).parents[3]
PHONES, ENTRIES = 4, 12

SETUP = """
from datetime import date
from scorekeeper import recording
from scorekeeper.access import keyring
from scorekeeper.models import *
group = Group.objects.create(name="Friday group")
night = Night.objects.create(group=group, date=date(2025, 11, 21))
names = ["Ann", "Bob", "Cleo"]
people = [Person.objects.create(group=group, name=name) for name in names]
game = recording.start_game(night, "oh_hell", people).game
key, _ = keyring.new_key(group, "enter", "Phone")
print(game.pk, key.pk, group.pk)
"""

LOOK = """
from scorekeeper.models import Game
game = Game.objects.get(pk={game})
print(game.log_length, game.log.count(), game.sheet["totals"][0])
"""

# Every phone enters as fast as it can what it believes to be the newest.
PHONE = """
import sys
from uuid import uuid4
from django.db import transaction
from scorekeeper import recording
from scorekeeper.models import Game
seen, ways, entry = 0, [[{key}, {group}]], {{"type": "adjust", "side": 0, "points": 1}}
for _ in range({entries}):
    with transaction.atomic():
        game = Game.objects.locked_game(ways, {game})
        answer = recording.enter(game, entry, seen=seen, client_id=uuid4())
    seen = answer.game.log_length
    print(answer.status)
"""


@pytest.fixture
def env(tmp_path, database_url):
    """What a process needs to use the database of the tests, or one like it."""
    if connection.vendor == "sqlite":
        shutil.copy(tables() / TABLES, tmp_path / "table.sqlite3")
    given = {"SCOREKEEPER_VAR": str(tmp_path), "SECRET_KEY": "of these phones"}
    return os.environ | given | {"DATABASE_URL": database_url}


def test_no_entry_is_lost_or_counted_twice(env):
    game, key, group = shell(SETUP, env).communicate()[0].split()[-3:]
    phone = PHONE.format(game=game, key=key, group=group, entries=ENTRIES)
    phones = [shell(phone, env) for _ in range(PHONES)]
    answers = Counter(" ".join(one.communicate()[0] for one in phones).split())
    assert all(one.returncode == 0 for one in phones)
    assert answers["200"] + answers["409"] == PHONES * ENTRIES
    assert answers["409"] >= PHONES - 1
    assert (
        shell(LOOK.format(game=game), env).communicate()[0].split()
        == [str(answers["200"])] * 3
    )


def shell(code, env):
    return manage("shell", "--verbosity", "0", "--command", code, env=env)


def manage(*arguments, env):
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=-1, text=True)
