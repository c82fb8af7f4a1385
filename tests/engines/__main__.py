"""Walks through an evening in three engines: python -m tests.engines [NAME ...].

A NAME is that of an engine (chromium, gecko, webkit) or of a step of the walk.
"""

import sys
import time
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.engines.finger import Finger
from tests.engines.started import ENGINES, PHONE
from tests.engines.walk import WALK
from tests.server import Server


def main(chosen):
    """Walks; gives the exit status: 1 where something went wrong."""
    faults = 0
    for name in [one for one in chosen if one in ENGINES] or ENGINES:
        with ENGINES[name]() as browser:
            browser.resize(*PHONE)
            print(f"{name}: {browser.run('navigator.userAgent')}", flush=True)
            faults += sum(went_wrong(name, browser, step) for step in steps(chosen))
    print(f"{faults} went wrong" if faults else "All went as it should.")
    return 1 if faults else 0


def steps(chosen):
    """Those of the walk whose names are among what was chosen; all without any."""
    return [step for step in WALK if step.__name__ in chosen] or WALK


def went_wrong(name, browser, step):
    """Whether a step did, on a server of its own, after telling what happened.

    What was seen then is kept beside the temporary folders.
    """
    begun = time.monotonic()
    with TemporaryDirectory() as var, Server(var) as server:
        try:
            step(Finger(browser, server))
        except (AssertionError, OSError):
            traceback.print_exc()
            seen = Path(var).parent / f"{name}-{step.__name__}.png"
            browser.picture(seen)
            print(f"  {step.__name__} went wrong, as {seen} shows", flush=True)
            return True
    took = time.monotonic() - begun
    print(f"  {step.__name__.replace('_', ' ')}: {took:.0f} s", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
