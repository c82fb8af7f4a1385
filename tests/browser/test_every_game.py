"""Every card game of the menu is entered through the pad to its end, in every way.

The server referees here; of some families a whole game is played where the engine
does, in test_whole_games_on_phone.py.
"""

import pytest

import rules
from tests.browser.entering import Entering
from tests.browser.test_whole_games_on_phone import ON_PHONE
from tests.browser.whole_games import FORMS, check_end, stretches, whole_game

IN_EACH_WAY = [
    (game.key, way) for game in rules.card_games() for way, _words in game.ways
]
IN_EACH_WAY += [(form, way) for form, (_tell, way) in FORMS.items()]
PLAYED = [one for one in IN_EACH_WAY if one not in ON_PHONE]
# In every run a piquet goes in the last of its ways, which is by cards and asks most.
# The others wait for `make long`: what scripts do on their pads, tests of one pad see.
IN_EVERY_RUN = {game: way for game, way in PLAYED if game == "piquet"}
STRAYS = {"declare"}  # claims before the cards are told as said


@pytest.mark.parametrize(("game", "way"), IN_EVERY_RUN.items())
def test_each_kind_of_entry_of_a_game_is_made_through_the_pad(
    game, way, server, new_phone
):
    record = whole_game(game, way)
    entries = record["entries"]
    phone = new_phone()
    for start, stop in stretches(entries):
        sit_down(phone, server, record | {"entries": entries[:start]})
        thumb = Entering(phone, way)
        for entry in entries[start:stop]:
            thumb.give(entry)
        assert thumb.strays <= STRAYS
    check_end(record, thumb)


def sit_down(phone, server, record):
    """Shows the table of a record to its host."""
    [(session, address)] = server.tables([record])
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto(address)


@pytest.mark.long
@pytest.mark.parametrize(("game", "way"), PLAYED)
def test_a_whole_game_is_entered_through_the_pad(game, way, at_table):
    record = whole_game(game, way)
    thumb = Entering(at_table(record | {"entries": []}), way)
    for entry in record["entries"]:
        thumb.give(entry)
    assert thumb.strays <= STRAYS
    check_end(record, thumb)
