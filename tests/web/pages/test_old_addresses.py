"""A circle is called a group now: what named it before is still understood."""

import json

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import canonical, checksum
from scorekeeper.models import Group, Night
from tests import phone
from tests.web.offline.test_evening import evening, played, send


@pytest.fixture
def old(group):
    """The address of the group in earlier versions."""
    return f"/circles/{group.pk}/"


def test_a_page_leads_to_its_address_of_now(ann, old, group):
    answer = ann.get(f"{old}games/?game=piquet&text=a%3Fb")
    assert answer.status_code == 301
    assert answer.url == f"/groups/{group.pk}/games/?game=piquet&text=a%3Fb"
    assert ann.get(answer.url).status_code == 200
    assert ann.get(old, SCRIPT_NAME="/cards").url == f"/cards/groups/{group.pk}/"


def test_the_file_of_a_group_is_found_by_its_old_name(ann, old):
    answer = ann.get(f"{old}circle.json", follow=True)
    assert answer.status_code == 200
    assert json.loads(answer.getvalue())["version"] == 8


def test_what_is_sent_to_an_old_address_is_done(ann, old, group):
    zoe = {"name": "Zoe", "colour": "0", "is_active": "on"}
    assert ann.post(f"{old}people/", zoe).status_code == 308
    ann.post(f"{old}people/", zoe, follow=True)
    assert group.people.filter(name="Zoe").count() == 1


def test_an_old_address_shows_a_stranger_nothing(eve, old):
    assert eve.get(f"{old}people/", follow=True).status_code == 404
    assert eve.post(f"{old}people/", {"name": "Zoe"}, follow=True).status_code == 404


def test_an_offline_night_that_names_its_circle_comes_in(bob, group, people):
    sent, taken_out = (evening(group, played()) for _ in range(2))
    for said in (sent, taken_out):
        said["circle"] = said.pop("group")
    assert send(bob, sent).status_code == 200
    [text] = phone.texts([{"evening": taken_out}])
    assert bob.post("/evening/text/", {"text": text}).status_code == 302
    assert Night.objects.filter(group=group).count() == 2


def as_of_version_7(file):
    """A file of a group as version 7 wrote it."""
    content = json.loads(file)["content"]
    content["circle"] = content.pop("group")
    return content, {"format": "scorekeeper", "version": 7}


@pytest.mark.alike
def test_a_file_that_names_its_circle_is_read(bob, start, group):
    start()
    file = exports.group_file(group)
    content, head = as_of_version_7(file)
    old_file = canonical(head | {"checksum": checksum(content), "content": content})
    assert imports.content_of(old_file) == json.loads(file)["content"]
    copy = Group.objects.create(name=group.name, file_id=group.file_id)
    imports.take(copy, imports.content_of(old_file))
    assert copy.nights.count() == group.nights.count() == 1


def test_a_file_of_now_names_its_group(group):
    content, head = as_of_version_7(exports.group_file(group))
    head |= {"version": 8, "checksum": checksum(content), "content": content}
    with pytest.raises(imports.FileError):
        imports.take(group, imports.content_of(canonical(head)))
