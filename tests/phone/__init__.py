"""The phone's own half under Node.js: its small Python, and its drawing of pages."""

import contextlib
import functools
import json
import os
import shutil
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

from rules.games import CARD_GAMES, folder_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TAPPED = [HERE / "page.py", HERE / "tap.py"]


def answers(records):
    """What `answer.answer` gives for each record (dict), by MicroPython."""
    return each("answer", "answer", records)


def asked_of_book(keys):
    """What `book_answers.told` gives for each card game (its key), by MicroPython."""
    return each("book_answers", "told", keys)


def brought_together(cases):
    """What `merged.came` gives for each case (dict), by MicroPython."""
    return each("merged", "came", cases)


def folded(logs):
    """What `logs.came_to` gives for each log, by MicroPython."""
    return each("logs", "came_to", logs)


def each(module, name, given):
    """What a function of a module of this folder gives for each, by MicroPython."""
    found = [ROOT / "rules", content() / "rules", ROOT / "phone", HERE / f"{module}.py"]
    return ask("each.mjs", module, name, *found, given=given)


def content():
    """A folder with what phones fetch of the content of the rules, as JSON."""
    return Path(content_folder().name)


@functools.cache
def content_folder():
    """The folder, which is gone with this process."""
    folder = TemporaryDirectory()
    sources()
    from scorekeeper.engine.content import content_of

    families = {folder_of(path) for _key, path, _class in CARD_GAMES}
    for name, text in content_of(sorted(families)).items():
        path = Path(folder.name) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def texts(contents):
    """The text that a phone gives out for each content (dict)."""
    given = [json.dumps(content) for content in contents]
    lines = run("each.mjs", "phone.outbox_qr", "lines_of", ROOT / "phone", given=given)
    return ["\n".join(line["says"] for line in some) for some in lines]


def drawn(pictures, known=None):
    """What a phone draws of each (name of a partial, what it calls by name): texts."""
    return ask(
        "draw.mjs", given={"partials": known or partials(), "pictures": pictures}
    )


def tapped(games):
    """What imports and taps cost, in ms of the processor.

    `games`: by their keys the records to tap through. `imports`: how long it is until
    each game is there; `taps`: for each game a list of taps, of each the time of its
    parts; `opened`: for each the times of opening a question that was folded away.
    """
    files = {key: fetched(key) for key in games}
    given = {"partials": partials(), "games": games, "files": files}
    return run("tap.mjs", *TAPPED, given=given)


@functools.cache
def partials():
    """All partials that phones draw, by their names."""
    return sources().partials_of(sources().EVENING)


def fetched(key):
    """The file that a phone fetches to play a game, in base64."""
    families = {key: folder_of(path) for key, path, _class in CARD_GAMES}
    return b64encode(sources().family_file(families[key])).decode()


def sources():
    """What phones are made of, as the web app says it; for benches without one, too."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    from scorekeeper.engine import sources

    return sources


def evening_calls(made):
    """What the phone's Python answers to calls (name, what was given) of an evening."""
    return ask("calls.mjs", content() / "rules", given=made)


def ask(script, *arguments, given):
    """What a Node.js script of this folder answers to `given`, both as JSON.

    It is started once: what it has read and compiled serves whatever is asked next.
    """
    process = running(script, *arguments)
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(json.dumps(given) + "\n")
        process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        running.cache_clear()
        raise AssertionError(f"{script} ended with {process.wait()}.")
    return json.loads(answer)


@functools.cache
def running(script, *arguments):
    """A Node.js that answers line after line until this process ends."""
    return subprocess.Popen(
        [node(), HERE / script, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def run(script, *arguments, given):
    """What a Node.js script of this folder answers to `given`, both as JSON."""
    done = subprocess.run(
        [node(), HERE / script, *arguments],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def node():
    """Where Node.js is: beside this Python, or the machine's own."""
    beside_python = Path(sys.executable).parent
    found = shutil.which("node", path=f"{beside_python}:{os.environ['PATH']}")
    assert found, "Node.js is missing: make test fetches it."
    return found
