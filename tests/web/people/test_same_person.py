"""Two of the people who are one: made one with all they have, and parted again."""

from datetime import date
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import nights, recording
from scorekeeper.files import exports, imports
from scorekeeper.models import (
    Attendance,
    Bill,
    BillPart,
    Catchword,
    Game,
    Group,
    Night,
    Payment,
    Person,
    Result,
    SamePerson,
    Seat,
    Standing,
)
from scorekeeper.money import settlement
from scorekeeper.money.ledger.joint_settlement import settle_as_one
from scorekeeper.money.ledger.payments import record
from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.money.ledger.results import result_of
from scorekeeper.people import same_person, same_person_checks
from scorekeeper.people.statistics import update
from tests.often import some
from tests.tries import tries
from tests.web.groups import random_group
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
TABLES = [Person, Attendance, Seat, Standing, Payment, Result, Catchword, Game, Night]
DRAWN = {Catchword: ["game_id", "word"], Game: ["pk", "players"]}
DRAWN |= {Night: ["pk"]}


def everything(group):
    """All rows that name a person, without the ids that are made again."""
    update.add_up(group.pk)
    found = {}
    for model in TABLES:
        names = DRAWN.get(model) or [
            one.attname for one in model._meta.concrete_fields if one.name != "id"
        ]
        rows = model.objects.filter(group=group).values_list(*names)
        found[model.__name__] = sorted(map(str, rows))
    return found


@pytest.fixture
def anna(group):
    return Person.objects.create(group=group, name="Anna", colour=3)


@pytest.fixture
def two_nights(bob, group, night, people, anna, start):
    """A night of Ann's, and one of Anna's that is paid."""
    bob.play(start(options=ONE_CARD, stake={"per_point": "1"}))
    other = nights.start_night(
        group, [anna, people["Bob"], people["Cleo"]], [], date=night.date
    )
    people["Ann"], kept = anna, people["Ann"]
    game = play_there(other, people, bob)
    people["Ann"] = kept
    record(group, "EUR", anna, people["Bob"], 60, client_id=uuid4(), night=other)
    return game


def play_there(night, people, device):
    seated = [people[name] for name in ("Ann", "Bob", "Cleo")]
    asked = {"options": ONE_CARD, "stake": {"per_point": "1"}}
    return device.play(recording.start_game(night, "oh_hell", seated, **asked).game)


def become(device, gone, kept):
    return device.post(f"/people/{gone.pk}/same/", {"of": kept.pk})


def part(device, person):
    same = SamePerson.objects.get()
    return device.post(f"/people/{person.pk}/two/", {"of": same.pk})


@pytest.mark.alike
def test_the_page_says_what_it_does_and_changes_nothing(bob, two_nights, anna, people):
    text = Reading(bob.get(f"/people/{anna.pk}/same/", {"of": people["Ann"].pk})).text
    assert "Ann takes over one game, one night and one payment from Anna" in text
    assert Person.objects.filter(name="Anna").exists()


@pytest.mark.alike
def test_all_that_one_has_becomes_the_others(bob, two_nights, anna, people):
    ann = people["Ann"]
    assert become(bob, anna, ann).url == f"/people/{ann.pk}/"
    assert not Person.objects.filter(name="Anna").exists()
    assert ann.standings.count() == 2
    two_nights.refresh_from_db()
    assert two_nights.players[0] == {"person": ann.pk, "name": "Anna"}
    text = Reading(bob.get(f"/people/{ann.pk}/")).text
    assert "Games 2" in text
    found = Reading(bob.get(f"/groups/{ann.group_id}/games/", {"person": ann.pk}))
    assert "2 of 2 games" in found.text


def test_parted_again_everything_is_as_it_was(bob, two_nights, group, anna, people):
    before = everything(group)
    become(bob, anna, people["Ann"])
    assert everything(group) != before
    assert part(bob, people["Ann"]).url == f"/people/{anna.pk}/"
    assert everything(group) == before
    assert not SamePerson.objects.exists()


