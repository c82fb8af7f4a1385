"""A phone at the machine's proxy: python -m tests.hosting.phone FILE DOES [PATH].

It speaks https to its own machine, under the name of the server, and trusts any
certificate. FILE holds its cookies and the address of its table between two calls.
`begin` starts a group and a game (under a PATH, if the server is there); `enter` adds a
point and prints the log's length; `points` prints how many were added.
"""

import json
import ssl
import sys
from http.client import HTTPSConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

NAME = "cards.example.org"
FIRST_NIGHT = {"name_1": "Ann", "name_2": "Bob", "name_3": "Cleo", "game": "oh_hell"}
POINT = {"type": "adjust", "side": 0, "points": 1}
PATIENCE = 60  # seconds


class Phone:
    def __init__(self, file):
        self.file = Path(file)
        kept = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.cookies, self.table = kept.get("cookies", {}), kept.get("table")

    def begin(self, path=""):
        self.ask("GET", f"{path}/")
        fields = FIRST_NIGHT | {"id": str(uuid4())}
        status, self.table, _body = self.ask("POST", f"{path}/start/", fields)
        assert status == 302, status
        self.table = urlsplit(self.table).path
        self.keep()
        return self.table

    def enter(self):
        about = {"seen": self.points(), "id": str(uuid4())}
        fields = about | {"entry": json.dumps(POINT)}
        status, _to, body = self.ask("POST", f"{self.table}entries/", fields)
        assert status == 200, (status, body)
        self.keep()
        return json.loads(body)["log_length"]

    def points(self):
        status, _to, body = self.ask("GET", f"{self.table}record.json")
        assert status == 200, (status, body[:200])
        return len(json.loads(body)["entries"])

    def ask(self, method, path, fields=None):
        """The status, where the answer leads, and its text."""
        context = ssl._create_unverified_context()
        line = HTTPSConnection("127.0.0.1", 443, timeout=PATIENCE, context=context)
        line.request(method, path, fields and urlencode(fields), self.headers())
        answer = line.getresponse()
        for cookie in answer.msg.get_all("Set-Cookie", []):
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return answer.status, answer.getheader("Location"), answer.read().decode()

    def headers(self):
        return {
            "Host": NAME,
            "Origin": f"https://{NAME}",
            "Accept": "application/json",
            "Content-Type": "application/x-www-form-urlencoded",
            "Cookie": "; ".join(map("=".join, self.cookies.items())),
            "X-CSRFToken": self.token(),
        }

    def token(self):
        """The token against forged forms, whose cookie has its path in its name."""
        names = [name for name in self.cookies if name.startswith("csrftoken")]
        return self.cookies[names[0]] if names else ""

    def keep(self):
        kept = {"cookies": self.cookies, "table": self.table}
        self.file.write_text(json.dumps(kept))


if __name__ == "__main__":
    file, does, *path = sys.argv[1:]
    print(getattr(Phone(file), does)(*path))
