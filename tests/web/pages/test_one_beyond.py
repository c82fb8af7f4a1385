"""Every number of every form, one beyond what there is: refused, or no page breaks."""

import json
import re
from collections import namedtuple
from uuid import uuid4

import pytest
from django.db import connection, transaction

from scorekeeper.models import Group, Person
from tests.web.devices import Device
from tests.web.full_night import filled, pages_of
from tests.web.page_forms import posted_by
from tests.web.pages.test_fuzz import Writes

pytestmark = pytest.mark.alike
NUMBER = re.compile(r"\d{1,9}")
NUMBERED = re.compile(r"(.*_)(\d+)")
AT_A_TABLE = ("", "table/", "board/", "log.json", "referee/", "review/")
IN_TURN = 4  # pages of a night that are opened after a post, each time another
FEWEST_POSTS, FEWEST_ACCEPTED = 300, 40

Attack = namedtuple("Attack", "broken posts accepted")


@pytest.fixture
def finished(ann, bob, night, game):
    ann.raise_request_exception = False
    return filled(night, bob, game)


@pytest.fixture
def guest(group, night):
    """A device with access to this night only, which may enter."""
    device = Device.holding(group, "enter", "Dan's phone", night)
    device.raise_request_exception = False
    return device


@pytest.fixture
def elsewhere(people):
    """A person of another group, whose number is higher than any here."""
    other = Group.objects.create(name="Sunday group", currency="EUR")
    return Person.objects.create(group=other, name="Zoe").pk


def as_a_person_fills_it_in(form):
    """The values of a form by name, of each name the first."""
    values = {}
    for name, value in form.fields:
        values.setdefault(name, value)
    return values | {"id": str(uuid4())} if "id" in values else values


def one_beyond(form, elsewhere):
    """The form filled in, each time with one number that nothing here has."""
    plain = as_a_person_fills_it_in(form)
    for name in sorted(plain.keys() - {"id", "csrfmiddlewaretoken"}):
        offered = [value for one, value in form.fields if one == name]
        numbers = [int(one) for one in offered if NUMBER.fullmatch(one)]
        for number in {max(numbers) + 1, elsewhere} if numbers else ():
            yield plain | {name: str(number)}
        if named := NUMBERED.fullmatch(name):
            rest = {other: plain[other] for other in plain if other != name}
            yield rest | {f"{named[1]}{elsewhere}": plain[name] or "1"}
        if plain[name][:1] in ("{", "["):
            for value in leaves_beyond(json.loads(plain[name])):
                yield plain | {name: json.dumps(value)}


def leaves_beyond(value):
    """A JSON value, each time with one of its whole numbers beyond what there is."""
    if type(value) is int:
        yield from (value + 1, 97)
    elif isinstance(value, list | dict):
        for key in value if type(value) is dict else range(len(value)):
            for inner in leaves_beyond(value[key]):
                copy = value.copy()
                copy[key] = inner
                yield copy


def attack(device, pages, elsewhere, opened_after):
    """Posts all that from each page. What broke, how many posts, how many accepted.

    `opened_after`: opens pages after a form (its action) wrote something; which broke.
    """
    broken, tried, accepted = [], set(), 0
    for url in pages:
        page = device.get(url).content.decode(errors="replace")
        for form in posted_by(page, url):
            for fields in one_beyond(form, elsewhere):
                what = form.action, *sorted((fields | {"id": ""}).items())
                if what not in tried:
                    tried.add(what)
                    status, found = post_and_look(device, form, fields, opened_after)
                    accepted += status < 400
                    broken += [(what, *one) for one in found]
    return Attack(broken, len(tried), accepted)


def post_and_look(device, form, fields, opened_after):
    """The status of a post, and what broke by it; nothing of it is kept."""
    writes = Writes()
    with transaction.atomic():
        with connection.execute_wrapper(writes):
            status = device.post(form.action, fields).status_code
        broken = [(form.action, status)] if status >= 500 else []
        if status < 400 and writes.made:
            broken += opened_after(form.action)
        transaction.set_rollback(True)
    return status, broken


@pytest.mark.parametrize("who", ["guest", "ann"])
def test_no_number_one_beyond_breaks_a_page(
    request, who, ann, night, game, finished, elsewhere
):
    device = request.getfixturevalue(who)
    of_the_night = pages_of(night, game, finished)

    def opened_after(action):
        opened_after.posts += 1
        table = re.match("/games/[0-9]+/", action)
        urls = [table[0] + page for page in AT_A_TABLE] if table else []
        turn = opened_after.posts * IN_TURN % len(of_the_night)
        urls += of_the_night[turn : turn + IN_TURN]
        for url in urls:
            for one in {ann, device}:
                status = one.get(url).status_code
                if status >= 500:
                    yield url, status

    opened_after.posts = 0
    found = attack(device, of_the_night, elsewhere, opened_after)
    assert found.broken == []
    assert found.posts > FEWEST_POSTS
    assert found.accepted > FEWEST_ACCEPTED
