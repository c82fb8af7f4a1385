"""Settings from the environment: an unknown value stops the start and says why.

An empty variable counts as one that is not set.
"""

import os
import sys

MOST = 1_000_000  # no number that is set here is higher
ON = ("1", "0")
LEVELS = ("debug", "info", "warning", "error", "critical")


def words(name, default=""):
    """The words of a variable, separated by spaces or commas."""
    return (os.environ.get(name) or default).replace(",", " ").split()


def choice(name, allowed, default):
    """The value of a variable that has a few allowed ones, in lower case."""
    value = os.environ.get(name) or default
    if value.lower() not in allowed:
        sys.exit(f"{name}={value} is not a known value. Use {listed(allowed)}.")
    return value.lower()


def listed(values):
    """Values as a sentence lists them: "1 or home"."""
    *most, last = values
    return f"{', '.join(most)} or {last}" if most else last


def number(name, default, most=MOST):
    """The value of a variable that is a whole number, from 0 to `most`."""
    value = os.environ.get(name) or str(default)
    if not (value.isascii() and value.isdecimal() and int(value) <= most):
        sys.exit(f"{name}={value} is not a known value. Use a number from 0 to {most}.")
    return int(value)
