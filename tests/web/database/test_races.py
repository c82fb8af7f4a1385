"""Requests that come at the same moment to several workers: none breaks a page."""

from collections import Counter
from functools import partial
from uuid import uuid4

import pytest

from tests.phone_line import PhoneLine, at_once
from tests.server import Server
from tests.web.shared_costs import mark_in

TABLE = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "entries": []}
TIMES = 2
START = {"date": "2025-11-28", "currency": "EUR", "people": ["1", "2", "3"]}
GAME = {"seat_1": "1", "seat_2": "2", "seat_3": "3", "dealer": "1"}
FINE = {302, 403, 404, 409, 422}  # done, or refused with a sentence


@pytest.fixture
def phone(tmp_path, database_url):
    """The host's, at a server with four workers."""
    asked = {"SECRET_KEY": "of these phones", "WEB_CONCURRENCY": "4"}
    with Server(tmp_path, DATABASE_URL=database_url, **asked) as server:
        [(session, _address)] = server.tables([TABLE])
        yield PhoneLine(server.port, session)


def test_no_two_of_six_are_in_each_others_way(phone):
    answers = Counter()
    for time in range(TIMES):
        answers.update(one for one in races(phone, time))
    assert {status for _, status in answers} <= FINE, answers
    for never_refused in ("one name", "one person", "here", "start"):
        statuses = {status for what, status in answers if what == never_refused}
        assert statuses == {302}, answers
    people = phone.get("/groups/1/people/")[2].casefold()
    found = [people.count(f">xan {time}</span>") for time in range(TIMES)]
    assert found == [1] * TIMES


def races(phone, time):
    """(what, status) of each answer in one lap of all races."""
    start = START | {"id": uuid4()}
    yield from six("start", phone, "/groups/1/start/", start)
    night = phone.post("/groups/1/start/", start)[1].removesuffix("new/")
    yield from six("one name", phone, f"{night}people/", {"name": f"Zoe {time}"})
    yield from six("one person", phone, "/groups/1/people/", person(f"Yan {time}"))
    yield from capitals(phone, night, f"Xan {time}")
    yield from six("here", phone, f"{night}people/1/", {"here": "1"})
    yield from owing(phone, night)
    yield from mixed(phone, night, time)


def capitals(phone, night, name):
    """One name in large and small letters, on two pages."""
    names = [name.lower(), name.upper(), name.title()]
    posts = [(f"{night}people/", {"name": one}) for one in names]
    posts += [("/groups/1/people/", person(one)) for one in names]
    yield from one_of_each("capitals", phone, posts)


def owing(phone, night):
    """A shared cost, and its payment made by all at once, in part, and in the group."""
    bill = {"name": "Hall", "way": "equal", "paid_1": "9", "equal_2": "on"}
    seen = {"shown": mark_in(phone.post(f"{night}bills/", bill)[2]), "id": uuid4()}
    yield from six("bill", phone, f"{night}bills/", bill | seen)
    both = {"payer": "2", "payee": "1", "currency": "EUR"}
    row = both | {"amount": "900", "paid": "1", "id": uuid4()}
    half = row | {"paid": "part", "paid_amount": "4", "id": uuid4()}
    any_sum = both | {"amount": "20", "id": uuid4()}
    posts = [(f"{night}payments/", row), (f"{night}payments/", half)]
    posts += [("/groups/1/payments/", any_sum), (f"{night}bills/1/removal/", {})]
    yield from one_of_each("owing", phone, posts * 2)
    posts = [
        ("/groups/1/settling-as-one/", {"people": ["1", "2"]}),
        ("/groups/1/settling-as-one/", {"separate": "2"}),
        ("/groups/1/payments/1/deletion/", {}),
    ]
    yield from one_of_each("owing", phone, posts * 2)


def one_of_each(what, phone, posts):
    done = at_once(*[partial(phone.post, *post) for post in posts])
    return [(what, status) for status, *_ in done]


def person(name):
    return {"id": uuid4(), "name": name, "colour": "0", "is_active": "on"}


def six(what, phone, path, fields):
    done = at_once(*[partial(phone.post, path, fields)] * 6)
    return [(what, status) for status, *_ in done]


def mixed(phone, night, time):
    """A night is deleted while things happen there."""
    posts = [
        ("deletion/", {}),
        ("people/", {"name": f"Max {time}"}),
        ("people/1/", {"here": "0"}),
        ("new/oh_hell/", GAME | {"id": uuid4()}),
        ("closing/", {"closed": "1", "asked": "1"}),
        ("stake/", {"stake_per_point": "0.1"}),
    ]
    calls = [partial(phone.post, night + path, fields) for path, fields in posts]
    done = at_once(*calls)
    return [(path, status) for (path, _), (status, *_) in zip(posts, done, strict=True)]
