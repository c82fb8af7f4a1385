"""Whatever is posted, wherever: an answer with a sentence, and no harm done."""

import functools
import json
from io import BytesIO
from itertools import count
from urllib.parse import urlencode
from uuid import UUID, uuid4

import pytest
from django.core.handlers.wsgi import WSGIHandler, WSGIRequest
from django.db import connection, transaction
from django.template.backends.django import Template
from django.urls import reverse
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from scorekeeper.models import Law
from scorekeeper.money import settlement
from scorekeeper.money.ledger import payments
from scorekeeper.nights.notes import write_note
from tests.addresses import ADDRESSES
from tests.web.devices import BIDS

# To each URL so many bodies. What breaks a page did so within the first fifty, and most
# of it within twenty, which the two databases share; in `make long` each gets more.
IS_SQLITE = connection.vendor == "sqlite"
BODIES, MORE = (slice(12), 400) if IS_SQLITE else (slice(12, 20), 50)
STRETCHES = 8  # of the URLs, shared among processors
FORM = "application/x-www-form-urlencoded"
IDS = [str(UUID(int=number)) for number in range(3)]


def mostly(likely, other):
    """Three of four from one strategy, so that most bodies come to the rules."""
    return st.sampled_from([likely, likely, likely, other]).flatmap(lambda one: one)


small = st.integers(-2, 20)
odd = st.one_of(
    st.sampled_from(
        ["", "0", "-1", "1e999", "NaN", "null", "\0", "é", "[]", "{}", "' OR 1"]
    ),
    st.integers(-(10**30), 10**30).map(str),
    st.text(max_size=12),
)
FIELD_NAMES = """
    type seat side bid bids tricks made winner cards card suit points reason offence
    note class count value entry operation confirm along way paid payer payee amount
    rest leave mend paid_amount separate
    name name_1 name_2 role night code people person date place currency dealer closed
    colour is_active is_here stake_per_point seat_1 seat_2 option_hook client_id
"""
TYPES = "bid bids tricks made trick trump deal_total misdeal adjust penalty stop"
field_names = st.sampled_from(FIELD_NAMES.split())
types = st.sampled_from(TYPES.split())
values = st.one_of(small.map(str), types, odd)
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), small, st.text(max_size=5), types),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(field_names, inner, max_size=4)
    ),
    max_leaves=8,
)
an_entry = st.one_of(
    st.sampled_from(BIDS),
    st.builds(
        lambda kind, rest: rest | {"type": kind},
        types,
        st.dictionaries(field_names, st.one_of(small, st.lists(small, max_size=4))),
    ),
    json_values,
)
entries = st.one_of(an_entry.map(json.dumps), odd)
anew = st.lists(
    mostly(st.tuples(small, an_entry, st.booleans()), json_values), max_size=3
)
fields = st.fixed_dictionaries(
    {
        "seen": mostly(st.just("2"), values),
        "id": mostly(st.sampled_from(IDS), odd),
        "operation": mostly(st.sampled_from(["replace", "insert", "remove"]), odd),
    },
    optional={
        "entry": entries,
        "type": types,
        "confirm": st.just("1"),
        "corrected": entries,
        "anew": mostly(anew.map(json.dumps), odd),
    },
)
forms = st.builds(
    lambda known, more: urlencode(known | more, errors="replace").encode(),
    mostly(fields, st.just({})),
    st.dictionaries(mostly(field_names, odd), values, max_size=5),
)
operations = st.fixed_dictionaries(
    {
        "id": mostly(st.uuids().map(str), odd),
        "operation": mostly(st.sampled_from(["add", "undo", "redo"]), odd),
        "entry": an_entry,
    },
    optional={"seen": small},
)
outboxes = st.fixed_dictionaries(
    {
        "seen": mostly(st.integers(0, 3), json_values),
        "entries": mostly(st.lists(operations, max_size=5), json_values),
    },
    optional={"place": small, "keep": st.sampled_from(["mine", "theirs"]), "id": odd},
)
spoken = st.one_of(outboxes, operations.map(lambda one: one | {"keep": "mine"}))
contents = [FORM, "multipart/form-data; boundary=x", "application/json", "x"]
bodies = mostly(
    st.tuples(st.just(FORM), forms),
    st.one_of(
        st.tuples(st.sampled_from(contents), st.binary(max_size=60)),
        st.tuples(st.just("application/json"), spoken.map(json.dumps).map(str.encode)),
    ),
)


def routes():
    """The names of all routes, those that take a POST and those that do not."""
    return sorted(pattern.name for pattern in ADDRESSES if pattern.name)


def parameters(route, rows):
    """What stands in the URL of a route: an id of the row that it begins with."""
    pattern = next(p for p in ADDRESSES if p.name == route)
    names = pattern.pattern.converters
    kind = str(pattern.pattern).split("/")[0]
    known = {"pk": rows.get(kind), "key": "oh_hell", "place": 1, "secret": "x"}
    known |= {"deal": 0, "line": 0, "numbers": "0", "seat": 0}
    known |= {"name": "revoke", "number": 1, "rest": f"{rows['groups']}/"}
    known |= {"person": rows["people"], "bill": rows["bills"]}
    known |= {"other": rows["other"], "note": rows["notes"], "link": 1}
    if kind == "share":
        known |= {"kind": "game", "pk": rows["games"]}
    known |= {"law": rows["laws"], "payment": rows["payments"]}
    return {name: known[name] for name in names}


