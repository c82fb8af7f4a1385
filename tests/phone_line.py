"""A phone that speaks to a real server: a connection for each request."""

import http.client
from threading import Barrier, Thread
from urllib.parse import urlencode

from tests.patience import PATIENCE

TOKEN = "a" * 32


class PhoneLine:
    """A phone with a session at a server on this machine."""

    def __init__(self, port, session):
        self.port = port
        self.headers = {
            "Cookie": f"sessionid={session}; csrftoken={TOKEN}",
            "X-CSRFToken": TOKEN,
            "Content-Type": "application/x-www-form-urlencoded",
        }

    def post(self, path, fields, **headers):
        """Posts a form: the status, where it leads, and the body (text)."""
        return self.ask("POST", path, urlencode(fields, doseq=True), headers)

    def get(self, path):
        return self.ask("GET", path, None, {})

    def ask(self, method, path, body, headers):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, path, body, self.headers | headers)
            answer = line.getresponse()
            return answer.status, answer.getheader("Location"), answer.read().decode()
        finally:
            line.close()


def at_once(*calls):
    """What each of some calls gives, all begun at the same moment."""
    given, begin = [None] * len(calls), Barrier(len(calls))

    def run(place):
        begin.wait()
        given[place] = calls[place]()

    threads = [Thread(target=run, args=(place,)) for place in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return given
