"""Phones that enter as fast as they can, and send again what was not answered."""

import contextlib
import http.client
import json
import random
import threading
import time
from collections import Counter
from uuid import uuid4

from tests.phone_line import PhoneLine

PHONES = 6
ADJUST = json.dumps({"type": "adjust", "side": 0, "points": 1})
AS_DATA = {"Accept": "application/json"}
# entered, overtaken, said to be not kept; 0: the line broke
FINE = {200, 409, 503, 0}


class Load:
    """Some phones at some tables, (session, address) of each, until it is left.

    `acknowledged` are the ids of the entries that a phone was told are entered;
    `statuses` counts all answers, `said` the sentences of those refused with 503.
    """

    def __init__(self, port, tables):
        self.port, self.tables = port, tables
        self.acknowledged, self.statuses, self.said = [], Counter(), Counter()
        self.slowest, self.is_over = 0, False

    def __enter__(self):
        self.phones = [threading.Thread(target=self.enter) for _ in range(PHONES)]
        for phone in self.phones:
            phone.start()
        return self

    def __exit__(self, *error):
        self.is_over = True
        for phone in self.phones:
            phone.join()

    def enter(self):
        """What one phone does: entry after entry, at one table or another."""
        seen = {}
        while not self.is_over:
            session, address = random.choice(self.tables)
            line, id = PhoneLine(self.port, session), str(uuid4())
            self.until_answered(line, address, id, seen)

    def until_answered(self, line, address, id, seen):
        """Sends one entry until it is known what became of it."""
        fields = {"entry": ADJUST, "id": id, "seen": seen.get(address, 0)}
        while not self.is_over:
            status, body = self.sent(line, f"{address}entries/", fields)
            if status in (200, 409):
                seen[address] = json.loads(body)["log_length"]
                self.acknowledged += [id] * (status == 200)
                return
            time.sleep(0.1)

    def sent(self, line, path, fields):
        began, status, body = time.monotonic(), 0, ""
        with contextlib.suppress(OSError, http.client.HTTPException):
            status, _, body = line.post(path, fields, **AS_DATA)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.statuses[status] += 1
        if status == 503:
            self.said[json.loads(body)["refusal"]["code"]] += 1
        return status, body

    def wait_for(self, more, look=lambda: None):
        """Until so many entries more are acknowledged; at most a minute.

        `look` is called now and then while it waits.
        """
        wanted, until = len(self.acknowledged) + more, time.monotonic() + 60
        while len(self.acknowledged) < wanted and time.monotonic() < until:
            look()
            time.sleep(0.01)
        assert len(self.acknowledged) >= wanted, self.statuses
