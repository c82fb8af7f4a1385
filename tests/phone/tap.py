"""One tap after the other at a table that is kept, and how long each part took."""

import json

from js import clock
from page import PAGE

import rules
from phone.screen import opened_form, place_on_sheet, table_screen


class Table:
    """A game in the phone's hand: its referee, and the clock at each step of a tap."""

    def __init__(self, record):
        self.referee, self.way = rules.replay(json.loads(record)), ""

    def tap(self, entry):
        """The page (as JSON) once an entry (as JSON) is entered."""
        self.steps = [clock()]
        self.referee.enter(json.loads(entry))
        self.steps.append(clock())
        self.sheet = rules.scored_record(self.referee, prompts=True, way=self.way)
        self.steps.append(clock())
        screen = table_screen(self.sheet, self.way)
        self.steps.append(clock())
        written = json.dumps({"table": screen, "page": PAGE})
        self.steps.append(clock())
        return written

    def open(self, mark):
        """What the form of a question (as JSON) is drawn from that was folded away."""
        place = place_on_sheet(self.sheet, self.way, mark)
        sheet = rules.scored_record(self.referee, True, self.way, place)
        return json.dumps({"prompt": opened_form(sheet, self.way, mark), "page": PAGE})

    def times(self):
        """The ms of each step of the last tap, as JSON."""
        return json.dumps(
            [
                self.steps[place + 1] - self.steps[place]
                for place in range(len(self.steps) - 1)
            ]
        )
