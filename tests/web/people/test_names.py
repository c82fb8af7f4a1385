"""A name is one line that everybody sees, and one person's however it was typed."""

import re

import pytest

from scorekeeper.models import Group, Person
from scorekeeper.names import LONGEST, is_same, key, tidy, told_apart

FORGED = "Ann\n\nAnn pays Bob 500.00"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Marie ", "Ann Marie"),
        (FORGED, "Ann Ann pays Bob 500.00"),
        ("An\u200bn\u202e\ufeff\u2066", "Ann"),
        ("E\u0301va", "\u00c9va"),
        ("Ann\u2028Bob\x07", "Ann Bob"),
        ("\u200b\u200d", ""),
        ("A\u034fnn\ufe0f", "Ann"),
        ("\u3164\u2800\u115f", ""),
    ],
)
def test_what_nobody_sees_is_not_kept(typed, kept):
    assert tidy(typed) == kept


def test_capitals_and_accents_typed_in_two_ways_are_one_person():
    assert is_same("E\u0301VA", "\u00e9va")
    assert not is_same("Eva", "\u00c9va")


def test_different_people_are_told_apart_by_a_number():
    names = ["Wei\u00df", "Ann", "WEISS", "weiss", "Weiss 2"]
    kept = ["Wei\u00df", "Ann", "WEISS 3", "weiss 4", "Weiss 2"]
    assert list(told_apart(names).values()) == kept
    long = [letter * LONGEST for letter in "xX"]
    assert list(told_apart(long).values()) == [long[0], "X" * (LONGEST - 2) + " 2"]


def test_two_ways_to_write_a_letter_are_told_apart_too():
    names = ["A\u030ase", "\u00c5se"]  # as a phone had them that composed neither
    assert len({key(name) for name in told_apart(names).values()}) == 2


def test_one_who_arrives_under_the_same_name_is_the_same(bob, night, group):
    for typed in ["\u00c9va", "E\u0301va", "\u00e9VA\u200b"]:
        bob.post(f"/nights/{night.pk}/people/", {"name": typed})
    assert group.people.filter(name="\u00c9va").count() == 1
    assert night.people.count() == 5


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("name", ["x" * 40, FAMILY * 40, "e\u0300\u0316" * 40])
def test_a_name_of_forty_letters_is_kept_whole(ann, night, group, name):
    ann.post(f"/nights/{night.pk}/people/", {"name": name})
    assert group.people.get(name=tidy(name)) in night.people.all()


def test_a_longer_name_is_refused_with_the_limit_and_stays_typed(ann, night, group):
    for name in ("x" * 48, FAMILY * 48):
        response = ann.post(f"/nights/{night.pk}/people/", {"name": name})
        page = response.content.decode()
        assert response.status_code == 422
        assert "A name can have at most 40 letters. This name has 48." in page
        assert f'value="{name}"' in page
    assert group.people.count() == 4


def test_the_limit_is_stated_where_a_name_is_typed_and_nothing_is_cut(
    ann, night, group
):
    places = [f"/groups/{group.pk}/{page}/" for page in ("people", "keys")]
    for address in [f"/nights/{night.pk}/", *places]:
        page = ann.get(address).text
        fields = re.findall(r'<input[^>]* name="name(?:_1)?"[^>]*>', page)
        assert fields, address
        assert not any("maxlength" in field for field in fields), address
        assert "most 40 letters" in page, address


def test_no_name_forges_a_line_of_the_settlement(ann, night, group):
    ann.post(f"/groups/{group.pk}/people/", {"name": FORGED, "colour": "0"})
    ann.post(f"/nights/{night.pk}/people/", {"name": FORGED})
    named = {"group-name": "Ours\nYours", "group-currency": "EUR"}
    ann.post(f"/groups/{group.pk}/", named)
    assert Group.objects.get(pk=group.pk).name == "Ours Yours"
    assert not Person.objects.filter(name__contains="\n").exists()
    text = ann.get(f"/nights/{night.pk}/settlement.txt").content.decode()
    assert "\nAnn pays" not in text


def test_a_name_of_nothing_that_is_seen_is_none(ann, group):
    response = ann.post(
        f"/groups/{group.pk}/keys/", {"name": "\u200b", "role": "enter"}
    )
    assert response.status_code == 422
