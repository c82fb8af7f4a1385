"""One turning point of a game: where it is, its name and what it changed."""


class Turn:
    """Something that turned a game, or is remembered of it.

    `kind`: "without", "missed", "saved" or "short", and of what is only remembered
    "lead" or "swing". `place`: of the deal; `entry`: of the entry in the record, None
    for what is only remembered. `name`: what happened, as "Bob's repique: 60"; `text`:
    a sentence on what it changed; `moment`: the same for an evening, if it differs.
    """

    def __init__(self, kind, place, text, entry=None, name="", moment=""):
        self.kind, self.place, self.text = kind, place, text
        self.entry, self.name, self.moment = entry, name, moment or text

    def picture(self):
        """The turn as plain data; the deals are counted from 1, the entries from 0."""
        return {
            "kind": self.kind,
            "deal": self.place + 1,
            "entry": self.entry,
            "name": self.name,
            "text": self.text,
        }
