"""How long tests wait for what takes its time: long, for that costs nothing else."""

import time

PATIENCE = 60  # seconds, on a machine that is slow and has much else to do
PAUSE = 0.05  # seconds until it is looked again


def wait_until(is_so, *asked):
    """Until something is so, and what it gives; an AssertionError if it never is."""
    end = time.monotonic() + PATIENCE
    while not (answer := is_so(*asked)):
        assert time.monotonic() < end, (is_so, *asked)
        time.sleep(PAUSE)
    return answer
