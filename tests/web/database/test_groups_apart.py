"""Each group could live on a machine of its own: every query names it.

What is looked up before the group is known stands on every machine: the keys, the
groups' names, the sessions and the count of tries. Of all other tables a query asks
with a group's number in hand; docs/many-machines.md says what is built on that.
"""

import re
from uuid import uuid4

import pytest
from django.apps import apps
from django.db import connection

from scorekeeper.models import Game, Night, Payment, Person
from scorekeeper.models.group_rows import RowOfAGroup
from scorekeeper.money import settlement
from scorekeeper.nights.end_of_night import close
from scorekeeper.nights.notes import write_note
from scorekeeper.sharing import links
from tests.addresses import ADDRESSES
from tests.web.devices import BIDS, ONE_DEAL, TRICKS
from tests.web.offline.test_evening import evening, played, send
from tests.web.shared_costs import shown

pytestmark = pytest.mark.django_db(transaction=True)

EVERYWHERE = {"scorekeeper_group", "scorekeeper_key", "scorekeeper_try"}
EVERYWHERE |= {"scorekeeper_sharedlink", "django_session"}
TODAY = {"date": "2025-11-22", "name_1": "Ann", "name_2": "Bob"}
MODELS = apps.get_app_config("scorekeeper").get_models()
OF_A_GROUP = {model._meta.db_table for model in MODELS} - EVERYWHERE
CLOSED = {"closed": "1", "asked": "1"}
BILL = {"id": "1" * 32, "name": "Drinks", "way": "equal"}
MARKED = {"id": "2" * 32, "paid": "1", "amount": "500", "currency": "EUR"}
RECORDED = {"id": "4" * 32, "amount": "17.50", "currency": "EUR", "note": "A loan"}
TABLE = re.compile(r'(?:FROM|JOIN|UPDATE|INTO) "?(\w+)"?')
NUMBER = r"(?:= %s|IN \(%s)"
NAMED = re.compile(
    rf'group_id"? {NUMBER}|"scorekeeper_group"\."id" {NUMBER}|INTO.*group_id'
)


class Watch:
    """Notes the queries that name no group and should, by the address asked for."""

    def __init__(self):
        self.nameless, self.address, self.asked = {}, "", set()

    def __call__(self, execute, sql, params, many, context):
        tables = set(TABLE.findall(sql)) & OF_A_GROUP
        self.asked |= tables
        is_named = NAMED.search(" ".join(sql.split()))
        if tables and not is_named:
            self.nameless.setdefault(self.address, []).append(sql)
        return execute(sql, params, many, context)


@pytest.fixture
def watched():
    """Asks as a device does, and watches what that asks of the database."""
    watch = Watch()

    def ask(method, address, *args, **fields):
        watch.address = address
        with connection.execute_wrapper(watch):
            response = method(address, *args, **fields)
        assert response.status_code in {200, 201, 301, 302, 304}, (address, response)
        return response

    ask.watch = watch
    return ask


def test_a_row_of_a_group_says_so():
    models = apps.get_app_config("scorekeeper").get_models()
    rows = [model for model in models if issubclass(model, RowOfAGroup)]
    assert {row._meta.db_table for row in rows} - EVERYWHERE == OF_A_GROUP


@pytest.fixture
def visited(watched, ann, bob, game, night, people):
    """What every page of a played night asked."""
    Game.objects.filter(pk=game.pk).update(agreeing=True)
    bob.play(game, ONE_DEAL)
    numbers = {
        "groups/<int:pk>": night.group_id,
        "people/<int:pk>": people["Ann"].pk,
        "with/<int:other>": people["Bob"].pk,
        "nights/<int:pk>": night.pk,
        "games/<int:pk>": game.pk,
        "held/<int:pk>": ann.key.pk,
        "keys/<int:pk>": ann.key.pk,
    }
    more = {"s/<str:secret>": f"s/{linked(night, 'game', game.pk)}"}
    more["calendar/<str:secret>"] = f"calendar/{linked(night, 'calendar')}"
    more |= {"<str:secret>": ann.secret, "<int:seat>": "0", "<int:number>": "1"}
    more |= {"<slug:numbers>": "0", "<int:link>": "1"}
    more["<thing:kind>/<int:pk>"] = f"game/{game.pk}"
    more["<int:bill>"] = str(shared_bill(night, people).pk)
    more["<int:note>"] = str(noted(night).pk)
    more |= {"<int:law>": "1", "<int:payment>": "1"}
    found = {}
    for pattern in ADDRESSES:
        route = str(pattern.pattern)
        address = "/" + filled(route, numbers)
        for words, said in more.items():
            address = address.replace(words, said)
        response = ann.get(address)
        if response.status_code != 405:
            found[route] = watched(ann.get, address)
    return found


def linked(night, kind, thing=None):
    """The secret of a link that shows a thing, with no device's key."""
    secret = f"a-secret-of-a-{kind}"
    links.make(night.group, secret, kind, kind, thing)
    return secret


def noted(night):
    write_note(night, "Ann dropped the deck", uuid4(), None)
    return night.notes.get()


def shared_bill(night, people):
    """What Ann paid for Bob."""
    parts = [(people["Ann"], 500, 0), (people["Bob"], 0, 1)]
    return settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())


def filled(route, numbers):
    """A route as an address."""
    for words, number in numbers.items():
        route = route.replace(words, f"{words.split('/')[0]}/{number}")
    route = re.sub(r"<int:(place|deal|line)>", "0", route)
    route = route.replace("<slug:key>", "oh_hell").replace("<slug:name>", "revoke")
    return route.replace("<int:person>", "1")


