"""A shared link shows one page to anyone who has it, until the host removes it."""

import re
from uuid import uuid4

import pytest

from scorekeeper.models import SharedLink
from scorekeeper.people import same_person
from scorekeeper.sharing import links
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}


@pytest.fixture
def finished(bob, start):
    game = start(options=ONE_CARD, stake={"per_point": "0.05"})
    bob.play(game, ONE_DEAL)
    return game


@pytest.fixture
def things(finished, people, group):
    """Where each kind of thing is shared."""
    return [
        f"/share/game/{finished.pk}/",
        f"/share/person/{people['Bob'].pk}/?year=2025",
        f"/share/record/{group.pk}/?record=Best+night",
    ]


def link_in(response):
    """The path of the link that a page shows this once."""
    assert response.status_code == 201
    return re.search(r'href="http://testserver(/[^"]+)" data-share', response.text)[1]


@pytest.mark.alike
def test_a_thing_is_seen_as_a_picture_with_its_description(things, bob):
    for address in things:
        page = bob.get(address)
        [picture] = re.findall(r'<img src="(/share/[^"]+)" alt="([^"]+)"', page.text)
        drawn = bob.get(picture[0].replace("&amp;", "&"))
        assert drawn["Content-Type"] == "image/svg+xml"
        assert "<foreignObject" not in drawn.text
        assert f"<desc>{picture[1]}</desc>" in drawn.text
        assert "Bob" in picture[1]


@pytest.mark.alike
def test_a_link_shows_just_its_thing_to_a_stranger(things, ann, eve, group):
    for address in things:
        link = link_in(ann.post(address, {"id": uuid4()}))
        page = eve.get(link)
        assert page.status_code == 200
        assert "Bob" in page.text
        assert page["X-Robots-Tag"] == "noindex"
        assert page["Referrer-Policy"] == "strict-origin"
        inside = set(re.findall(r'href="(/(?!static)[^"]*)"', page.text))
        own = {f"{link}picture.svg", "/manifest.webmanifest"}
        assert inside <= own, inside
        assert eve.get(f"{link}picture.svg").status_code == 200
        assert eve.get(address).status_code == 404
    assert eve.get(f"/groups/{group.pk}/records/").status_code == 404


@pytest.mark.alike
def test_a_link_shows_what_is_there_now(finished, ann, bob, eve):
    link = link_in(ann.post(f"/share/game/{finished.pk}/", {"id": uuid4()}))
    assert "Bob won" in Reading(eve.get(link)).text
    ann.post(f"/games/{finished.pk}/deletion/")
    assert eve.get(link).status_code == 404


def test_who_became_somebody_else_is_shown_as_that(finished, ann, eve, group, people):
    anna = group.people.create(name="Anna")
    link = link_in(ann.post(f"/share/person/{anna.pk}/?year=2025", {"id": uuid4()}))
    assert "Anna's 2025" in Reading(eve.get(link)).text
    same = same_person.make_one(anna, people["Bob"])
    assert "Bob's 2025" in Reading(eve.get(link)).text
    assert "Bob's 2025" in eve.get(f"{link}picture.svg").text.replace("&#x27;", "'")
    same_person.part(people["Bob"], same.pk)
    assert "Anna's 2025" in Reading(eve.get(link)).text


def test_a_record_beside_who_became_somebody_else_stays_narrowed(
    finished, bob, ann, eve, start, group, people
):
    people["Clea"] = group.people.create(name="Clea")
    bob.play(start(names="Ann Bob Clea", options=ONE_CARD), ONE_DEAL)
    record = f"record=Longest+run+of+wins&with={people['Clea'].pk}"
    link = link_in(ann.post(f"/share/record/{group.pk}/?{record}", {"id": uuid4()}))
    assert "Bob 1" in Reading(eve.get(link)).text
    same_person.make_one(people["Clea"], people["Dan"])
    assert "Bob 1" in Reading(eve.get(link)).text
    everybody = ann.get(f"/share/record/{group.pk}/?record=Longest+run+of+wins")
    assert "Bob: 2" in everybody.text


@pytest.mark.alike
def test_a_best_night_is_shared_with_its_date(finished, bob, group):
    told = bob.get(f"/share/record/{group.pk}/?record=Best+night").text
    assert "Bob: +€0.10 21 November 2025" in told


@pytest.mark.alike
def test_a_revoked_link_shows_nothing(things, ann, bob, eve, group):
    link = link_in(ann.post(things[0], {"id": uuid4()}))
    [kept] = links.valid(group)
    assert kept.name in ann.get(f"/device/?group={group.pk}").text
    address = f"/groups/{group.pk}/links/{kept.pk}/revocation/"
    assert bob.post(address).status_code == 403
    assert eve.post(address).status_code == 404
    assert eve.get(link).status_code == 200
    assert ann.post(address).status_code == 302
    assert eve.get(link).status_code == 404
    assert eve.get(f"{link}picture.svg").status_code == 404


@pytest.mark.alike
def test_only_the_host_makes_one_and_its_secret_is_kept_nowhere(things, ann, bob, eve):
    assert bob.post(things[0]).status_code == 403
    assert eve.post(things[0]).status_code == 404
    link = link_in(ann.post(things[0], {"id": uuid4()}))
    [kept] = SharedLink.objects.values()
    assert link.split("/")[2] not in str(kept)
    assert "Create link" not in bob.get(things[0]).text


@pytest.mark.alike
def test_a_repeated_request_makes_one_link(things, ann):
    id = uuid4()
    pages = [link_in(ann.post(things[0], {"id": id})) for _ in range(2)]
    assert len(set(pages)) == 1
    assert SharedLink.objects.count() == 1


@pytest.mark.alike
def test_more_links_than_a_list_holds_are_refused(things, ann, monkeypatch):
    monkeypatch.setattr(links, "MOST", 1)
    link_in(ann.post(things[0], {"id": uuid4()}))
    refused = ann.post(things[0], {"id": uuid4()})
    assert refused.status_code == 403
    assert "Remove one first" in refused.text


@pytest.mark.alike
@pytest.mark.parametrize(
    "address",
    ["/share/game/999/", "/share/person/999/", "/share/record/999/", "/s/x/"],
)
def test_what_is_not_there_is_not_shared(ann, group, address):
    assert ann.get(address).status_code == 404


def test_neither_a_game_in_play_nor_an_unknown_record_is_shared(ann, start, group):
    assert ann.get(f"/share/game/{start().pk}/").status_code == 404
    assert ann.get(f"/share/record/{group.pk}/?record=None").status_code == 404
    assert ann.get(f"/share/party/{group.pk}/").status_code == 404


@pytest.mark.alike
def test_a_person_is_shared_as_the_pages_count_them(finished, bob, people):
    told = bob.get(f"/share/person/{people['Bob'].pk}/?year=2025").text
    for words in ("Bob&#x27;s 2025", "Games: 1", "Won: 1 100%", "Money: +€0.10"):
        assert words in told
    assert "No finished game" in bob.get(f"/share/person/{people['Dan'].pk}/").text
