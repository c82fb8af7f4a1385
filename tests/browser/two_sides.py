"""Two phones of two sides at a table that asks the other side."""

from playwright.sync_api import expect

import rules
from rules.words import side_name
from tests.browser import engine
from tests.browser.page_scripts import BACK_ONLINE
from tests.sentences import ENTERS_FOR

# The night asks the other side; a second phone has a key and a session of its own.
ASK = """
from importlib import import_module
from django.conf import settings
from scorekeeper.access import keyring, permissions
from scorekeeper.models import Game
game = Game.objects.latest("pk")
Game.objects.filter(pk=game.pk).update(agreeing=True)
key, _secret = keyring.new_key(game.group, "enter", "Bob's phone")
session = import_module(settings.SESSION_ENGINE).SessionStore()
session[permissions.WAYS] = [[key.pk, game.group_id]]
session.save()
print(session.session_key)
"""


def two_sides(server, new_phone, record, **traits):
    """The host's phone, that of the first side, and a guest's, that of the second."""
    [(hosts, address)] = server.tables([record])
    guests = server.manage("shell", "--no-imports", "-c", ASK).split()[-1]
    sides = rules.score(record)["sides"][:2]
    names = [side_name(record["players"], seats) for seats in sides]
    return [
        sat_down(new_phone(**traits), server, session, address, name)
        for session, name in zip((hosts, guests), names, strict=True)
    ]


def sat_down(phone, server, session, address, name):
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    with phone.expect_response(lambda answer: "-book." in answer.url) as came:
        phone.goto(address)
        engine.wait_for_engine(phone)
    came.value.finished()
    phone.locator(".agree").get_by_role("button", name=name, exact=True).tap()
    expect(phone.locator("#pad")).not_to_contain_text(ENTERS_FOR)
    engine.wait_until_all_is_sent(phone)
    return phone


def ask_referee(thumb, *names):
    """Goes from the table to a ruling by links, tap by tap."""
    for name in ("Referee", *names):
        link = thumb.page.get_by_role("link", name=name, exact=True).first
        link.wait_for()
        thumb.tap(link)
    thumb.page.locator("#ruling").wait_for()


def report(phone):
    """Lets a phone send what it has, if it can."""
    phone.context.set_offline(False)
    phone.evaluate(BACK_ONLINE)
    engine.wait_until_kept(phone, 0)