def test_every_page_names_the_group(watched, visited):
    assert len(visited) > 25
    assert watched.watch.nameless == {}
    hardly_read = {"scorekeeper_seat", "scorekeeper_entry", "scorekeeper_counted"}
    hardly_read |= {"scorekeeper_asked", "scorekeeper_rating"}
    hardly_read.add("scorekeeper_ratingstep")
    assert watched.watch.asked >= OF_A_GROUP - hardly_read


def changes(game, night, people):
    """(address, what is posted) of each change, in the order of an evening."""
    ann, _bob, cleo, dan = (person.pk for person in people.values())
    left_out = {f"game_{pk}": "leave" for pk in (game.pk, game.pk + 1)}
    here, table = f"/nights/{night.pk}/", f"/games/{game.pk}/"
    address = f"/groups/{night.group_id}/"
    return [
        (f"{here}people/", {"name": "Eda"}),
        (f"{here}people/{dan}/", {"here": ""}),
        (f"{here}people/{dan}/", {"here": "1"}),
        (f"{address}settling-as-one/", {"people": [cleo, dan]}),
        (f"{address}settling-as-one/", {"separate": dan}),
        (f"{here}stake/", {"stake_per_point": "0.10", "finished": "1"}),
        (f"{table}stake/", {"stake_per_point": "0.20"}),
        (f"{table}again/", {"id": "0" * 32, "seen": "0"}),
        (f"{here}notes/", {"text": "Ann dropped the deck", "id": "3" * 32}),
        (f"{here}closing/", CLOSED | left_out),
        (f"{table}reopening/", {}),
        (f"/people/{ann}/edit/", {"name": "Anna", "colour": "1"}),
        (f"{address}keys/", {"role": "watch", "name": "Eve"}),
        (f"{address}start/", TODAY),
    ]


def test_every_change_names_the_group(watched, ann, game, night, people):
    steps = [("", entry) for entry in [*BIDS, TRICKS]]
    steps += [("last/", None), ("next/", None), ("0/later/", None), ("last/", None)]
    for seen, (to, entry) in enumerate(steps):
        asked = {"to": to, "seen": seen}
        watched(lambda _, e=entry, a=asked: ann.enter(game, e, **a), f"entry {seen}")
    asked = {"to": "0/", "operation": "replace", "confirm": "1", "along": "1"}
    asked["seen"] = len(steps)
    watched(lambda _: ann.enter(game, BIDS[0], **asked), "a correction")
    for address, fields in changes(game, night, people):
        watched(ann.post, address, fields)
    assert watched.watch.nameless == {}


def test_a_shared_cost_names_the_group(watched, ann, night, people):
    url = f"{night.get_absolute_url()}bills/"
    fields = {f"paid_{people['Ann'].pk}": "5", f"equal_{people['Cleo'].pk}": "on"}
    fields = shown(ann, url, BILL | fields)
    watched(ann.post, url, fields)
    bill = night.bills.get()
    watched(lambda _: ann.get(url, {"copy": bill.pk}), "a copy")
    to = f"{url}{bill.pk}/"
    fields = shown(ann, to, fields | {"seen": "0", "name": "Hall"})
    watched(ann.post, to, fields)
    assert night.bills.get().name == "Hall"
    assert watched.watch.nameless == {}


def test_an_evening_of_a_phone_names_the_group(watched, bob, group, people):
    game = played(BIDS)
    said = evening(group, game)
    watched(lambda _: send(bob, said), "an evening")
    game["rows"] += played([TRICKS])["rows"]
    watched(lambda _: send(bob, said), "the same with more")
    assert watched.watch.nameless == {}


def test_a_payment_names_the_group(watched, ann, night, people):
    bill, here = shared_bill(night, people), night.get_absolute_url()
    close(night)
    for url in (f"/groups/{night.group_id}/payments/", f"{here}payments/"):
        both = {"payer": people["Bob"].pk, "payee": people["Ann"].pk}
        watched(ann.post, url, MARKED | both)
        watched(ann.get, url)
        watched(ann.post, url, RECORDED | both)
        assert Payment.objects.count() == 2
        for payment in Payment.objects.all():
            watched(ann.post, f"{url}{payment.pk}/deletion/")
        assert not Payment.objects.exists()
    watched(ann.post, f"{here}bills/{bill.pk}/removal/")
    assert watched.watch.nameless == {}


def test_a_deletion_names_the_group(watched, ann, bob, game, night):
    other = Night.objects.create(group=night.group, date=night.date)
    bob.play(game, ONE_DEAL)
    ann.get(f"/groups/{night.group_id}/people/")  # where it is added up
    watched(ann.post, f"/games/{game.pk}/deletion/")
    watched(ann.post, f"/nights/{other.pk}/deletion/")
    assert watched.watch.nameless == {}
    group = f"/groups/{night.group_id}/deletion/"
    watched(ann.post, group, {"name": night.group.name})
    assert watched.watch.nameless == {}


def test_following_a_table_names_the_group(watched, bob, game):
    table = bob.get(game.get_absolute_url()).context["page"]["poll"]
    response = watched(bob.get, table, headers={"If-None-Match": '"0"'})
    assert response.status_code == 304
    assert watched.watch.nameless == {}


def test_a_row_that_is_followed_is_asked_for_with_its_group(watched, game):
    def follow(_address):
        found = Game.objects.filter(group_id=game.group_id).get(pk=game.pk)
        list(found.night.games.all())
        list(found.night.people.all())
        list(found.seats.select_related("person"))
        found.save(update_fields=["stake"])
        return type("Response", (), {"status_code": 200})

    watched(follow, "a row")
    assert watched.watch.nameless == {}


def test_a_query_without_a_group_is_found(watched, people):
    def ask(_address):
        list(Person.objects.filter(name="Ann"))
        return type("Response", (), {"status_code": 200})

    watched(ask, "a name")
    assert list(watched.watch.nameless) == ["a name"]
