"""`scorekeeper COMMAND` has the settings of the server, wherever it is called."""

import os
import subprocess
from pathlib import Path

from tests.server import ROOT

WRAPPER = ROOT / "scripts" / "scorekeeper"


def called(tmp_path, *command, **environment):
    """What it says, from another folder, with settings of the test's own."""
    known = os.environ | {"SCOREKEEPER_SETTINGS": str(tmp_path / "conf")} | environment
    for name in ("SCOREKEEPER_VAR", "DJANGO_SETTINGS_MODULE"):
        known.pop(name, None)
    link = tmp_path / "scorekeeper"
    link.symlink_to(WRAPPER)
    return subprocess.run(
        [link, *command], cwd=tmp_path, env=known, capture_output=True, text=True
    )


def test_a_command_works_on_what_the_settings_name(tmp_path):
    var = tmp_path / "kept"
    (tmp_path / "conf").write_text(f"SCOREKEEPER_VAR={var}\nDATABASE_URL=\n")
    done = called(tmp_path, "migrate", "sessions", "--verbosity", "0")
    assert done.returncode == 0, done.stderr
    assert (var / "scorekeeper.sqlite3").exists()
    assert not (tmp_path / "var").exists()
    assert not any(path.stat().st_mode & 0o077 for path in Path(var).iterdir())
