"""A night has the date and the clock of the phone that starts it."""

import json
from datetime import UTC, date, datetime

import pytest
from django.utils import timezone

from scorekeeper import nights, zones
from scorekeeper.files import exports, imports
from scorekeeper.models import Attendance, Game, Group, Night, Note, Payment, Ruling
from scorekeeper.sharing.calendar import calendar
from tests.web.devices import ONE_DEAL
from tests.web.offline.test_evening import evening, played, send
from tests.web.reading import Reading
from tests.web.referee.test_rulings_noted import note, review

pytestmark = pytest.mark.django_db
AUCKLAND, HONOLULU = "Pacific/Auckland", "Pacific/Honolulu"
SATURDAY, SUNDAY = date(2026, 11, 28), date(2026, 11, 29)
NAMES = {"name_1": "Ann", "name_2": "Bob"}
ONE_CARD = {"sequence": "custom", "hands": [1]}
NO_ZONES = ["Mars/Base", "America", "../etc/passwd", "Factory ", "x" * 999, "zone.tab"]


@pytest.fixture(autouse=True)
def early(monkeypatch):
    """Sunday, 05:26 in Auckland; Saturday, 16:26 in London and 06:26 in Honolulu."""
    now = datetime(2026, 11, 28, 16, 26, tzinfo=UTC)
    monkeypatch.setattr(timezone, "now", lambda: now)


def at(device, name):
    """A phone, which says that it is somewhere."""
    device.cookies[zones.COOKIE] = name
    return device


@pytest.mark.alike
@pytest.mark.parametrize(("name", "day"), [(AUCKLAND, SUNDAY), (HONOLULU, SATURDAY)])
def test_a_first_night_has_the_date_and_the_zone_of_its_phone(eve, name, day):
    page = at(eve, name).get("/").content.decode()
    assert f'value="{day}"' in page
    assert f'value="{name}"' in page
    eve.post("/start/", NAMES)
    night = Night.objects.get()
    assert (night.date, night.time_zone) == (day, name)


def test_a_night_of_a_group_has_those_of_the_phone_that_starts_it(bob, group, people):
    night = group.nights.create(date=date(2026, 1, 2), time_zone=HONOLULU)
    Attendance.objects.create(group=group, night=night, person=people["Ann"])
    here = {"people": [people[name].pk for name in ("Ann", "Bob")]}
    at(bob, AUCKLAND).post(f"/groups/{group.pk}/start/", here)
    night = group.nights.latest("pk")
    assert (night.date, night.time_zone) == (SUNDAY, AUCKLAND)


@pytest.mark.parametrize("cookie", ["", *NO_ZONES])
def test_a_phone_that_says_nothing_known_is_where_the_group_was(bob, group, cookie):
    group.nights.create(date=date(2026, 1, 2), time_zone=AUCKLAND)
    at(bob, cookie).post(f"/groups/{group.pk}/start/", NAMES)
    night = group.nights.latest("pk")
    assert (night.date, night.time_zone) == (SUNDAY, AUCKLAND)


def test_without_any_of_that_it_is_the_clock_of_the_server(eve):
    eve.post("/start/", NAMES)
    night = Night.objects.get()
    assert (night.date, night.time_zone) == (SATURDAY, "")


@pytest.mark.alike
def test_a_zone_is_written_by_hand_and_one_that_is_none_is_refused(eve):
    response = at(eve, AUCKLAND).post("/start/", NAMES | {"time_zone": "Mars/Base"})
    assert response.status_code == 422
    assert zones.NO_ZONE.format(name="Mars/Base") in Reading(response).text
    assert not Night.objects.exists()
    eve.post("/start/", NAMES | {"time_zone": HONOLULU})
    night = Night.objects.get()
    assert (night.date, night.time_zone) == (SATURDAY, HONOLULU)


@pytest.fixture
def there(night, people):
    """The night, at Auckland."""
    night.time_zone = AUCKLAND
    night.save()
    return night


def text_of(device, night, page=""):
    return Reading(device.get(f"{night.get_absolute_url()}{page}")).text


