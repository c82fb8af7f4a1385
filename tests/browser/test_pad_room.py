"""The pad takes half of the screen at most, and what it asks is in sight there."""

import functools
import itertools

import pytest

import rules
from screen import table_screen
from tests.browser.letters import SET, WIDTHS
from tests.screen.test_pad import positions

HEIGHT = 844
PHONES = (390, 360)
ROOM = """() => {
  const pad = document.querySelector('.pad');
  const call = document.querySelector('.call').getBoundingClientRect();
  const box = pad.getBoundingClientRect();
  return [box.height, pad.scrollHeight - pad.clientHeight, box.top - call.bottom];
}"""
# Of fourteen melds after a trick of four the last row has to be scrolled to.
HIDDEN = {"bezique_four": 40}
GAMES = [game.key for game in rules.card_games()]


def weight(pad):
    """How much is drawn at once: nothing of a pad of cards, which has its own test."""
    fields = [field for form in pad["main"] for field in form["fields"][:1]]
    fields += [
        field
        for group in pad["groups"]
        for form in group["forms"]
        for field in form["fields"]
    ]
    if any(field["shape"] == "cards" for field in fields):
        return 0
    return sum(len(one.get("chips", one.get("boxes", [1]))) for one in fields)


@functools.cache
def fullest(key):
    """For each way of recording the position of a game whose pad has most on it."""
    found = {}
    for record, sheet in itertools.islice(positions(key), None, None, 3):
        for way in [*dict(sheet["ways"]), "total"]:
            pad = table_screen(sheet, way)["pad"]
            if pad["way"] == way and weight(pad) > found.get(way, (0, None))[0]:
                found[way] = weight(pad), record
    return {way: record for way, (_weight, record) in found.items()}


@pytest.fixture(scope="session")
def tables(server):
    """(game, way): (session of its host, address) of a table at that position."""
    asked = {
        (key, way): record for key in GAMES for way, record in fullest(key).items()
    }
    return dict(zip(asked, server.tables(list(asked.values())), strict=True))


@pytest.mark.parametrize("key", GAMES)
def test_the_pad_takes_half_of_the_screen(key, tables, server, new_phone):
    phone = new_phone()
    for (game, way), (session, address) in tables.items():
        if game == key:
            cookie = {"name": "sessionid", "value": session, "url": server.url}
            phone.context.add_cookies([cookie])
            phone.goto(f"{address}?way={way}")
            for width in PHONES:
                phone.set_viewport_size({"width": width, "height": HEIGHT})
                for letters in WIDTHS.values():
                    phone.evaluate(SET, letters)
                    height, hidden, below_call = phone.evaluate(ROOM)
                    assert height <= HEIGHT / 2, (way, width, letters)
                    assert hidden <= HIDDEN.get(key, 0), (way, width, letters)
                    assert below_call > 0, (way, width, letters)
