"""A whole game of each family is entered where the engine referees."""

import pytest

import rules
from tests.browser import engine
from tests.browser.entering import Entering
from tests.browser.whole_games import check_end, whole_game

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

ON_PHONE = [("bezique", "tally"), ("tablanette", "quick"), ("piquet", "call")]
AT_LENGTH = [("oh_hell", "quick"), ("pinochle", "quick"), ("scotch_whist", "quick")]


@pytest.mark.long
@pytest.mark.parametrize("played", ON_PHONE + AT_LENGTH)
def test_a_whole_game_ends_alike_on_phone_and_server(played, at_table):
    game, way = played
    record = whole_game(game, way)
    phone = at_table(record | {"entries": []})
    engine.wait_for_engine(phone)
    thumb = Entering(phone, way)
    for entry in record["entries"]:
        thumb.give(entry)
    engine.wait_until_heard(phone, len(record["entries"]))
    check_end(record, thumb)
    address = phone.url.split("?")[0]
    came = rules.score(record | {"entries": engine.entries_at(phone, address)})
    assert came == rules.score(record)
    assert engine.log_length(phone, address) == len(record["entries"])
