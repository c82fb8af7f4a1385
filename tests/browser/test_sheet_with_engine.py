"""The engine draws the score and the sheet as the server does."""

import pytest

from tests.browser import engine
from tests.browser.test_sheet_fits import FOUR, USUAL, oh_hell
from tests.often import some

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

OH_HELL = oh_hell(FOUR, [1, 2, 2, 1], 4)
MADE = [{"type": "tricks", "tricks": [0, 0, 0, 1]}]
TABLANETTE = {"game": "tablanette", "players": FOUR[:2], "dealer": 0}
TABLANETTE |= {"entries": [{"type": "deal_total", "points": [20, 5]}]}
CLEARED = [{"type": "tablanette", "seat": 0, "points": 12}]
GAMES = {"oh_hell": (OH_HELL, MADE), "tablanette": (TABLANETTE, CLEARED)}

DRAWN = """() => ['.score ol', '.sides'].map(part => document.querySelector(part)
  .outerHTML.replace(/\\s+/g, ' '))"""


@pytest.mark.parametrize("game", some([*GAMES], 1))
def test_the_sheet_of_the_engine_is_that_of_the_server(at_table, game):
    record, entries = GAMES[game]
    phone = at_table(record, **USUAL)
    engine.wait_for_engine(phone)
    record = engine.enter(phone, record, entries)
    engine.wait_until_all_is_sent(phone)
    drawn = phone.evaluate(DRAWN)
    phone.reload()
    assert phone.evaluate(DRAWN) == drawn
    assert "leads" in drawn[0]
