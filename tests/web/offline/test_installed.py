"""Installed on a phone: its card, its shortcuts, a record that is shared with it."""

import json
from datetime import date, timedelta
from urllib.parse import urlencode

import pytest
from django.contrib.staticfiles.finders import find
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from scorekeeper.models import Game, Key, Night
from scorekeeper.offline import kept_pages
from tests.web.devices import ONE_DEAL, Device
from tests.web.page_forms import PageForms
from tests.web.reading import Reading

RECORD = {
    "game": "oh_hell",
    "options": {"sequence": "custom", "hands": [1]},
    "players": ["Ann", "Bob", "Cleo"],
    "entries": ONE_DEAL,
}


@pytest.mark.alike
def test_its_card_says_what_a_phone_asks_of_an_app(eve):
    answer = eve.get("/manifest.webmanifest")
    card = answer.json()
    assert answer["Content-Type"] == "application/manifest+json"
    assert card["name"] == card["short_name"] == "Scorekeeper"
    assert (card["start_url"], card["display"]) == ("/", "standalone")
    kinds = {(icon["sizes"], icon["purpose"]) for icon in card["icons"]}
    assert kinds >= {("192x192", "any"), ("512x512", "maskable"), ("any", "any")}
    for icon in card["icons"]:
        assert find(icon["src"].removeprefix("/static/")), icon


@pytest.mark.alike
def test_every_page_names_it_and_may_fetch_it(eve):
    answer = eve.get("/")
    assert 'rel="manifest" href="/manifest.webmanifest"' in answer.content.decode()
    assert "manifest-src 'self'" in answer["Content-Security-Policy"]


@pytest.mark.alike
def test_what_its_card_leads_to_is_there(ann, night):
    card = ann.get("/manifest.webmanifest").json()
    leads = [shortcut["url"] for shortcut in card["shortcuts"]]
    leads += [card["start_url"], card["share_target"]["action"]]
    for address in leads:
        assert ann.get(address, follow=True).status_code == 200, address


def test_the_shortcuts_lead_to_the_newest_night_in_progress(ann, night):
    newer = Night.objects.create(
        group=night.group, date=date(2025, 11, 28), closed_at=timezone.now()
    )
    older = Night.objects.create(group=night.group, date=date(2025, 11, 14))
    assert ann.get("/tonight/").url == night.get_absolute_url()
    assert ann.get("/tonight/new/").url == f"{night.get_absolute_url()}new/"
    Night.objects.filter(pk=newer.pk).update(closed_at=None)
    assert ann.get("/tonight/").url == newer.get_absolute_url()
    assert older.closed_at is None


@pytest.mark.alike
def test_the_shortcuts_lead_home_where_nothing_is_in_progress(ann, eve, night):
    assert eve.get("/tonight/").url == eve.get("/tonight/new/").url == "/"
    Night.objects.filter(pk=night.pk).update(closed_at=timezone.now())
    assert ann.get("/tonight/").url == "/"


def test_a_key_to_another_night_leads_to_that(night):
    other = Night.objects.create(group=night.group, date=night.date - timedelta(days=7))
    guest = Device.holding(night.group, "enter", "Guest", other)
    assert guest.get("/tonight/").url == other.get_absolute_url()


@pytest.fixture
def strict(ann):
    """The host's phone, whose tokens are looked at."""
    ann.handler.enforce_csrf_checks = True
    return ann


@pytest.mark.alike
def test_a_shared_record_is_shown_and_nothing_is_stored(strict, night):
    text = json.dumps(RECORD)
    answer = strict.post("/shared/", {"text": text})
    assert answer.status_code == 200
    assert "Add to" in Reading(answer).text
    assert not Game.objects.exists()
    file = SimpleUploadedFile("record.json", text.encode())
    assert strict.post("/shared/", {"file": file}).context["form"]["text"].value()


@pytest.mark.alike
def test_its_button_adds_it_to_the_night_chosen(strict, night):
    answer = strict.post("/shared/", {"text": json.dumps(RECORD)})
    [form] = PageForms(answer.content.decode(), "/shared/").forms
    written = {"text": answer.context["form"]["text"].value()}
    written["csrfmiddlewaretoken"] = strict.cookies["csrftoken"].value
    added = strict.post(form.action, dict(form.fields) | written)
    assert form.action == f"{night.get_absolute_url()}record/"
    assert added.status_code == 302
    assert Game.objects.get().night == night


def test_who_holds_no_key_is_offered_no_night(eve, night):
    text = Reading(eve.post("/shared/", {"text": "{}"})).text
    assert "No night is in progress" in text
    assert "Add to" not in text


@pytest.mark.alike
def test_without_collected_files_the_worker_takes_itself_away(eve):
    answer = eve.get("/service-worker.js")
    assert answer["Content-Type"] == "text/javascript"
    assert answer["Service-Worker-Allowed"] == "/"
    assert b"registration.unregister()" in answer.content


@pytest.mark.alike
def test_the_shell_is_what_the_pages_name(db):
    names = [address.removeprefix("/static/") for address in kept_pages.shell()]
    assert {"css/table.css", "js/pages/table.js", "js/device/settings.js"} <= set(names)
    assert "css/base/tokens.css" not in names
    assert [name for name in names if not find(name)] == []


@pytest.mark.alike
@pytest.mark.parametrize("page", ["/device/", "/offline/", "/shared/"])
def test_its_pages_read_well(eve, db, page):
    reading = Reading(eve.get(page))
    assert reading.headings[0] == 1
    assert reading.nameless() == []
    assert reading.mains == 1


def test_a_phone_learns_which_of_what_it_keeps_is_still_open(ann, bob, eve, game):
    night = game.night.get_absolute_url()
    group = f"/groups/{game.group_id}/"
    kept = [game.get_absolute_url(), night, group]
    kept += ["/games/999999/", "/groups/999999/", "/", "/nights/x/", "/"]
    address = f"/evening/groups.json?{urlencode({'kept': kept}, doseq=True)}"
    assert sorted(ann.get(address).json()["open"]) == sorted(kept[:3])
    assert eve.get(address).json()["open"] == []
    Key.objects.filter(name="Bob's phone").update(revoked_at=timezone.now())
    assert bob.get(address).json()["open"] == []


def test_a_key_to_one_night_keeps_what_is_of_that_night(game):
    other = Night.objects.create(group=game.group, date=game.night.date)
    guest = Device.holding(game.group, "watch", "Guest", other)
    group = f"/groups/{game.group_id}/"
    kept = {"kept": [game.get_absolute_url(), other.get_absolute_url(), group]}
    address = f"/evening/groups.json?{urlencode(kept, doseq=True)}"
    assert guest.get(address).json()["open"] == [other.get_absolute_url()]
