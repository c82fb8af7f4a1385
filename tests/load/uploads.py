"""Files of 18 MB, taken and refused in each way there is, one after another."""

import http.client
from itertools import cycle

from tests.phone_line import TOKEN, PhoneLine

SIZE = 18_000_000  # bytes
LARGER = 21_000_000  # than any file may be
EDGE = "edge"
FORM = f"multipart/form-data; boundary={EDGE}"
SOURCES = 200  # that files come from, so that few are refused for their number
HASTY = "127.0.0.254"  # the source that brings too many


def sent(server, tables, count):
    """Sends so many to a server: gives (how many, their statuses) after each hundred.

    `tables`: (session of a host, address of the game), as `Server.tables` gives them.
    """
    session, _table = tables[0]
    every, statuses = kinds(server, session), {}
    for number, (path, body, source, token) in zip(range(count), every, strict=False):
        status = send(server, session, path, body, source or place(number), token)
        statuses[status] = statuses.get(status, 0) + 1
        if (number + 1) % 100 == 0:
            yield number + 1, statuses


def kinds(server, session):
    """For ever (path, body, source or None, token) of each kind of a file in turn."""
    line = PhoneLine(server.port, session)
    page = line.get("/")[2]
    group = page.split("/groups/", 1)[1].split("/", 1)[0]
    whole = line.get(f"/groups/{group}/group.json")[2].encode()
    own, new = f"/groups/{group}/import/", "/import/"
    taken, wrong = form(padded(whole, SIZE)), form(b"{" + b"x" * SIZE)
    return cycle(
        [
            (own, taken, None, TOKEN),
            (new, wrong, None, TOKEN),
            (new, taken, None, ""),
            (new, wrong, HASTY, TOKEN),
            ("/start/", taken, None, TOKEN),
            (own, form(padded(whole, LARGER)), None, TOKEN),
        ]
    )


def padded(file, size):
    """A file that says the same and is so large."""
    return b" " * (size - len(file)) + file


def form(file):
    """The body of a form that sends a file."""
    head = f'--{EDGE}\r\nContent-Disposition: form-data; name="file"; filename="a.json"'
    return f"{head}\r\n\r\n".encode() + file + f"\r\n--{EDGE}--\r\n".encode()


def place(number):
    """The address of the source of a file, by its number."""
    return f"127.0.0.{2 + number % SOURCES}"


def send(server, session, path, body, source, token):
    """Sends one body: the status."""
    line = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=120, source_address=(source, 0)
    )
    cookie = f"sessionid={session}; csrftoken={TOKEN}"
    headers = {"Cookie": cookie, "X-CSRFToken": token, "Content-Type": FORM}
    try:
        line.request("POST", path, body, headers)
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()
