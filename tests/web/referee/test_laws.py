"""A group's own rulings: saved at a table, found first, listed, withdrawn, deleted."""

from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.models import Group, Law, Ruling
from scorekeeper.referee import ruling_rows
from tests.sentences import OWN_RULING
from tests.web.reading import Reading

NAME = "card_exposed_in_deal"
WORDS = OWN_RULING


def address(game, more=""):
    return f"{game.get_absolute_url()}referee/{more}"


def keep(device, game, id=None, came="passed", words=WORDS, answers="1"):
    fields = {"id": id or uuid4(), "seen": 0, "came": came, "words": words}
    where = address(game, f"{NAME}/notes/")
    return device.post(where, fields | {"answers": answers})


def laws_page(device, group):
    return Reading(device.get(f"/groups/{group.pk}/laws/")).text


def withdraw(device, law):
    return device.post(f"/groups/{law.group_id}/laws/{law.pk}/")


@pytest.mark.alike
def test_a_law_is_kept_once_for_each_request(bob, game):
    id = uuid4()
    for _ in range(2):
        assert keep(bob, game, id).url == f"{game.get_absolute_url()}?noted=0-saved"
    [law] = Law.objects.all()
    assert (law.words, law.game, law.answers) == (WORDS, "oh_hell", "1")
    assert law.key == bob.key
    assert not Ruling.objects.exists()


@pytest.mark.alike
def test_it_is_found_first_and_says_who_settled_it_when(bob, game):
    keep(bob, game)
    page = Reading(bob.get(address(game))).text
    assert f"Our ruling: {WORDS}" in page
    ruling = Reading(bob.get(address(game, f"{NAME}/?a=1"))).text
    assert WORDS in ruling
    assert "Saved on" in ruling
    assert "by Bob's phone" in ruling
    assert WORDS not in Reading(bob.get(address(game, f"{NAME}/?a=0"))).text


@pytest.mark.alike
def test_without_words_it_has_the_usual_ones(bob, game):
    keep(bob, game, words="  ")
    assert Law.objects.get().words == "We allow it."


def test_a_newer_one_about_the_same_takes_its_place_and_both_stay(bob, game, group):
    keep(bob, game)
    keep(bob, game, words="Here it is dealt again.", came="ruled")
    older, newer = Law.objects.order_by("pk")
    assert older.withdrawn_at
    assert newer.withdrawn_at is None
    assert WORDS in laws_page(bob, group)


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
def test_the_table_asks_for_house_rules_again_when_laws_come_or_go(ann, bob, game):
    def page():
        return bob.get(game.get_absolute_url()).content.decode()

    assert 'house-rules/"' in page()
    keep(bob, game)
    law = Law.objects.get()
    assert f'house-rules/?law={law.pk}-1"' in page()
    withdraw(ann, law)
    assert f'house-rules/?law={law.pk}-0"' in page()


@pytest.mark.alike
def test_a_host_withdraws_it_and_it_stays_readable(ann, bob, game, group):
    keep(bob, game)
    law = Law.objects.get()
    for _ in range(2):
        assert withdraw(ann, law).url == f"/groups/{group.pk}/laws/"
    assert "withdrawn on" in laws_page(ann, group)
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
def test_a_law_of_another_group_is_not_there(ann):
    other = Group.objects.create(name="Another")
    law = Law.objects.create(group=other, game="oh_hell", situation=NAME)
    where = f"/groups/{ann.key.group_id}/laws/{law.pk}/"
    assert ann.post(where).status_code == 404


@pytest.mark.alike
def test_a_group_rules_friendly_from_then_on(bob, game, group):
    where = address(game, "revoke/?a=0")
    assert "Friendly:" in Reading(bob.get(where)).text
    bob.post(f"/groups/{group.pk}/laws/", {"manner": "friendly"})
    group.refresh_from_db()
    assert group.is_friendly
    assert "By the book:" in Reading(bob.get(where)).text


def test_only_who_may_enter_chooses_how_it_rules(bob, watcher, eve, group):
    where = f"/groups/{group.pk}/laws/"
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
    [group] = bob.get("/evening/groups.json").json()["groups"]
    assert [one["words"] for one in group["laws"]["oh_hell"]] == [WORDS]


@pytest.mark.alike
def test_scorers_leave_room_for_the_host(ann, bob, game, monkeypatch):
    monkeypatch.setitem(bounds.MOST_LAWS, "enter", 2)
    first = uuid4()
    assert keep(bob, game, first).status_code == 302
    assert keep(bob, game, answers="0").status_code == 302
    refused = keep(bob, game, answers="-")
    assert refused.status_code == 403
    assert "Scorers can save rulings until the group has 2." in Reading(refused).text
    assert keep(bob, game, first).status_code == 302  # again
    assert Law.objects.count() == 2
    assert keep(bob, game, words="In place of the first.").status_code == 302
    assert keep(ann, game, answers="-").status_code == 302


