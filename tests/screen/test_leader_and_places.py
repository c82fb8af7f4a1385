"""Who leads and everyone's place are marked; each side has the colour of its person."""

import rules
from phone.screen import table_screen
from tests.rules.tables import pinochle, tablanette
from tests.rules.tables.common import total
from tests.rules.tables.oh_hell import bid, oh_hell
from tests.screen.reading import screen


def leading(record, **changed):
    sheet = rules.score(record, prompts=True) | changed
    return [side["leads"] for side in table_screen(sheet)["sides"]]


def places(record, **changed):
    sheet = rules.score(record, prompts=True) | changed
    return table_screen(sheet)["sheet"]["places"]


AHEAD = oh_hell(total(10, 0, 12), hands=[2, 2])


def test_the_leader_is_marked():
    assert leading(AHEAD) == [False, False, True]
    assert leading(tablanette.record(total(20, 5))) == [True, False]


def test_where_the_lowest_wins_the_lowest_leads():
    assert leading(AHEAD, lowest_wins=True) == [False, True, False]
    assert places(AHEAD, lowest_wins=True) == ["2nd", "1st", "3rd"]


def test_several_may_lead_but_not_all():
    assert leading(oh_hell(total(10, 0, 10), hands=[2, 2])) == [True, False, True]
    assert leading(oh_hell(total(10, 10, 10), hands=[2, 2])) == [False] * 3
    assert leading(oh_hell(bid(0, 1), hands=[2])) == [False] * 3


def test_from_three_sides_on_there_are_places_and_a_tie_shares_one():
    assert places(AHEAD) == ["2nd", "3rd", "1st"]
    assert places(oh_hell(total(10, 0, 10), hands=[2, 2])) == ["1st", "3rd", "1st"]
    assert places(tablanette.record(total(20, 5))) == []


def test_no_place_is_told_before_a_deal_is_over():
    assert places(oh_hell(bid(0, 1), hands=[2])) == []


def test_a_finished_game_has_the_places_of_its_result():
    over = oh_hell(total(10, 0, 11), hands=[1])
    assert places(over) == ["2nd", "3rd", "1st"]


def test_a_side_has_the_colour_of_its_first_person():
    table = screen(pinochle.partners(), colours=[5, 2, 7, 0])
    assert [side["colour"] for side in table["sides"]] == [5, 2]
    assert [column["colour"] for column in table["sheet"]["columns"]] == [5, 2]


def test_where_no_colour_is_known_it_is_the_number_of_the_seat():
    table = screen(AHEAD, colours=[])
    assert [side["colour"] for side in table["sides"]] == [0, 1, 2]