@pytest.mark.parametrize("seed", some(tries(range(3)), 1))
def test_any_two_who_never_met_at_a_table_come_apart_as_they_were(seed):
    group = random_group(seed)
    people = list(group.people.order_by("pk"))
    before = everything(group)
    tried = [(one, other) for one in people for other in people if one != other]
    done = 0
    for gone, kept in tried:
        if same_person_checks.why_two(gone, kept):
            continue
        same = same_person.make_one(gone, kept)
        assert everything(group) != before
        same_person.part(same.person, same.pk)
        assert everything(group) == before
        done += 1
    assert done


@pytest.mark.alike
def test_rows_written_again_in_between_go_back(bob, two_nights, anna, people):
    become(bob, anna, people["Ann"])
    bob.enter(two_nights, None, to="last/")
    bob.enter(two_nights, None, to="next/")
    part(bob, people["Ann"])
    assert anna.standings.count() == 1
    assert people["Ann"].standings.count() == 1


@pytest.mark.alike
def test_what_one_paid_is_the_others_and_goes_back(
    bob, group, two_nights, anna, people
):
    before = owed(group)
    assert before["Anna"] != 0 != before["Ann"]
    become(bob, anna, people["Ann"])
    assert Payment.objects.get().payer == people["Ann"]
    assert owed(group) == {
        "Ann": before["Ann"] + before["Anna"],
        "Bob": before["Bob"],
        "Cleo": before["Cleo"],
    }
    assert exports.group_file(group)
    part(bob, people["Ann"])
    assert owed(group) == before


def owed(group):
    """The balance of each person, by name."""
    names = dict(group.people.values_list("pk", "name"))
    return {names[pk]: amount for pk, amount in ledger_of(group, "EUR").own.items()}


@pytest.mark.alike
def test_who_paid_each_other_are_two(bob, group, anna, people):
    paid = {"client_id": uuid4(), "paid_at": "2025-11-21T20:00Z"}
    record(group, "EUR", people["Ann"], anna, 5, **paid)
    response = become(bob, anna, people["Ann"])
    assert response.status_code == 422
    refusal = "Anna and Ann can't be merged. One paid the other on 21 November 2025."
    assert refusal in Reading(response).text


def test_who_share_a_bill_are_two(bob, night, anna, people):
    nights.arrive(night, anna)
    bill = Bill.objects.create(group=night.group, night=night, name="Drinks")
    for one in (anna, people["Ann"]):
        BillPart.objects.create(group=night.group, bill=bill, person=one, share=1)
    response = become(bob, anna, people["Ann"])
    assert response.status_code == 422
    assert "both share “Drinks” on" in Reading(response).text


@pytest.mark.alike
def test_who_sat_in_one_game_are_two(bob, two_nights, people):
    response = become(bob, people["Ann"], people["Bob"])
    assert response.status_code == 422
    assert "both played Oh Hell on 21 November 2025" in Reading(response).text
    assert Person.objects.count() == 5


def test_a_night_at_which_both_were_is_one_persons(bob, night, anna, people, group):
    nights.leave(nights.arrive(night, anna))
    before = everything(group)
    become(bob, anna, people["Ann"])
    assert night.attendances.filter(person=people["Ann"], until=None).count() == 1
    part(bob, people["Ann"])
    assert everything(group) == before


@pytest.mark.parametrize("both", [(100, 100), (101, 101), (100, 101), (103, 104)])
def test_results_are_those_of_the_night_at_which_both_were(
    both, night, anna, people, group
):
    nights.arrive(night, anna)
    bob, cleo = people["Bob"], people["Cleo"]
    for own, coins in zip((people["Ann"], anna), both, strict=True):
        parts = [(own, 0, 1), (bob, 0, 1), (cleo, coins, 1)]
        settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())
    before = owed(group)
    same_person.make_one(anna, people["Ann"])
    assert owed(group) == by_name(result_of(night))
    same_person.part(people["Ann"], SamePerson.objects.get().pk)
    assert owed(group) == by_name(result_of(night)) == before


