"""One tap after the other at a table that is kept, and how long each part took."""

import json

from answer import PAGE
from js import performance

import rules
from screen import table_screen


class Table:
    """A game in the phone's hand: its referee, and the clock at each step of a tap."""

    def __init__(self, record):
        self.referee = rules.replay(json.loads(record))

    def tap(self, entry):
        """The page (as JSON) once an entry (as JSON) is entered."""
        self.clock = [performance.now()]
        self.referee.enter(json.loads(entry))
        self.clock.append(performance.now())
        sheet = rules.scored(self.referee, prompts=True, way="")
        self.clock.append(performance.now())
        screen = table_screen(sheet)
        self.clock.append(performance.now())
        written = json.dumps({"table": screen, "page": PAGE})
        self.clock.append(performance.now())
        return written

    def times(self):
        """The ms of each step of the last tap, as JSON."""
        return json.dumps(
            [
                self.clock[place + 1] - self.clock[place]
                for place in range(len(self.clock) - 1)
            ]
        )
