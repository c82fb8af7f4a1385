"""How long tests wait for what takes its time: long, for that costs nothing else."""

import time

PATIENCE = 60  # seconds, on a machine that is slow and has much else to do
PAUSE = 0.05  # seconds until it is looked again


def wait_until(is_so, *asked):
    """Until something is so; an AssertionError if it does not come to it."""
    end = time.monotonic() + PATIENCE
    while not is_so(*asked):
        assert time.monotonic() < end, (is_so, *asked)
        time.sleep(PAUSE)
