"""The versions that were given out, as CHANGELOG.md names them, with their code."""

import functools
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

from tests.server import ROOT, kept_folder

ROW = re.compile(r"^\| (\d[\d.]*) \| `(\w+)` \| `(\w+)` \|$", re.MULTILINE)
NOW = "now"  # the code of this checkout
# Runs commands of a version, then says what it keeps of each group, and whether it is
# ready to serve.
PROGRAM = """
import hashlib, json, sys
import django
django.setup()
from django.core.management import call_command
from django.test import Client
for command in json.loads(sys.argv[1]):
    call_command(*command, stdout=sys.stderr)
from scorekeeper import models
try:
    from scorekeeper.files import exports as exporting
except ImportError:
    from scorekeeper import exporting
model = getattr(models, "Group", None) or models.Circle
file = getattr(exporting, "group_file", None) or exporting.circle_file
files = [file(group) for group in model.objects.order_by("pk")]
ready = Client().get("/readyz")
print(json.dumps([hashlib.sha256(file).hexdigest() for file in files]))
assert ready.status_code == 200, ready.content
"""


def listed():
    """Of each version in CHANGELOG.md: its commit and its newest migration."""
    rows = ROW.findall((ROOT / "CHANGELOG.md").read_text())
    return {version: (commit, migration) for version, commit, migration in rows}


def git(*arguments):
    """What git prints (bytes), None where it ends with an error or is not installed."""
    command = ["git", "-c", "safe.directory=*", "-C", str(ROOT), *arguments]
    try:
        done = subprocess.run(command, capture_output=True)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None


def need_history():
    """Skips a test in a copy without git, or with a part of the history only."""
    if git("rev-parse", "--is-shallow-repository") != b"false\n":
        pytest.skip("The history is not here: it is a copy, or a shallow clone.")


@functools.cache
def code_of(version):
    """The folder with the code of a version, or of a commit."""
    if version == NOW:
        return ROOT
    need_history()
    folder = Path(kept_folder())
    packed = git("archive", listed().get(version, [version])[0])
    subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
    return folder


def kept_by(version, place, *commands):
    """What a version keeps at a place of each group, after some of its commands."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(commands)],
        cwd=code_of(version),
        env=os.environ | place | {"DJANGO_SETTINGS_MODULE": "scorekeeper.settings"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


class Database:
    """A database beside that of the tests, on PostgreSQL; makes itself again."""

    def __init__(self, name):
        self.name = name
        where = "postgres://{USER}:{PASSWORD}@{HOST}:{PORT}/"
        self.url = where.format(**connection.settings_dict) + name

    def make_again(self):
        """As dropdb and createdb do."""
        self.drop()
        self.run(f"CREATE DATABASE {self.name}")

    def drop(self):
        self.run(f"DROP DATABASE IF EXISTS {self.name} WITH (FORCE)")

    def run(self, statement):
        """Runs it outside of every transaction, on a connection of its own."""
        line = connection.copy()
        try:
            with line.cursor() as cursor:
                cursor.execute(statement)
        finally:
            line.close()