@pytest.fixture
def rows(group, night, people, game, ann, bob):
    """The id of a row of each kind: a night with a game of two entries."""
    bob.play(game, BIDS[:2])
    parts = [(people["Ann"], 500, 0), (people["Bob"], 0, 1)]
    write_note(night, "Ann dropped the deck", uuid4(), bob.key.pk)
    paid = people["Bob"], people["Ann"], 200
    made = payments.record(group, "EUR", *paid, client_id=uuid4(), night=night)
    return {
        "payments": made.pk,
        "notes": night.notes.get().pk,
        "bills": settlement.enter_bill(night, "Hall", "equal", parts, uuid4()).pk,
        "laws": Law.objects.create(group=group, game=game.key, situation="revoke").pk,
        "groups": group.pk,
        "nights": night.pk,
        "people": people["Ann"].pk,
        "other": people["Bob"].pk,
        "games": game.pk,
        "keys": bob.key.pk,
        "held": bob.key.pk,
    }


@pytest.fixture(scope="module")
def server():
    """The server of one thread that all bodies go to."""
    return WSGIHandler()


@pytest.fixture
def seldom_drawn(monkeypatch):
    """Draws one page of eight, which costs ten times what comes before it."""
    draw, counted = Template.render, count()

    def render(self, context=None, request=None):
        is_due = request is None or next(counted) % 8 == 0
        return draw(self, context, request) if is_due else "<p>"

    monkeypatch.setattr(Template, "render", render)


class Writes:
    """The statements that change a table, but for the count of wrong codes."""

    def __init__(self):
        self.made = []

    def __call__(self, execute, sql, params, many, context):
        if sql.startswith(("INSERT", "UPDATE", "DELETE")) and "_try" not in sql:
            self.made.append(sql)
        return execute(sql, params, many, context)


def post(server, device, url, content, content_type):
    """What the server answers, without what a test client does beside it."""
    environ = device._base_environ(
        PATH_INFO=url, REQUEST_METHOD="POST", CONTENT_TYPE=content_type
    )
    environ |= {"CONTENT_LENGTH": len(content), "wsgi.input": BytesIO(content)}
    request = WSGIRequest(environ | {"HTTP_ACCEPT": "application/json"})
    request._dont_enforce_csrf_checks = True
    return server.get_response(request)


@functools.cache
def drawn(number):
    """So many bodies, which go to every URL, the same ones in every run."""
    found = []

    @settings(
        max_examples=number,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(bodies)
    def draw(body):
        found.append(body)

    draw()
    return found


@pytest.mark.parametrize(
    "bodies", [BODIES, pytest.param(slice(MORE), marks=pytest.mark.long)]
)
@pytest.mark.parametrize("stretch", range(STRETCHES))
def test_no_body_breaks_a_page_and_what_is_refused_changes_nothing(
    stretch, bodies, server, rows, ann, bob, eve, caplog, seldom_drawn
):
    caplog.set_level("CRITICAL", "django.request")
    devices = [ann, ann, bob, eve]
    for route in routes()[stretch::STRETCHES]:
        url = reverse(route, kwargs=parameters(route, rows))
        if sent(server, ann, url, FORM, b"")[0].status_code == 405:
            continue
        for number, body in enumerate(drawn(bodies.stop)[bodies]):
            response, writes = sent(server, devices[number % len(devices)], url, *body)
            assert response.status_code < 500, (url, body)
            if response.status_code >= 400:
                assert writes == [], (url, body)
                assert says_why(response), (url, body)


def sent(server, device, url, content_type, content):
    """The answer to a body of which nothing is kept, and the writes that it made."""
    writes = Writes()
    with transaction.atomic(), connection.execute_wrapper(writes):
        response = post(server, device, url, content, content_type)
        transaction.set_rollback(True)
    return response, writes.made


def says_why(response):
    """Whether a refusal has a code and a sentence, or is the form with its errors."""
    if response["Content-Type"] != "application/json":
        return response.status_code in (409, 422) and b"<" in response.content
    refusal = json.loads(response.content)["refusal"]
    return refusal["code"] and refusal["message"].endswith((".", "?"))


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_number_longer_than_any_id_is_nothing_that_is_there(method, rows, ann):
    ann.raise_request_exception = False
    for route in routes():
        known = parameters(route, rows)
        for name in [name for name, value in known.items() if type(value) is int]:
            url = reverse(route, kwargs=known | {name: 10**20})
            assert getattr(ann, method)(url).status_code < 500, url


NAMES = [*FIELD_NAMES.split(), "q", "a", "text", "since", "until", "day", "year"]
NAMES += ["after", "before", "chosen", "game", "count", "part", "house", "with", "kept"]
NAMES += ["record", "tag", "at", "deal", "code", "seen", "next", "pass", "way", "\0"]
ZERO = urlencode(dict.fromkeys(NAMES, "a\0b"))


@pytest.mark.parametrize("route", routes())
def test_a_zero_byte_is_refused_in_a_form_and_breaks_no_page(route, rows, ann):
    ann.raise_request_exception = False
    url = reverse(route, kwargs=parameters(route, rows))
    assert ann.get(f"{url}?{ZERO}").status_code < 500, url
    answer = ann.post(url, ZERO, content_type=FORM)
    assert answer.status_code in (400, 405), url
    if answer.status_code == 400:
        assert b"Remove the zero byte" in answer.content
