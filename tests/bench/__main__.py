"""Prints what Scorekeeper costs, in one run: python -m tests.bench."""

from tests.bench import entering, replaying

PARTS = [
    ("Replay of an entry", replaying.report),
    ("Random games in a minute", replaying.report_games),
    ("An entry in a long game, as a multiple of the floor", entering.report),
]


def main():
    for title, report in PARTS:
        print(title, flush=True)
        report()


if __name__ == "__main__":
    main()
