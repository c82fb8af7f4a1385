"""The memory of a phone's Python once it has read a family, so that no phone need."""

import base64
import functools
import json
import shutil
import subprocess
import sys
from pathlib import Path

from django.conf import settings

from scorekeeper.engine import sources

HERE = Path(__file__).parent
PATIENCE = 120  # seconds


@functools.cache
def images():
    """The image of each family, as bytes by its name; none without a Node.js."""
    python = settings.BASE_DIR / "node_modules" / sources.PYTHON
    families = {name: sources.content_of(name) for name in sources.families()}
    given = {
        "script": f"{python}.mjs",
        "wasm": f"{python}.wasm",
        "families": families,
    }
    said = run_node("image.mjs", given)
    made = json.loads(said) if said else {}
    return {name: base64.b64decode(image) for name, image in made.items()}


def pack(paths):
    """Puts beside each file a smaller one, by Brotli; whether there is a Node.js."""
    return run_node("pack.mjs", paths) is not None


def run_node(script, given):
    """What a script of this folder answers to `given`; None where it cannot be run."""
    beside_python = Path(sys.executable).parent
    node = shutil.which("node", path=str(beside_python)) or shutil.which("node")
    if node is None:
        return None
    try:
        done = subprocess.run(
            [node, "--no-warnings", HERE / script],
            input=json.dumps(given).encode(),
            stdout=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