@pytest.mark.alike
def test_its_times_are_those_of_its_place_on_every_phone(ann, bob, there, people):
    nights.leave(there.attendances.get(person=people["Dan"]))
    made = {"group": there.group, "night": there, "made_at": timezone.now()}
    Note.objects.create(text="Early", **made)
    for phone in (at(bob, HONOLULU), ann):
        text = text_of(phone, there)
        assert "left at 05:26" in text
        assert "29 November, 05:26" in text
        assert "Times are in Pacific/Auckland time." in text
    assert "Times are in" not in text_of(at(ann, AUCKLAND), there)


@pytest.mark.alike
def test_an_older_night_is_told_by_the_clock_of_who_looks(bob, night, people):
    nights.leave(night.attendances.get(person=people["Dan"]))
    assert "left at 16:26" in text_of(bob, night)
    assert "left at 06:26" in text_of(at(bob, HONOLULU), night)
    assert "left at 05:26" in text_of(at(bob, AUCKLAND), night)


@pytest.mark.parametrize("stored", NO_ZONES)
def test_a_stored_zone_that_is_none_breaks_no_page(bob, night, people, stored):
    Night.objects.update(time_zone=stored[:64])
    nights.leave(night.attendances.get(person=people["Dan"]))
    assert "left at 16:26" in text_of(bob, night)
    exports.night_file(night)


@pytest.mark.alike
def test_games_payments_and_pictures_tell_it_as_well(bob, there, start):
    for _game in range(2):
        bob.play(start(options=ONE_CARD, stake={"per_point": "1"}), ONE_DEAL)
    Game.objects.update(started_at=timezone.now())
    text = text_of(at(bob, HONOLULU), there)
    assert "Oh Hell 05:26" in text
    picture = bob.get(f"{there.get_absolute_url()}picture.svg").content.decode()
    assert ">05:26</text>" in picture
    settle = f"{there.get_absolute_url()}payments/"
    [ann, bobs] = there.people.order_by("pk")[:2]
    named = {"payer": ann.pk, "payee": bobs.pk, "amount": 200, "currency": "EUR"}
    assert bob.post(settle, named | {"paid": "1"}).status_code == 302
    Payment.objects.update(paid_at=timezone.now())
    assert "29 November" in text_of(bob, there, "settlement/")
    money = bob.get(f"/groups/{there.group_id}/money/")
    assert "29 November" in Reading(money).text


def test_the_review_tells_it_of_what_the_referee_was_asked(bob, there, start):
    game = start(options=ONE_CARD)
    note(bob, game, "wrong_dealer")
    Ruling.objects.update(made_at=timezone.now())
    assert "Bob's phone, 05:26" in Reading(review(at(bob, HONOLULU), game)).text


@pytest.mark.alike
def test_the_calendar_has_the_day_of_its_place(ann, eve):
    at(eve, AUCKLAND).post("/start/", NAMES)
    group = Group.objects.latest("pk")
    assert "DTSTART;VALUE=DATE:20261129" in calendar(group, list(group.nights.all()))


@pytest.mark.alike
def test_a_file_keeps_the_zone_and_one_without_has_none(there):
    copy = Group.objects.create(name="Copy", file_id=there.group.file_id)
    content = imports.content_of(exports.night_file(there))
    imports.take(copy, content)
    assert copy.nights.get().time_zone == AUCKLAND
    Night.objects.filter(group=copy).delete()
    [about] = content["nights"]
    imports.take(copy, content | {"nights": [about | {"time_zone": "Mars/New"}]})
    assert copy.nights.get().time_zone == "Mars/New"  # a newer machine may know it
    for odd in ("../etc", "x" * 65, 7, None):
        with pytest.raises(imports.FileError, match="time_zone"):
            imports.take(copy, content | {"nights": [about | {"time_zone": odd}]})


@pytest.mark.alike
def test_an_evening_of_a_phone_brings_its_own(bob, group, people):
    said = evening(group, played(), time_zone=HONOLULU)
    assert send(at(bob, AUCKLAND), said).status_code == 200
    assert Night.objects.get().time_zone == HONOLULU
    assert send(bob, evening(group, played())).status_code == 200
    assert Night.objects.latest("pk").time_zone == ""
    refused = send(bob, evening(group, played(), time_zone="../etc"))
    assert refused.status_code == 400
    assert "time_zone" in json.loads(refused.content)["refusal"]["message"]