def by_name(result):
    """What each person of a NightResult won, of all who shared in it."""
    names = [person.name for person in result.people]
    won = dict(zip(names, result.amounts, strict=True))
    return {name: won[name] for name in won if name != "Dan"}


def test_who_settles_as_one_with_somebody_settles_alone_first(bob, group, anna, people):
    for purse in ([people["Bob"], anna], [anna, people["Bob"]]):
        settle_as_one(group, purse)
        refused = Reading(become(bob, anna, people["Ann"])).text
        assert (
            "Anna settles together with Bob. Separate Anna on the Money page first."
            in refused
        )


def test_who_stays_settles_as_before(bob, group, two_nights, anna, people):
    settle_as_one(group, [people["Bob"], people["Ann"]])
    before = everything(group)
    become(bob, anna, people["Ann"])
    people["Ann"].refresh_from_db()
    assert people["Ann"].settles_with == people["Bob"]
    part(bob, people["Ann"])
    assert everything(group) == before


def test_a_name_that_is_taken_by_now_keeps_them_one(bob, anna, people, group):
    become(bob, anna, people["Ann"])
    Person.objects.create(group=group, name="anna")
    response = part(bob, people["Ann"])
    assert response.status_code == 422
    assert "Another person is called Anna now" in Reading(response).text


@pytest.mark.alike
def test_only_who_may_enter_makes_one_of_two(watcher, eve, bob, anna, people):
    assert become(watcher, anna, people["Ann"]).status_code == 403
    assert become(eve, anna, people["Ann"]).status_code == 404
    become(bob, anna, people["Ann"])
    assert part(watcher, people["Ann"]).status_code == 403
    for of in ["", "x", "9" * 30, "999"]:
        url = f"/people/{people['Ann'].pk}/two/"
        assert bob.post(url, {"of": of}).status_code == 404


def test_who_was_two_leaves_in_a_file_and_comes_back_as_one(
    bob, group, two_nights, anna, people
):
    become(bob, anna, people["Ann"])
    file = exports.group_file(group)
    copy = Group.objects.create(
        name=group.name,
        currency=group.currency,
        house_rules=group.house_rules,
        file_id=group.file_id,
    )
    imports.take(copy, imports.content_of(file))
    assert exports.group_file(copy) == file
    ann = copy.people.get(name="Ann")
    found = Catchword.objects.filter(group=copy, word=f"person:{ann.pk}")
    assert found.count() == ann.standings.count() == 2


def test_so_much_moves_at_once(bob, people, anna, two_nights, monkeypatch):
    monkeypatch.setattr(same_person_checks, "MOST_GAMES", 0)
    refused = become(bob, anna, people["Ann"])
    assert refused.status_code == 422
    assert "too many to move" in Reading(refused).text
    assert Seat.objects.filter(person=anna).exists()
    monkeypatch.undo()
    become(bob, anna, people["Ann"])
    monkeypatch.setattr(same_person_checks, "MOST_GAMES", 0)
    assert "the people stay merged" in Reading(part(bob, people["Ann"])).text
    assert SamePerson.objects.exists()


def test_who_were_both_there_too_often_are_two(bob, night, people, anna, monkeypatch):
    monkeypatch.setattr(same_person_checks, "MOST_NIGHTS", 0)
    night.attendances.create(group_id=night.group_id, person=anna)
    url = f"/people/{anna.pk}/same/?of={people['Ann'].pk}"
    assert "can't be merged" in Reading(bob.get(url)).text


def test_to_ask_takes_as_many_queries_however_often_both_were_there(
    bob, group, people, anna
):
    url = f"/people/{anna.pk}/same/?of={people['Ann'].pk}"

    def queries(count):
        for _ in range(count):
            night = Night.objects.create(group=group, date=date(2025, 1, 1))
            for one in (anna, people["Ann"]):
                night.attendances.create(group=group, person=one)
        with CaptureQueriesContext(connection) as made:
            assert bob.get(url).status_code == 200
        return len(made)

    assert queries(10) == queries(20) <= 12
