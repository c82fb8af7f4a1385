"""Seven games on two phones, entry by entry in turn, each total counted beside it."""

import pytest

import rules
from phone.screen.sheet.pending_claims import settled_sheet
from tests.browser.entering import Entering
from tests.browser.whole_games import check_end, whole_game

GAMES = [
    ("oh_hell", "quick"),
    ("piquet", "call"),
    ("bezique", "tally"),
    ("pinochle", "quick"),
    ("scotch_whist", "quick"),
    ("pinochle_two", "quick"),
    ("tablanette", "quick"),
]
NEWS = 20_000  # ms in which any phone asks for news

# The session of a second phone, which may enter in the group of the newest game.
ANOTHER_PHONE = """
from importlib import import_module
from django.conf import settings
from scorekeeper.access import keyring, permissions
from scorekeeper.models import Game
game = Game.objects.latest("pk")
key, _secret = keyring.new_key(game.group, "enter", "Bea's phone")
session = import_module(settings.SESSION_ENGINE).SessionStore()
session[permissions.WAYS] = [[key.pk, game.group_id]]
session.save()
print(session.session_key)
"""


@pytest.fixture
def two_phones(server, new_phone):
    """Two phones at the table of a record, each with its own access; one is dark."""

    def sit(record, way):
        [(first, address)] = server.tables([record])
        printed = server.manage("shell", "--no-imports", "-c", ANOTHER_PHONE)
        sessions = first, printed.split()[-1]
        phones = [new_phone(color_scheme=scheme) for scheme in ("light", "dark")]
        for phone, session in zip(phones, sessions, strict=True):
            cookie = {"name": "sessionid", "value": session, "url": server.url}
            phone.context.add_cookies([cookie])
            phone.goto(address)
        return [Entering(phone, way) for phone in phones]

    return sit


def hear(thumb, seen):
    """Waits until a phone has heard of as many entries as there are rows."""
    thumb.page.clock.fast_forward(NEWS)
    table = thumb.page.locator(f"#table[data-seen='{seen}']")
    table.wait_for(state="attached")


@pytest.mark.long
@pytest.mark.parametrize(("game", "way"), GAMES)
def test_two_phones_enter_a_whole_game_in_turn(game, way, two_phones):
    record = whole_game(game, way)
    thumbs = two_phones(record | {"entries": []}, way)
    entries = record["entries"]
    for place, entry in enumerate(entries):
        thumbs[place % 2].give(entry)
        table = thumbs[place % 2].page.locator("#table")
        seen = table.get_attribute("data-seen")
        hear(thumbs[(place + 1) % 2], seen)
        played = record | {"entries": entries[: place + 1]}
        totals = settled_sheet(rules.score(played, prompts=True))["totals"]
        for thumb in thumbs:
            assert thumb.totals() == totals
    for thumb in thumbs:
        check_end(record, thumb)
