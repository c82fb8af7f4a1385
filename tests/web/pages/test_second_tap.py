"""Every button tapped twice: the second is answered as the first, and adds nothing."""

from types import SimpleNamespace
from uuid import uuid4

import pytest
from django.apps import apps

from scorekeeper import nights
from scorekeeper.access import keyring
from scorekeeper.models import Person
from scorekeeper.money.ledger import joint_settlement
from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.nights import end_of_night
from scorekeeper.people import same_person
from tests.web.devices import ONE_DEAL
from tests.web.shared_costs import shown

TAPS = []
ONE_NIGHT = {"name_1": "Max", "name_2": "Zoe"}
ENTER = {"role": "enter"}


def tap(made):
    """Adds what gives the address and the fields of a form, where all is as it needs.

    It gets what a test of pages is about, by its names there.
    """
    TAPS.append(made)
    return made


@pytest.fixture
def at(ann, bob, group, night, people, game):
    known = {name.lower(): person for name, person in people.items()}
    here = {"group": group, "night": night, "game": game, "phone": ann, "bobs": bob}
    urls = {
        "of_group": f"/groups/{group.pk}/",
        "of_night": f"/nights/{night.pk}/",
        "of_game": f"/games/{game.pk}/",
    }
    return SimpleNamespace(**known, **here, **urls, id={"id": str(uuid4())})


def rows():
    """How many rows there are in each table."""
    models = apps.get_app_config("scorekeeper").get_models()
    return {model.__name__: model.objects.count() for model in models}


@pytest.mark.parametrize("form", TAPS, ids=lambda form: form.__name__)
def test_a_second_tap_is_answered_as_the_first(form, at):
    url, fields = form(at)
    first = at.phone.post(url, fields)
    assert first.status_code in (201, 302), first.content
    after = rows()
    second = at.phone.post(url, fields)
    assert (second.status_code, second.get("Location")) == (
        first.status_code,
        first.get("Location"),
    )
    assert rows() == after


@pytest.mark.alike
def test_the_forms_say_what_a_second_tap_is_answered_by(at):
    same_person.make_one(at.dan, at.cleo)
    empty = nights.start_night(at.group, [at.ann], ["Max"], date="2025-11-28")
    pages = {
        f"{at.of_group}people/": 'name="id"',
        f"{at.of_game}review/": f'name="night" value="{at.night.pk}"',
        f"/nights/{empty.pk}/": f'name="group" value="{at.group.pk}"',
        f"/people/{at.cleo.pk}/edit/": f'name="was" value="{at.dan.pk}"',
    }
    for page, field in pages.items():
        assert field in at.phone.get(page).content.decode(), page


def test_somebody_else_under_the_same_id_is_somebody_else(at):
    url, fields = adds_a_person(at)
    at.phone.post(url, fields)
    assert at.phone.post(url, fields | {"name": "Max"}).status_code == 302
    assert at.group.people.filter(name__in=["Max", "Zoe"]).count() == 2


def test_who_was_given_another_name_is_not_added_again(at):
    url, fields = adds_a_person(at)
    at.phone.post(url, fields)
    at.group.people.filter(name="Zoe").update(name="Zoé")
    at.phone.post(url, fields)
    assert not at.group.people.filter(name="Zoe").exists()


@tap
def adds_a_person(at):
    zoe = {"name": "Zoe", "colour": "1", "is_active": "on"}
    return f"{at.of_group}people/", at.id | zoe


@tap
def changes_a_person(at):
    asked = {"name": "Zoe", "colour": "1", "is_active": "on"}
    return f"/people/{at.dan.pk}/edit/", asked


@tap
def says_they_are_one(at):
    return f"/people/{at.dan.pk}/same/", {"of": at.cleo.pk}


@tap
def says_they_are_two(at):
    same = same_person.make_one(at.dan, at.cleo)
    return f"/people/{at.cleo.pk}/two/", {"of": same.pk, "was": same.was}


@tap
def lets_a_name_arrive(at):
    return f"{at.of_night}people/", {"name": "Zoe"}


@tap
def lets_somebody_arrive(at):
    zoe = Person.objects.create(group=at.group, name="Zoe")
    return f"{at.of_night}people/", {"person": zoe.pk}


@tap
def lets_somebody_leave(at):
    return f"{at.of_night}people/{at.dan.pk}/", {"here": "0"}


@tap
def makes_a_key(at):
    return f"{at.of_group}keys/", at.id | ENTER | {"name": "Zoe"}


@tap
def prints_a_code(at):
    return f"{at.of_group}recovery/", at.id


@tap
def invites_to_a_night(at):
    return f"{at.of_night}invite/", at.id | ENTER


@tap
def invites_to_a_game(at):
    return f"{at.of_game}invite/", at.id | ENTER


@tap
def revokes_a_key(at):
    return f"/keys/{at.bobs.key.pk}/revocation/", {}


@tap
def gives_a_key_back(at):
    keyring.new_key(at.group, "host", "Another phone")
    return f"/held/{at.phone.key.pk}/", {}


@tap
def renames_a_group(at):
    return at.of_group, {"group-name": "Saturday", "group-currency": "EUR"}


