"""Prints what Scorekeeper costs, in one run: python -m tests.bench [PART ...]."""

import sys

from tests.bench import circle, entering, paging, replaying, tapping

PARTS = {
    "replay": ("Replay of an entry", replaying.report),
    "random": ("Random games in a minute", replaying.report_games),
    "tap": ("A tap in the phone's engine", tapping.report),
    "page": ("A tap in the page, until the new totals stand there", paging.report),
    "circle": ("Pages of a circle, with ten games and 100,000", circle.report),
    "entry": (
        "An entry in a long game, as a multiple of the floor",
        entering.report,
    ),
}


def main(chosen):
    for part in chosen or PARTS:
        title, report = PARTS[part]
        print(title, flush=True)
        report()


if __name__ == "__main__":
    main(sys.argv[1:])
