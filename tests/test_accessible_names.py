"""Each control of a pad is heard by a name that no other control of its group has."""

from collections import Counter

import pytest

import rules
from phone.screen import prompt_screen, table_screen
from scorekeeper.tables import partials
from scorekeeper.tables.table_page import with_partials, with_partials_in_pad
from tests.accessible_names import controls, group_name
from tests.often import sisters_later
from tests.phone.page import PAGE
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
PLAYERS = ["Ann", "Bob", "Cid"]
ENTRIES = 10  # so many in a row see each question of a deal of most games
TABLE, PROMPT = "tables/_table.html", "tables/_prompt_or_answer.html"
ENTERING = PAGE | {"refusal": None}


def pages(player):
    """What a phone shows at a moment of a game: the table in each way."""
    sheet = rules.scored_record(player.referee, prompts=True)
    ways = [key for key, _words in sheet["ways"]] or [""]
    for way in [*ways, "total"]:
        shown = {"table": with_partials_in_pad(table_screen(sheet, way))}
        yield partials.draw_partial(TABLE, shown | {"page": ENTERING})


def rulings(player):
    """What it shows of each ruling that may be entered at that moment."""
    sheet = rules.scored_record(player.referee, prompts=True)
    for prompt in with_partials(prompt_screen(sheet, rules.rulings(player.referee))):
        yield partials.draw_partial(PROMPT, {"prompt": prompt, "page": ENTERING})


def names(page):
    """The controls outside the sheet, whose lines may well be the same."""
    for around, name in controls(page):
        if "table" not in [group.tag for group in around]:
            yield around, name


def alike(page):
    """Names that two controls of one group have, and two of groups of the same name."""
    in_group, in_pad = Counter(), Counter()
    for around, name in names(page):
        in_group[(id(around[0]) if around else None, name)] += 1
        in_pad[(tuple(filter(None, map(group_name, around))), name)] += 1
    return [key for count in (in_group, in_pad) for key in count if count[key] > 1]


def check(drawn):
    for page in drawn:
        assert alike(page) == []
        assert all(name for _around, name in names(page))


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_no_two_controls_of_a_group_have_the_same_name(key):
    player = RandomPlayer(GAMES[key], f"names {key}", rulings=0)
    for _entry in range(ENTRIES):
        if player.referee.result is None:
            check(pages(player))
            player.enter_something()
    check(rulings(player))


def test_what_is_tapped_again_for_two_says_how_often_it_is_counted():
    turned_up = {"type": "upcard", "card": "KH"}
    record = {"game": "pinochle", "players": PLAYERS, "entries": [turned_up]}
    referee = rules.replay(record)
    shown = table_screen(rules.scored_record(referee, prompts=True), "quick")
    page = partials.draw_partial(
        TABLE, {"table": with_partials_in_pad(shown), "page": ENTERING}
    )
    flush = [name for _around, name in controls(page) if name.startswith("150 flush")]
    assert flush[:3] == ["150 flush, none", "150 flush, one", "150 flush, two"]
