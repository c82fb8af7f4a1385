"""The five places: on every page of a group, with the current one marked."""

import re

import pytest
from django.urls import reverse
from django.utils import timezone

from scorekeeper.models import Group, Night
from tests.web.devices import Device

ALL = ["Tonight", "History", "People", "Money", "Rules"]
PLACE = re.compile(
    r'<a href="[^"]+"(\s+aria-current="page")?>\s*<svg.*?<span>(\w+)<', re.DOTALL
)


def places(page):
    """The names of the places on a page, and that of the current one."""
    bar = page.split('<nav class="places"')[1].split("</nav>")[0]
    found = PLACE.findall(bar)
    return [name for _, name in found], [name for is_here, name in found if is_here]


@pytest.mark.parametrize(
    ("name", "current"),
    [("nights", "History"), ("people", "People"), ("money", "Money")],
)
def test_a_page_of_a_group_shows_five_places(bob, group, name, current):
    page = bob.get(reverse(name, args=[group.pk])).text
    assert places(page) == (ALL, [current])


def test_an_open_night_is_tonight_and_a_closed_one_is_history(bob, night):
    url = night.get_absolute_url()
    assert places(bob.get(url).text)[1] == ["Tonight"]
    Night.objects.update(closed_at=timezone.now())
    assert places(bob.get(url).text)[1] == ["History"]


def test_a_guest_of_one_night_sees_only_the_places_it_opens(group, night):
    guest = Device.holding(group, "enter", "A guest's", night)
    page = guest.get(night.get_absolute_url()).text
    assert places(page) == (["Tonight", "Rules"], ["Tonight"])
    assert group.name not in page


def test_a_stranger_sees_the_rules_with_two_places(eve, db):
    page = eve.get(reverse("rules")).text
    assert places(page) == (["Tonight", "Rules"], ["Rules"])


def test_a_group_that_a_phone_has_just_joined_is_shown_first(bob, group):
    other = Group.objects.create(name="Aces high")
    host = Device.holding(other, "host", "Hugo's")
    bob.post(f"/k/{host.secret}/")
    assert reverse("money", args=[other.pk]) in bob.get("/").text
    bob.get(reverse("people", args=[group.pk]))
    assert reverse("money", args=[group.pk]) in bob.get("/").text


def test_a_page_of_no_group_belongs_to_the_group_looked_at_last(bob, group):
    bob.get(reverse("people", args=[group.pk]))
    page = bob.get(reverse("rules")).text
    assert reverse("money", args=[group.pk]) in page
    assert places(page) == (ALL, ["Rules"])


@pytest.mark.parametrize(
    ("page", "current"), [("offline", []), ("evening", ["Tonight"])]
)
def test_a_page_that_is_the_same_on_all_phones_names_no_group(
    bob, group, people, page, current
):
    bob.post(reverse("me", args=[group.pk]), {"person": people["Bob"].pk, "next": "/"})
    mine, strangers = (phone.get(reverse(page)).text for phone in (bob, Device()))
    assert mine == strangers
    assert group.name not in mine
    assert places(mine) == (["Tonight", "Rules"], current)
    bar = mine.split('<nav class="places"')[1].split("</nav>")[0]
    assert bar.count("<a hidden>") == len(ALL) - 2
