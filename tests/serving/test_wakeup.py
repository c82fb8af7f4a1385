"""A server that is told to stop twice at the same moment stops."""

import subprocess
import sys

from tests.server import ROOT

# Each line of `set` is interrupted by a signal, whose handler sets it again.
INTERRUPTED = """
import signal, sys
from scorekeeper.server.wakeup import Wakeup

wakeup = Wakeup(lambda: False)
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


SERVER = """
import inspect
from granian import Granian
from scorekeeper.server.port import SharedPort

server = SharedPort("a:b", address="127.0.0.1", port=0)
waits = "self.main_loop_interrupt.wait()" in inspect.getsource(Granian._serve_loop)
print(waits, type(server.main_loop_interrupt).__name__)
"""


def test_the_first_process_of_a_server_waits_for_it():
    command = [sys.executable, "-c", SERVER]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20)
    words = "Granian waits for something else now: see scorekeeper/server/port.py"
    assert done.stdout == "True Wakeup\n", words
