"""Files written before the ledger: every balance stays to the cent.

`before_ledger/` holds files of random groups as the code of then wrote them, and what
that code said each person owed or was owed, and who settled with whom.
"""

import json
import lzma
from pathlib import Path
from uuid import UUID

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import file_of
from scorekeeper.files.imports import batches, merge
from scorekeeper.files.imports.before_ledger import AS_ONE, id_of
from scorekeeper.models import Group
from scorekeeper.money.ledger.balances import balances
from scorekeeper.people.statistics import update

pytestmark = pytest.mark.django_db
FOLDER = Path(__file__).parent / "before_ledger"
OWED = json.loads((FOLDER / "owed.json").read_text())


@pytest.fixture(params=OWED)
def name(request):
    return request.param


def content_of(name):
    return imports.content_of(
        lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes())
    )


def empty(content):
    """An empty group that a file is of."""
    about = content["group"]
    return Group.objects.create(name=about["name"], file_id=UUID(about["id"]))


def owed(group):
    """By currency and name what people are owed, without those who are level."""
    sums, *_ = balances(group)
    names = dict(group.people.values_list("pk", "name"))
    level = {
        currency: {names[pk]: amount for pk, amount in own.items() if amount}
        for currency, own in sums.items()
    }
    return {currency: own for currency, own in level.items() if own}


def expected(name):
    return {currency: own for currency, own in OWED[name]["own"].items() if own}


def heads(group):
    rows = group.people.exclude(settles_with=None)
    return dict(rows.values_list("name", "settles_with__name"))


@pytest.mark.parametrize("rows_at_once", [2000, 20])
def test_everybody_is_owed_what_they_were(name, rows_at_once, monkeypatch):
    monkeypatch.setattr(batches, "ROWS_AT_ONCE", rows_at_once)
    monkeypatch.setattr(merge, "LONGEST_PAUSE", 0)
    content = content_of(name)
    group = empty(content)
    came = imports.take(group, content)
    assert came.payments == group.payment_set.count()
    assert owed(group) == expected(name)
    assert heads(group) == OWED[name]["heads"]
    update.add_up(group.pk)
    assert owed(group) == expected(name)
    numbers = list(group.nights.order_by("pk").values_list("number", flat=True))
    assert numbers == list(range(1, len(content["nights"]) + 1))
    ids = [
        str(one)
        for one in group.nights.order_by("pk").values_list("client_id", flat=True)
    ]
    assert ids == [night["id"] for night in content["nights"]]


def test_a_payment_that_was_made_stays_and_no_other(name):
    content = content_of(name)
    group = empty(content)
    imports.take(group, content)
    made = {
        id_of(UUID(night["id"]), place): row["amount"]
        for night in content["nights"]
        for place, row in enumerate(night["payments"])
        if row["paid_at"]
    }
    rows = group.payment_set.exclude(note=AS_ONE)
    assert made
    assert dict(rows.values_list("client_id", "amount")) == made


def test_it_leaves_as_a_file_of_today_and_comes_in_beside_the_old_one(name):
    content = content_of(name)
    group, copy = empty(content), empty(content)
    imports.take(group, content)
    again = json.loads(exports.group_file(group))
    for file in (again["content"], content, again["content"]):
        imports.take(copy, file)
        assert owed(copy) == expected(name)
    other = empty(content)
    for file in (content, again["content"]):
        imports.take(other, file)
        assert owed(other) == expected(name)


def test_night_by_night_those_who_settle_as_one_are_owed_what_they_were(name):
    content = content_of(name)
    group = empty(content)
    for night in content["nights"]:
        imports.take(group, content | {"nights": [night], "merged": []})
    assert by_purse(owed(group), name) == by_purse(expected(name), name)
    before = group.payment_set.count()
    imports.take(group, content)
    assert group.payment_set.count() == before


def by_purse(owed, name):
    """What people are owed, added up for those who ever settled as one."""
    joined = {}
    for night in content_of(name)["nights"]:
        for here in night["people"]:
            pair = here["name"], here["settles_with"] or here["name"]
            both = set().union(*(joined.get(one, {one}) for one in pair))
            joined |= dict.fromkeys(both, both)
    sums = {}
    for currency, own in owed.items():
        for person, amount in own.items():
            purse = currency, min(joined[person])
            sums[purse] = sums.get(purse, 0) + amount
    return {purse: amount for purse, amount in sums.items() if amount}


def test_a_payment_of_one_who_became_another_is_known_by_its_night_and_place():
    content = content_of("whole0")
    night, place, row = next(
        (night["id"], place, row)
        for night in content["nights"]
        for place, row in enumerate(night["payments"])
        if row["paid_at"]
    )
    content["merged"][0] |= {"into": row["payer"], "paid": [[night, place]]}
    group = empty(content)
    imports.take(group, content)
    [same] = group.sameperson_set.all()
    [pk] = same.moved["rows"]["payment.payer"]
    assert group.payment_set.get(pk=pk).client_id == id_of(UUID(night), place)


BROKEN = {"payer": 7, "amount": -1, "paid_at": "noon", "carried_to": "there"}


@pytest.mark.alike
@pytest.mark.parametrize("part", BROKEN)
def test_what_cannot_be_read_is_refused(part):
    content = content_of("random5")
    rows = [row for night in content["nights"] for row in night["payments"]]
    rows[0][part] = BROKEN[part]
    group = empty(content)
    with pytest.raises(imports.FileError, match="can't be read"):
        imports.take(group, imports.content_of(file_of(content)))
    assert not group.nights.exists()
