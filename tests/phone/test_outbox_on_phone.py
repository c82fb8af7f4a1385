"""The phone's outbox, tested where no page is needed."""

import subprocess
from pathlib import Path

from tests.phone import node

TESTS = Path(__file__).parent / "outbox.test.mjs"


def test_an_outbox_loses_nothing_and_keeps_its_order():
    done = subprocess.run(
        [node(), "--test", TESTS], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
