"""Follows docs/hosting.md: python -m tests.hosting [WALK ...].

Without the names of walks it does all. Each walk has a Debian of its own; an
installation that two walks begin with is done once and copied.
"""

import sys
import tempfile
import time

from tests.hosting import machine
from tests.hosting.follow import PageError
from tests.hosting.place import Place
from tests.hosting.walks import WALKS


def main(asked):
    if why := machine.what_is_missing():
        return why
    if unknown := set(asked) - set(WALKS):
        return f"There is no walk {', '.join(unknown)}: {', '.join(WALKS)}."
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        place = Place(folder)
        wrong = [name for name in asked or WALKS if not is_right(name, place)]
    return f"The page is wrong: {', '.join(wrong)}" if wrong else None


def is_right(name, place):
    """Does one walk; prints how it went."""
    print(name, flush=True)
    began = time.monotonic()
    try:
        WALKS[name](place)
    except (AssertionError, PageError) as error:
        print(error, flush=True)
        return False
    print(f"  as the page says, in {time.monotonic() - began:.0f} s", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
