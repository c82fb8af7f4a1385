"""Every card game of the menu is played to its end through the pad, in every way."""

import pytest

import rules
from tests.browser.entering import Entering
from tests.browser.whole_games import FORMS, whole_game
from tests.screen.reading import loud

PLAYED = [(game.key, way) for game in rules.card_games() for way, _words in game.ways]
PLAYED += [(form, way) for form, (_tell, way) in FORMS.items()]
# Of each family one game goes card by card in every run; these wait for `make long`.
LONG = [
    ("piquet_ecrire", "call"),
    ("piquet_ecrire", "cards"),
    ("piquet_normand", "cards"),
    ("piquet_voleur", "cards"),
    ("polish", "cards"),
    ("bezique_three", "cards"),
    ("bezique_four", "cards"),
    ("bezique_four", "tally"),
    ("bezique_partners", "winners"),
    ("pinochle_two", "cards"),
]
TOLD = [
    pytest.param(*one, marks=[pytest.mark.long] if one in LONG else [])
    for one in PLAYED
]


@pytest.fixture(scope="module")
def games():
    """(game, way) -> a record of that game, told in that way."""
    return {played: whole_game(*played) for played in PLAYED}


@pytest.fixture(scope="module")
def tables(server, games):
    """(game, way) -> (session of its host, address) of a table without entries."""
    records = [record | {"entries": []} for record in games.values()]
    return dict(zip(games, server.tables(records), strict=True))


@pytest.fixture
def sit_down(server, tables, new_phone):
    """The host's phone at a table: sit_down(game, way)."""

    def sit(*played):
        session, address = tables[played]
        phone = new_phone()
        cookie = {"name": "sessionid", "value": session, "url": server.url}
        phone.context.add_cookies([cookie])
        phone.goto(address)
        return phone

    return sit


@pytest.mark.parametrize(("game", "way"), TOLD)
def test_a_whole_game_is_entered_through_the_pad(game, way, games, sit_down):
    record, thumb = games[game, way], Entering(sit_down(game, way), way)
    for entry in record["entries"]:
        thumb.give(entry)
    assert thumb.strays <= {"declare"}  # claims before the cards are told as said
    sheet = rules.score(record)
    assert sheet["status"] == "finished"
    assert thumb.totals() == sheet["totals"]
    net = dict(zip(record["players"], sheet["result"]["net"], strict=True))
    assert thumb.result() == net
    assert thumb.call() == loud(record)
    assert " win" in thumb.call()[0]