@tap
def starts_a_night(at):
    return f"{at.of_group}start/", at.id | ONE_NIGHT


@tap
def starts_for_the_first_time(at):
    return "/start/", at.id | ONE_NIGHT | {"game": "piquet"}


@tap
def plays_again(at):
    return f"{at.of_game}again/", at.id | {"seen": 0}


@tap
def stakes_a_night(at):
    return f"{at.of_night}stake/", {"stake_per_point": "0.1"}


@tap
def stakes_a_game(at):
    return f"{at.of_game}stake/", {"stake_per_point": "0.1"}


@tap
def takes_an_entry_out(at):
    at.bobs.play(at.game, ONE_DEAL[:2])
    asked = {"operation": "remove", "confirm": "1", "seen": 2}
    return f"{at.of_game}entries/1/", at.id | asked


@tap
def goes_back_to_an_entry(at):
    at.bobs.play(at.game, ONE_DEAL[:3])
    return f"{at.of_game}entries/0/later/", at.id | {"seen": 3}


@tap
def lets_two_settle_as_one(at):
    return f"{at.of_group}settling-as-one/", {"people": [at.dan.pk, at.ann.pk]}


@tap
def separates_two_again(at):
    joint_settlement.settle_as_one(at.group, [at.ann, at.dan])
    return f"{at.of_group}settling-as-one/", {"separate": at.dan.pk}


@tap
def closes_a_night(at):
    at.bobs.play(at.game, ONE_DEAL[:2])
    asked = {"asked": "1", f"game_{at.game.pk}": "stop-2"}
    return f"{at.of_night}closing/", asked


@tap
def opens_a_night_again(at):
    end_of_night.close(at.night)
    return f"{at.of_night}closing/", {"closed": "0"}


@tap
def opens_a_night_from_its_game(at):
    end_of_night.close(at.night)
    return f"{at.of_game}reopening/", {}


@tap
def deletes_a_game(at):
    return f"{at.of_game}deletion/", {"night": at.night.pk}


@tap
def deletes_a_night(at):
    empty = nights.start_night(at.group, [at.ann], ["Max"], date="2025-11-28")
    return f"/nights/{empty.pk}/deletion/", {"group": at.group.pk}


@tap
def deletes_a_group(at):
    return f"{at.of_group}deletion/", {"name": at.group.name}


@tap
def enters_a_bill(at):
    asked = {"name": "Drinks", "way": "equal", f"paid_{at.ann.pk}": "20"}
    url, asked = f"{at.of_night}bills/", asked | {f"equal_{at.bob.pk}": "on"}
    return url, shown(at.phone, url, at.id | asked)


def entered_bill(at):
    """A bill, its address, and the fields that made it."""
    url, fields = enters_a_bill(at)
    at.phone.post(url, fields)
    at.id = {"id": str(uuid4())}
    return f"{url}{at.night.bills.get().pk}/", fields | at.id


@tap
def changes_a_bill(at):
    url, fields = entered_bill(at)
    fields |= {"seen": "0", f"paid_{at.ann.pk}": "30"}
    return url, shown(at.phone, url, fields)


@tap
def removes_a_bill(at):
    url, _fields = entered_bill(at)
    return f"{url}removal/", at.id


def owed(at):
    """What names a row of the plan."""
    entered_bill(at)
    [row] = ledger_of(at.group, "EUR").rows
    named = {"payer": row.payer.pk, "payee": row.payee.pk, "amount": row.amount}
    return at.id | named | {"currency": "EUR"}


@tap
def marks_a_row_as_paid(at):
    return f"{at.of_night}payments/", owed(at) | {"paid": "1"}


@tap
def marks_a_row_as_paid_on_money(at):
    return f"{at.of_group}payments/", owed(at) | {"paid": "1"}


@tap
def pays_another_amount(at):
    asked = {"paid": "part", "paid_amount": "3"}
    return f"{at.of_night}payments/", owed(at) | asked


@tap
def records_a_payment(at):
    both = {"payer": at.ann.pk, "payee": at.bob.pk}
    asked = at.id | both | {"amount": "20", "currency": "EUR"}
    return f"{at.of_group}payments/", asked


def recorded(at):
    """The number of a payment."""
    url, fields = records_a_payment(at)
    at.phone.post(url, fields)
    at.id = {"id": str(uuid4())}
    return at.group.payment_set.get().pk


@tap
def deletes_a_payment(at):
    return f"{at.of_group}payments/{recorded(at)}/deletion/", at.id


OF_WHAT_IS_GONE = [deletes_a_game, deletes_a_night, deletes_a_group]
OF_WHAT_IS_GONE += [says_they_are_one, says_they_are_two, revokes_a_key]


@pytest.mark.alike
@pytest.mark.parametrize("form", OF_WHAT_IS_GONE, ids=lambda form: form.__name__)
def test_a_stranger_learns_nothing_of_what_is_gone(form, at, eve):
    url, fields = form(at)
    assert eve.post(url, fields).status_code == 404
    assert at.phone.post(url, fields).status_code == 302
    assert eve.post(url, fields).status_code == 404
