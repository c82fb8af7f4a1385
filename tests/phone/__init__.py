"""The phone's own half under Node.js: its small Python, and its drawing of pages."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYTHON = (ROOT / "rules", ROOT / "screen", HERE / "answer.py")


def answers(records):
    """What `answer.answer` gives for each record (dict), by MicroPython."""
    return run("referee.mjs", *PYTHON, given=records)


def drawn(pictures):
    """The page (text) of each (template, context), rendered by LiquidJS."""
    return run(
        "draw.mjs", given={"root": str(ROOT / "templates"), "pictures": pictures}
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
