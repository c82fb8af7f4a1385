"""A circle's own law: kept at a table, found first, listed, withdrawn by a host."""

from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.models import Circle, Law, Ruling
from tests.web.reading import Reading

NAME = "card_exposed_in_deal"
WORDS = "Here a card shown by mistake costs nothing."


def address(game, more=""):
    return f"{game.get_absolute_url()}referee/{more}"


def keep(device, game, id=None, came="passed", words=WORDS, answers="1"):
    fields = {"id": id or uuid4(), "seen": 0, "came": came, "words": words}
    where = address(game, f"{NAME}/notes/")
    return device.post(where, fields | {"answers": answers})


def laws_page(device, circle):
    return Reading(device.get(f"/circles/{circle.pk}/laws/")).text


def withdraw(device, law):
    return device.post(f"/circles/{law.circle_id}/laws/{law.pk}/")


@pytest.mark.alike
def test_a_law_is_kept_once_for_each_request(bob, game):
    id = uuid4()
    for _ in range(2):
        assert keep(bob, game, id).url == game.get_absolute_url()
    [law] = Law.objects.all()
    assert (law.words, law.game, law.answers) == (WORDS, "oh_hell", "1")
    assert law.key == bob.key
    assert not Ruling.objects.exists()


@pytest.mark.alike
def test_it_is_found_first_and_says_who_settled_it_when(bob, game):
    keep(bob, game)
    page = Reading(bob.get(address(game))).text
    assert f"Our law: {WORDS}" in page
    ruling = Reading(bob.get(address(game, f"{NAME}/?a=1"))).text
    assert WORDS in ruling
    assert "Settled on" in ruling
    assert "by Bob's phone" in ruling
    assert WORDS not in Reading(bob.get(address(game, f"{NAME}/?a=0"))).text


@pytest.mark.alike
def test_without_words_it_has_the_usual_ones(bob, game):
    keep(bob, game, words="  ")
    assert Law.objects.get().words == "Here we let it pass."


def test_a_newer_one_about_the_same_takes_its_place_and_both_stay(bob, game, circle):
    keep(bob, game)
    keep(bob, game, words="Here it is dealt again.", came="ruled")
    older, newer = Law.objects.order_by("pk")
    assert older.withdrawn_at
    assert newer.withdrawn_at is None
    assert WORDS in laws_page(bob, circle)


@pytest.mark.alike
@pytest.mark.parametrize("came", ["", "disputed", "x" * 40])
def test_a_law_says_what_came_of_it(bob, game, came):
    assert keep(bob, game, came=came).status_code == 400
    assert keep(bob, game, answers="no answers").status_code == 400
    assert not Law.objects.exists()


@pytest.mark.alike
def test_only_who_may_enter_keeps_one(watcher, eve, game):
    assert keep(watcher, game).status_code == 403
    assert keep(eve, game).status_code == 404
    assert not Law.objects.exists()


@pytest.mark.alike
def test_it_stands_under_the_house_rules(bob, watcher, game):
    keep(bob, game)
    where = f"{game.get_absolute_url()}house-rules/"
    assert WORDS in Reading(watcher.get(where)).text


@pytest.mark.alike
def test_the_table_asks_for_house_rules_anew_when_laws_come_or_go(ann, bob, game):
    def page():
        return bob.get(game.get_absolute_url()).content.decode()

    assert 'house-rules/"' in page()
    keep(bob, game)
    law = Law.objects.get()
    assert f'house-rules/?law={law.pk}-0"' in page()
    withdraw(ann, law)
    assert f'house-rules/?law={law.pk}-1"' in page()


@pytest.mark.alike
def test_a_host_withdraws_it_and_it_stays_readable(ann, bob, game, circle):
    keep(bob, game)
    law = Law.objects.get()
    for _ in range(2):
        assert withdraw(ann, law).url == f"/circles/{circle.pk}/laws/"
    assert "no longer since" in laws_page(ann, circle)
    assert WORDS not in Reading(bob.get(address(game, f"{NAME}/?a=1"))).text


@pytest.mark.alike
def test_nobody_else_withdraws_it(bob, watcher, eve, game):
    keep(bob, game)
    law = Law.objects.get()
    assert withdraw(bob, law).status_code == 403
    assert withdraw(watcher, law).status_code == 403
    assert withdraw(eve, law).status_code == 404
    law.refresh_from_db()
    assert law.withdrawn_at is None


@pytest.mark.alike
def test_a_law_of_another_circle_is_not_there(ann):
    other = Circle.objects.create(name="Another")
    law = Law.objects.create(circle=other, game="oh_hell", situation=NAME)
    where = f"/circles/{ann.key.circle_id}/laws/{law.pk}/"
    assert ann.post(where).status_code == 404


@pytest.mark.alike
def test_a_circle_rules_friendly_from_then_on(bob, game, circle):
    where = address(game, "revoke/?a=0")
    assert "Friendly:" in Reading(bob.get(where)).text
    bob.post(f"/circles/{circle.pk}/laws/", {"manner": "friendly"})
    circle.refresh_from_db()
    assert circle.is_friendly
    assert "By the book:" in Reading(bob.get(where)).text


def test_only_who_may_enter_chooses_how_it_rules(bob, watcher, eve, circle):
    where = f"/circles/{circle.pk}/laws/"
    assert watcher.post(where, {"manner": "friendly"}).status_code == 403
    assert eve.post(where, {"manner": "friendly"}).status_code == 404
    assert eve.get(where).status_code == 404
    assert bob.post(where, {"manner": "strict"}).status_code == 400


@pytest.mark.alike
def test_the_table_brings_it_to_the_phone(bob, game):
    keep(bob, game)
    law = bob.get(f"{game.get_absolute_url()}log.json").json()["law"]
    assert law["is_friendly"] is False
    assert [one["words"] for one in law["laws"]] == [WORDS]
    [circle] = bob.get("/evening/known.json").json()["circles"]
    assert [one["words"] for one in circle["laws"]["oh_hell"]] == [WORDS]


@pytest.mark.alike
def test_a_circle_keeps_so_many(bob, game, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_LAWS", 2)
    first = uuid4()
    assert keep(bob, game, first).status_code == 302
    assert keep(bob, game, answers="0").status_code == 302
    refused = keep(bob, game)
    assert refused.status_code == 403
    assert "A circle keeps at most" in Reading(refused).text
    assert keep(bob, game, first).status_code == 302  # once more
    assert Law.objects.count() == 2
