"""Prints what Scorekeeper costs, in one run: python -m tests.bench [PART ...]."""

import sys

from tests.bench import entering, group, paging, replaying, tapping

PARTS = {
    "replay": ("Replay of an entry", replaying.report),
    "random": ("Random games in a minute", replaying.report_games),
    "tap": ("A tap in the phone's engine", tapping.report),
    "page": ("A tap in the page, until the new totals stand there", paging.report),
    "group": ("Pages of a group, with ten games and 100,000", group.report),
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
