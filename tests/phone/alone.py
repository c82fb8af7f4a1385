"""A phone that plays an evening alone: what its page asks of Python, call by call."""

import json
from collections import defaultdict
from uuid import uuid4

from phone import evening
from phone.table import Table
from scorekeeper import scoring

NOW, YESTERDAY = "2025-11-21T20:15:00.000Z", "2025-11-20T20:15:00.000Z"
CIRCLE = {"id": 7, "name": "Friday circle", "currency": "EUR", "unit": "€", "places": 2}
CIRCLE |= {"people": ["Cleo", "Ann"], "house_rules": {}}


class Alone:
    """An evening on a phone; each tap is asked of Python as the page asks it."""

    def __init__(self, *circles, menu=None):
        self.circles, self.menu = list(circles), menu or scoring.menu()
        self.evening, self.draft, self.hash = None, {}, ""
        self.rows, self.words = defaultdict(list), ""
        self.calls = []  # (name, what was given, the answer), each as text
        self.show()

    def ask(self, name, given):
        text = json.dumps(given, ensure_ascii=False)
        self.calls.append([name, text, getattr(evening, name)(text)])
        return json.loads(self.calls[-1][-1])

    def page(self):
        is_record = self.hash.count("/") > 3
        which = self.hash.split("/")[3] if is_record else None
        return {
            "hash": self.hash,
            "evening": self.counted(),
            "record": self.record(which) if which in self.rows else None,
            "evenings": [self.evening] if self.evening else [],
            "circles": self.circles,
            "menu": self.menu,
            "draft": self.draft,
            "yesterday": YESTERDAY,
        }

    def counted(self):
        """The evening with what each of its games comes to."""
        for game in self.evening["games"] if self.evening else ():
            game["came"] = self.ask("outcome", self.record(game["id"]))
        return self.evening

    def record(self, which):
        """The record of a game as far as it is entered."""
        [game] = [one for one in self.evening["games"] if one["id"] == which]
        given = {"record": game["record"], "rows": self.rows[which]}
        return self.ask("record", given)

    def table(self):
        """The table of the game that the address names."""
        worth = self.show()["view"]["worth"]
        record = self.evening["games"][-1]["record"] | {"entries": []}
        game = {"record": record, "undoable": 0, "redoable": [], "rows": []}
        return Table(json.dumps(game | {"worth": worth}), "")

    def go(self, address):
        """Follows a link to a place of this evening, and shows what is there."""
        self.hash = f"#/{self.evening['id']}{address}"
        return self.show()

    def show(self):
        shown = self.ask("view", self.page())
        self.draft = shown["draft"]
        return shown

    def tap(self, do, value=None, **fields):
        """Taps something; what it came to, with the `words` of a refusal."""
        form = [[name, text] for name, text in fields.items()]
        more = {"do": do, "value": value, "form": form, "id": str(uuid4())}
        more |= {"now": NOW, "today": "2025-11-21"}
        done = self.ask("act", self.page() | more)
        self.draft, self.words = done["draft"], done["words"]
        self.evening = done.get("evening") or self.evening
        if "row" in done:
            self.rows[done["row"]["game"]].append(done["row"])
        if "go" in done:
            self.hash = f"#{done['go']}"
            self.show()
        return done

    def begin(self, *people, **stake):
        """Begins an evening among people, each of whom is typed or known."""
        known = (self.circles or [{"people": []}])[0]["people"]
        for name in people:
            if name in known:
                self.tap("here", name)
            else:
                self.tap("add", **self.filled(stake), name=name)
        return self.tap("begin", **self.filled(stake), name="")

    @staticmethod
    def filled(stake):
        return dict.fromkeys(("stake", "ante", "cap"), "") | stake

    def start(self, key, *seated):
        """Starts a game; the first who sits deals."""
        self.go(f"/new/{key}")
        for name in self.draft["seated"]:
            self.tap("seat", name)
        for name in seated:
            self.tap("seat", name)
        return self.tap("start")

    def enter(self, *entries):
        """Enters into the game that was begun last."""
        rows = self.rows[self.evening["games"][-1]["id"]]
        for entry in entries:
            row = {"id": str(uuid4()), "operation": "add", "entry": entry}
            rows.append(row | {"made_at": NOW, "version": 1})

    def sent(self):
        """What the server is sent."""
        return self.ask("outgoing", {"evening": self.counted(), "rows": self.rows})

    def hear(self, status, answer=None):
        """The server answers."""
        given = {"evening": self.evening, "status": status, "answer": answer}
        self.evening = self.ask("answered", given)
        return self.evening
