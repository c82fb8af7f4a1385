"""Many tables at once: each enters every five seconds, three phones follow it.

Tables know nothing of each other, so every phone begins at a moment of its own. Run by
locust for `make load`; TABLES names the file of the tables of the server. With REQUESTS
nobody waits, and it ends after so many.
"""

import json
import os
import random
from itertools import cycle
from pathlib import Path
from uuid import uuid4

import gevent
from locust import HttpUser, constant, events, task

TABLES = json.loads(Path(os.environ["TABLES"]).read_text())
TOKEN = "a" * 32
REQUESTS = int(os.environ.get("REQUESTS") or 0)
BETWEEN_ENTRIES, BETWEEN_POLLS = (0, 0) if REQUESTS else (5, 2)  # seconds
FOLLOWERS = 3
ENTRY = [{"type": "adjust", "side": 0, "points": points} for points in (1, -1)]
to_enter, to_follow = cycle(TABLES), cycle(TABLES * FOLLOWERS)


@events.init.add_listener
def end_after(environment, **_):
    """Ends it after so many requests."""

    def look(**_):
        if environment.stats.total.num_requests >= REQUESTS:
            environment.runner.quit()

    if REQUESTS:
        events.request.add_listener(look)


class Phone(HttpUser):
    """A device that holds the key of one table."""

    abstract = True

    def sit_down(self, table, pause):
        gevent.sleep(random.uniform(0, pause))
        session, self.table = table
        self.client.headers.update({"HX-Request": "true", "X-CSRFToken": TOKEN})
        self.client.cookies.set("sessionid", session)
        self.client.cookies.set("csrftoken", TOKEN)


class Enters(Phone):
    """The phone that enters."""

    weight = 1
    wait_time = constant(BETWEEN_ENTRIES)

    def on_start(self):
        self.sit_down(next(to_enter), BETWEEN_ENTRIES)
        data = self.client.get(f"{self.table}record.json", name="start").json()
        self.seen = len(data["entries"])

    @task
    def enter(self):
        entry = json.dumps(ENTRY[self.seen % 2])
        fields = {"entry": entry, "seen": self.seen, "id": str(uuid4())}
        answer = self.client.post(f"{self.table}entries/", fields, name="entry")
        self.seen += answer.status_code == 200


class Follows(Phone):
    """A phone that asks whether anything is new, as the page does."""

    weight = FOLLOWERS
    wait_time = constant(BETWEEN_POLLS)

    def on_start(self):
        self.sit_down(next(to_follow), BETWEEN_POLLS)
        page = self.client.get(self.table, name="page").text
        self.poll = page.split('data-poll="', 1)[1].split('"', 1)[0]
        self.poll = self.poll.replace("&amp;", "&")
        self.known = '"0"'

    @task
    def follow(self):
        headers = {"If-None-Match": self.known}
        answer = self.client.get(self.poll, headers=headers, name="poll")
        self.known = answer.headers.get("ETag", self.known)
