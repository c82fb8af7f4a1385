"""A guest's ruling without a network is shown as what it becomes: a proposal."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.two_sides import report
from tests.sentences import EXPOSED, PROPOSED_BY_GUEST

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
TITLE = EXPOSED
WORDS = "Guests deal it again."
GUEST = """
from importlib import import_module
from django.conf import settings
from scorekeeper.access import keyring, permissions
from scorekeeper.models import Game, Law
game = Game.objects.latest("pk")
Law.objects.create(group=game.group, game=game.key, situation="card_exposed_in_deal",
    answers="0", came="passed", words="The group passes.")
key, _secret = keyring.new_key(game.group, "enter", "Guest 1", game.night)
session = import_module(settings.SESSION_ENGINE).SessionStore()
session[permissions.WAYS] = [[key.pk, game.group_id]]
session.save()
print(session.session_key)
"""


@pytest.fixture
def host_and_guest(server, new_phone):
    [(host, address)] = server.tables([OH_HELL])
    guest = server.manage("shell", "--no-imports", "-c", GUEST).split()[-1]
    phones = []
    for session in (host, guest):
        phone = new_phone()
        cookie = {"name": "sessionid", "value": session, "url": server.url}
        phone.context.add_cookies([cookie])
        with phone.expect_response(lambda answer: "-book." in answer.url) as came:
            phone.goto(address)
            engine.wait_for_engine(phone)
        came.value.finished()
        phones.append(phone)
    return phones


def rule(phone):
    phone.get_by_role("link", name="Referee").tap()
    phone.get_by_role("link", name=TITLE).tap()
    phone.get_by_role("link", name="Yes", exact=True).tap()


def test_a_guest_proposes_without_a_network_and_the_host_saves_it(host_and_guest):
    host, guest = host_and_guest
    guest.context.set_offline(True)
    rule(guest)
    guest.get_by_text("Propose for this night").tap()
    guest.get_by_label("In your own words (optional)").fill(WORDS)
    guest.get_by_role("button", name="We allow it").tap()
    expect(guest.locator(".call")).to_contain_text(f"Proposed for this night: {WORDS}")
    engine.wait_until_kept(guest, 1)
    rule(guest)
    shown = guest.locator(".ruling")
    expect(shown.nth(0)).to_contain_text("The group passes.")
    expect(shown.nth(1)).to_contain_text("Proposed for this night")
    expect(shown.nth(1)).to_contain_text("Our ruling applies.")
    report(guest)
    engine.wait_until_all_is_sent(guest)
    rule(host)
    shown = host.locator(".ruling")
    expect(shown.nth(0)).to_contain_text("The group passes.")
    expect(shown.nth(1)).to_contain_text(PROPOSED_BY_GUEST)
    host.get_by_role("link", name="Save or dismiss").tap()
    host.get_by_role("button", name="Save for the group").tap()
    expect(host.locator("#laws + .lines .line")).to_have_count(1)
    expect(host.locator("#laws + .lines")).to_contain_text("by The host's phone")
    expect(host.locator("#withdrawn + .lines")).to_contain_text("The group passes.")
