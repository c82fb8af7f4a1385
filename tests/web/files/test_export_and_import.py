"""A group leaves as a file and comes back the same, to the byte."""

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper.files import exports, imports
from scorekeeper.models import Bill, Entry, Game, Group, Payment, Person
from scorekeeper.money.ledger import joint_settlement
from scorekeeper.money.ledger.plan import ledgers_of
from tests.often import some
from tests.tries import tries
from tests.web.groups import random_group

pytestmark = pytest.mark.django_db


def new_like(group):
    """An empty group that the files of another are of."""
    return Group.objects.create(
        name=group.name,
        currency=group.currency,
        house_rules=group.house_rules,
        file_id=group.file_id,
    )


def taken(group, file):
    return imports.take(group, imports.content_of(file))


@pytest.mark.parametrize("seed", some(tries(range(4)), 2))
def test_export_wipe_and_import_give_the_same_file_to_the_byte(seed):
    group = random_group(seed)
    file = exports.group_file(group)
    copy = new_like(group)
    taken(copy, file)
    assert exports.group_file(copy) == file
    assert list(shown(copy)) == list(shown(group))


def shown(group):
    """The balances and the plan of a group, by name."""
    names = dict(group.people.values_list("pk", "name"))
    for one in ledgers_of(group):
        own = {names[pk]: amount for pk, amount in one.own.items()}
        rows = [(row.payer.name, row.payee.name, row.amount) for row in one.rows]
        yield one.currency, own, rows


@pytest.mark.alike
def test_who_was_here_before_settles_as_before():
    group = random_group(0, nights=1)  # Bob settles with Ann
    joint_settlement.settle_as_one(group, named(group, "Cid", "Dee"))
    file, copy = exports.group_file(group), new_like(group)
    for name in ("Zoe", "Ann", "Dee"):
        copy.people.create(name=name)
    joint_settlement.settle_as_one(copy, named(copy, "Zoe", "Ann"))
    taken(copy, file)
    rows = copy.people.exclude(settles_with=None).order_by("name")
    heads = dict(rows.values_list("name", "settles_with__name"))
    assert heads == {"Ann": "Zoe", "Bob": "Zoe"}


def named(group, *names):
    return [group.people.get(name=name) for name in names]


@pytest.mark.alike
def test_a_payment_that_is_here_stays_and_one_that_was_deleted_comes_back():
    group = random_group(0)
    file = exports.group_file(group)
    first, *others = group.payment_set.order_by("pk")
    group.payment_set.filter(pk=first.pk).update(note="In cash")
    group.payment_set.filter(pk__in=[row.pk for row in others]).delete()
    assert taken(group, file).payments == len(others) > 0
    here = set(group.payment_set.values_list("client_id", flat=True))
    assert here == {row.client_id for row in (first, *others)}
    assert group.payment_set.get(pk=first.pk).note == "In cash"


@pytest.mark.alike
def test_the_file_of_a_night_names_nobody_of_another():
    group = random_group(0, nights=1)
    night = group.nights.get()
    zoe = group.people.create(name="Zoe")  # who was at no night
    joint_settlement.settle_as_one(group, [zoe, *named(group, "Ann")])
    content = imports.content_of(exports.night_file(night))
    assert "Zoe" not in {one["name"] for one in content["people"]}
    assert not any("settles_with" in one for one in content["people"])
    joint_settlement.settle_as_one(group, named(group, "Ann", "Bob"))
    content = imports.content_of(exports.night_file(night))
    heads = {one["name"]: one.get("settles_with") for one in content["people"]}
    assert heads["Bob"] == "Ann"


@pytest.mark.alike
def test_a_night_keeps_its_number_where_some_before_it_were_deleted():
    group = random_group(0)
    group.nights.filter(number=3).update(number=7)
    copy = new_like(group)
    taken(copy, exports.group_file(group))
    numbers = copy.nights.order_by("pk").values_list("number", flat=True)
    assert list(numbers) == [1, 2, 7]
    assert copy.nights.create(date="2025-02-01").number == 8


@pytest.mark.alike
def test_the_groups_have_all_that_one_can_have():
    for seed in range(3):
        random_group(seed)
    assert Payment.objects.filter(night=None).exclude(note="").exists()
    assert Payment.objects.exclude(night=None).exists()
    assert Bill.objects.exists()
    assert Person.objects.exclude(settles_with=None).exists()
    assert Entry.objects.filter(operation="undo").exists()
    assert Game.objects.filter(status="finished").exists()


@pytest.mark.alike
def test_an_evening_of_every_family_comes_back_the_same():
    call_command("demo")
    group = Group.objects.get()
    file = exports.group_file(group)
    copy = new_like(group)
    assert taken(copy, file).games == group.game_set.count()
    assert exports.group_file(copy) == file


def test_night_by_night_a_group_comes_to_the_same():
    group = random_group(1)
    copy = new_like(group)
    nights = list(group.nights.order_by("-pk"))
    for night in nights:
        taken(copy, exports.night_file(night))
    taken(copy, exports.group_file(group))
    for night in nights:
        same = copy.nights.get(client_id=night.client_id)
        assert exports.night_file(same) == exports.night_file(night)


@pytest.mark.alike
def test_a_name_written_otherwise_is_the_same_person():
    group = random_group(0, nights=1)
    copy = new_like(group)
    copy.people.create(name="ANN", colour=5)
    taken(copy, exports.group_file(group))
    names = list(copy.people.values_list("name", flat=True))
    assert "ANN" in names
    assert "Ann" not in names
    assert len(names) == group.people.count()


def queries(group, file):
    """How many queries it takes to take a file into an empty group."""
    content, copy = imports.content_of(file), new_like(group)
    with CaptureQueriesContext(connection) as made:
        imports.take(copy, content)
    return len(made)


def test_many_games_are_taken_in_as_few_queries_as_one():
    call_command("demo")
    group = Group.objects.get()
    many = queries(group, exports.group_file(group))
    Game.objects.exclude(pk=group.game_set.earliest("pk").pk).delete()
    batches = 4  # SQLite takes some ninety rows of a log at once
    assert many <= queries(group, exports.group_file(group)) + batches
    assert many <= 30
