"""One tap after the other at a table that is kept, and how long each part took."""

import json
from time import ticks_diff, ticks_us

from answer import VIEW, table_screen

import rules


class Table:
    """A game in the phone's hand: its referee, and the clock at each step of a tap."""

    def __init__(self, record):
        self.referee = rules.replay(json.loads(record))

    def tap(self, entry):
        """The screen (as JSON) once an entry (as JSON) is entered."""
        self.clock = [ticks_us()]
        self.referee.enter(json.loads(entry))
        self.clock.append(ticks_us())
        sheet = rules.scored(self.referee, prompts=True)
        self.clock.append(ticks_us())
        screen = table_screen(sheet, VIEW)
        self.clock.append(ticks_us())
        written = json.dumps({"table": screen})
        self.clock.append(ticks_us())
        return written

    def times(self):
        """The ms of each step of the last tap, as JSON."""
        return json.dumps(
            [
                ticks_diff(self.clock[place + 1], self.clock[place]) / 1000
                for place in range(len(self.clock) - 1)
            ]
        )
