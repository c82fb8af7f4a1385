"""Two who became one leave as such with their file, and can be parted where it came."""

import json

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import checksum
from scorekeeper.files.imports.parts import FileError
from scorekeeper.files.imports.same_person import id_kept_free
from scorekeeper.files.views import years_of
from scorekeeper.models import Group, Night, Person
from scorekeeper.people import same_person, same_person_checks
from tests.web.groups import random_group

pytestmark = pytest.mark.django_db
LISTS = ("people", "payments", "parts")  # rows, but for the names of a game


def content(group):
    return json.loads(exports.group_file(group))["content"]


def sorted_as_rows(value):
    """A content in which no list of people or payments has an order."""
    if isinstance(value, dict):
        return {
            name: sorted(map(json.dumps, map(sorted_as_rows, one)))
            if name in LISTS
            and isinstance(one, list)
            and one
            and isinstance(one[0], dict)
            else sorted_as_rows(one)
            for name, one in value.items()
        }
    if isinstance(value, list):
        return [sorted_as_rows(one) for one in value]
    return value


def copy_of(group):
    copy = Group.objects.create(name=group.name, currency=group.currency)
    copy.file_id, copy.house_rules = group.file_id, group.house_rules
    copy.save()
    return copy


def take(group, file):
    return imports.take(group, imports.content_of(file))


def made_one(group):
    """Makes the first two of a group one who can be; the name of who is gone."""
    people = list(group.people.order_by("pk"))
    for gone, kept in ((one, other) for one in people for other in people):
        if gone != kept and not same_person_checks.why_two(gone, kept):
            same_person.make_one(gone, kept)
            return gone.name
    return None


@pytest.fixture
def merged(group, people, night):
    """A group of which Anna became Ann, who is at its night."""
    anna = Person.objects.create(group=group, name="Anna")
    same_person.make_one(anna, people["Ann"])
    return group


def part(group, name):
    same = group.sameperson_set.get(name=name)
    return same_person.part(same.person, same.pk)


def whole(group):
    return [exports.group_file(group)]


def year_by_year(group):
    return [exports.group_file(group, year) for year in reversed(years_of(group))]


@pytest.mark.parametrize(
    ("seed", "files"),
    [(0, whole), pytest.param(3, year_by_year, marks=pytest.mark.alike)],
)
def test_two_are_parted_where_their_file_came_in_as_where_it_was_made(seed, files):
    group = random_group(seed)
    names = made_one(group), made_one(group)
    assert all(names)
    copy = copy_of(group)
    for file in 2 * files(group):
        take(copy, file)
    assert content(copy)["merged"] == content(group)["merged"]
    for name in reversed(names):
        part(copy, name)
        part(group, name)
    assert "merged" not in content(copy)
    assert sorted_as_rows(content(copy)) == sorted_as_rows(content(group))


def test_where_they_are_two_again_an_older_file_does_not_make_them_one(merged):
    file = exports.group_file(merged)
    part(merged, "Anna")
    Night.objects.all().delete()  # so that it is imported again
    take(merged, file)
    assert Night.objects.exists()
    assert not merged.sameperson_set.exists()
    assert merged.people.filter(name="Anna").exists()


def test_the_id_kept_for_who_is_gone_is_nobodys(group):
    pk = id_kept_free(group)
    assert Person.objects.create(group=group, name="Zoe").pk > pk
    assert not Person.objects.filter(pk=pk).exists()


def test_a_night_as_a_file_names_nobody_who_is_gone(merged, night):
    assert "merged" not in json.loads(exports.night_file(night))["content"]


@pytest.mark.parametrize(
    "part",
    [
        {"into": "Nobody"},
        {"before": [0]},
        {"games": ["no id"]},
        {"paid": [["no id", 1]]},
        {"there": [{"night": "no id"}]},
        {"colour": 9},
    ],
)
def test_what_cannot_be_read_is_refused(merged, part):
    whole = json.loads(exports.group_file(merged))
    whole["content"]["merged"][0] |= part
    whole["checksum"] = checksum(whole["content"])
    with pytest.raises(FileError, match="can't be read"):
        take(merged, json.dumps(whole).encode())
