"""A server that is told to stop twice at the same moment stops."""

import subprocess
import sys

from tests.server import ROOT

# Each line of `set` is interrupted by a signal, whose handler sets it again.
INTERRUPTED = """
import signal, sys
from scorekeeper.server.wakeup import Wakeup

wakeup = Wakeup()
times = 0

def interrupt(frame, event, argument):
    global times
    if frame.f_code.co_name == "set" and event == "line":
        times += 1
        signal.raise_signal(signal.SIGTERM)
    return interrupt

signal.signal(signal.SIGTERM, lambda *_: wakeup.set())
sys.settrace(interrupt)
wakeup.set()
sys.settrace(None)
wakeup.wait()
print("woken", times > 0)
"""


def test_a_signal_in_the_middle_of_a_signal_wakes_it_too():
    command = [sys.executable, "-c", INTERRUPTED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20)
    assert done.stdout == "woken True\n", done.stderr