def delete(device, law):
    return device.post(f"/groups/{law.group_id}/laws/{law.pk}/deletion/")


@pytest.mark.alike
def test_the_host_deletes_a_withdrawn_ruling_and_it_does_not_come_back(
    ann, bob, game, group
):
    id = uuid4()
    keep(bob, game, id)
    law = Law.objects.get()
    withdraw(ann, law)
    assert "Delete ruling" in laws_page(ann, group)
    for _ in range(2):
        assert delete(ann, law).url == f"/groups/{group.pk}/laws/"
    keep(bob, game, id)  # the phone, which heard no answer, sends it again
    assert WORDS not in laws_page(ann, group)
    assert not Law.objects.filter(withdrawn_at=None).exists()


@pytest.mark.alike
def test_a_ruling_in_force_is_not_deleted(ann, bob, game, group):
    keep(bob, game)
    refused = delete(ann, Law.objects.get())
    assert refused.status_code == 403
    assert "Withdraw the ruling first." in Reading(refused).text
    assert WORDS in laws_page(ann, group)


@pytest.mark.alike
def test_nobody_but_the_host_deletes_one(ann, bob, watcher, eve, game, group):
    keep(bob, game)
    law = Law.objects.get()
    withdraw(ann, law)
    assert "Delete ruling" not in laws_page(bob, group)
    status = [delete(one, law).status_code for one in (bob, watcher, eve)]
    assert status == [403, 403, 404]
    assert WORDS in laws_page(ann, group)


def test_withdrawn_rulings_take_no_room_and_the_oldest_are_dropped(
    ann, bob, game, group, monkeypatch
):
    monkeypatch.setitem(bounds.MOST_LAWS, "enter", 1)
    monkeypatch.setattr(bounds, "MOST_WITHDRAWN", 2)
    for number in range(4):
        assert keep(bob, game, words=f"Number {number}.").status_code == 302
    words = list(Law.objects.order_by("pk").values_list("words", flat=True))
    assert words == ["Number 1.", "Number 2.", "Number 3."]


def test_many_rulings_stand_on_several_pages_those_in_force_first(
    ann, game, group, monkeypatch
):
    monkeypatch.setattr(ruling_rows, "MOST_LISTED", 2)
    keep(ann, game, words="Oldest.")
    for answers in "0-":
        keep(ann, game, answers=answers, words=f"Newer {answers}.")
    withdraw(ann, Law.objects.latest("pk"))

    def page(number):
        return Reading(ann.get(f"/groups/{group.pk}/laws/?page={number}")).text

    assert "Oldest." in page(1)
    assert "Newer 0." in page(1)
    assert "Newer -." not in page(1)
    assert "Newer -." in page(2)
    for nonsense in ("0", "-1", "x", "9" * 5000, "²"):
        assert "Newer" in page(nonsense) or "No more rulings." in page(nonsense)


@pytest.mark.alike
def test_scorers_save_until_there_are_900_and_the_host_until_there_are_1000(
    ann, bob, game, group
):
    about = {"group": group, "game": game.key, "came": "passed", "words": WORDS}
    rows = [Law(situation=f"number_{number}", **about) for number in range(998)]
    Law.objects.bulk_create(rows[:899])
    assert keep(bob, game).status_code == 302
    refused = keep(bob, game, answers="0")
    assert "until the group has 900. Ask the host" in Reading(refused).text
    Law.objects.bulk_create(rows[899:])
    assert keep(ann, game, answers="0").status_code == 302
    refused = keep(ann, game, answers="-")
    assert refused.status_code == 403
    assert "The group has 1,000 rulings, which is the limit" in Reading(refused).text
    withdraw(ann, Law.objects.earliest("pk"))
    assert keep(ann, game, answers="-").status_code == 302


@pytest.mark.alike
def test_pages_with_rulings_take_at_most_twelve_questions(
    ann, game, group, django_assert_max_num_queries
):
    keep(ann, game)
    url = game.get_absolute_url()
    pages = ["", "log.json", "house-rules/", "referee/", f"referee/{NAME}/?a=1"]
    for page in [f"/groups/{group.pk}/laws/", *[f"{url}{page}" for page in pages]]:
        with django_assert_max_num_queries(12):
            assert ann.get(page).status_code == 200


@pytest.mark.alike
def test_words_that_are_too_long_are_refused_with_the_limit_and_stay_typed(bob, game):
    words = "Here nothing of it counts. " * 8
    refused = keep(bob, game, words=words)
    assert refused.status_code == 422
    page = Reading(refused).text
    assert "A ruling can have at most 200 characters. This text has 215." in page
    assert "At most 200 characters." in page
    assert f'value="{words}"' in refused.text
    assert "<title> Error" in " ".join(refused.text.split())
    assert not Law.objects.exists()
    assert keep(bob, game, words="x" * 200).status_code == 302
    assert Law.objects.get().words == "x" * 200
