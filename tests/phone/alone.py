"""A phone that plays an evening alone: what its page asks of Python, call by call."""

import json
from collections import defaultdict
from uuid import uuid4

from phone import evening
from phone.evening import games
from phone.table import Table
from scorekeeper import scoring

NOW, YESTERDAY = "2025-11-21T20:15:00.000Z", "2025-11-20T20:15:00.000Z"
ZONE = "Pacific/Auckland"
GROUP = {"id": 7, "name": "Friday group", "currency": "EUR", "unit": "€", "places": 2}
GROUP |= {"people": ["Cleo", "Ann"], "house_rules": {}}


class Alone:
    """An evening on a phone; each tap is asked of Python as the page asks it."""

    def __init__(self, *groups, menu=None):
        self.groups, self.menu = list(groups), menu or scoring.menu()
        self.evening, self.draft, self.hash = None, {}, ""
        self.rows, self.words = defaultdict(list), ""
        self.calls = []  # (name, what was given, the answer), each as text
        self.show()

    def ask(self, name, given):
        text = json.dumps(given, ensure_ascii=False)
        answer = json.dumps(getattr(evening, name)(json.loads(text)))
        self.calls.append([name, text, answer])
        return json.loads(answer)

    def page(self):
        played = self.evening["games"] if self.evening else []
        return {
            "hash": self.hash,
            "evening": self.evening,
            "rows": {game["id"]: self.rows[game["id"]] for game in played},
            "words": self.words,
            "evenings": [self.evening] if self.evening else [],
            "groups": self.groups,
            "menu": self.menu,
            "draft": self.draft,
            "yesterday": YESTERDAY,
        }

    def entries(self, which):
        """The entries of a game as far as it is played."""
        [game] = [one for one in self.evening["games"] if one["id"] == which]
        return games.record_of(game, self.rows[which])["entries"]

    def table(self):
        """The table of the game that the address names."""
        return Table(self.show()["game"] | {"rows": []}, "")

    def go(self, address):
        """Follows a link to a place of this evening, and shows what is there."""
        self.hash = f"#/{self.evening['id']}{address}"
        return self.show()

    def show(self):
        shown = self.ask("view", self.page())
        self.draft = shown["draft"]
        self.evening = shown.get("counted") or self.evening
        return shown

    def view(self):
        """What the page that the address names is drawn from."""
        return self.show()["names"]["view"]

    def tap(self, do, value=None, **fields):
        """Taps something; what it came to, with the `words` of a refusal."""
        form = [[name, text] for name, text in fields.items()]
        more = {"do": do, "value": value, "form": form, "id": str(uuid4())}
        more |= {"now": NOW, "today": "2025-11-21", "zone": ZONE}
        done = self.ask("act", self.page() | more)
        self.draft, self.words = done["draft"], done["words"]
        self.evening = done.get("evening") or self.evening
        for row in (done.get("row"), done.get("note")):
            if row:
                self.rows[row["game"]].append(row)
        if "go" in done:
            self.hash = f"#{done['go']}"
            self.show()
        return done

    def begin(self, *people, **stake):
        """Begins an evening among people, each of whom is typed or known."""
        known = (self.groups or [{"people": []}])[0]["people"]
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
        given = {"evening": self.evening, "rows": self.rows}
        sent = self.ask("outgoing", given)
        self.evening = sent["evening"]
        return sent["body"]

    def hear(self, status, answer=None):
        """The server answers."""
        given = {"evening": self.evening, "status": status, "answer": answer}
        self.evening = self.ask("answered", given)
        return self.evening
