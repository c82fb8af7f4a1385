"""From a line of the sheet to its entry: corrected, taken back to, and told aloud."""

from uuid import uuid4

import pytest

from scorekeeper.models import Game
from tests.web.devices import BIDS, FIRST, NOT_BOB, ONE_DEAL, SECOND, TWO_DEALS, page_of
from tests.web.reading import Reading


@pytest.fixture
def game(start, bob):
    """Two deals, won by Bob with 22 points; Ann has 21 and Cleo 10."""
    return bob.play(start(options=TWO_DEALS), FIRST + SECOND)


@pytest.fixture
def url(game):
    return game.get_absolute_url()


def take_back(device, game, place, **asked):
    return device.enter(game, None, to=f"{place}/later/", **asked)


def correct(device, game, place, entry):
    fields = {"operation": "replace", "confirm": "1"}
    return device.enter(game, entry, to=f"{place}/", **fields)


def call(game):
    """What the table says of a game as it is kept: in small, and in large."""
    return Game.objects.get(pk=game.pk).sheet.get("changed", "")


@pytest.mark.alike
def test_a_row_and_each_of_its_lines_lead_to_the_entries_that_made_them(bob, game, url):
    assert f'href="{url}review/?deal=2#deal-2"' in page_of(bob.get(url))
    assert bob.get(f"{url}lines/1/0/").url == f"{url}entries/3/"
    assert bob.get(f"{url}lines/0/2/later/").url == f"{url}entries/1/later/"


@pytest.mark.alike
def test_a_line_of_the_sheet_and_each_entry_say_what_can_be_done(bob, url):
    page = page_of(bob.get(f"{url}review/"))
    assert page.count(f'href="{url}entries/1/"') == 3  # two lines and the entry
    assert page.count(f'href="{url}entries/1/later/"') == 3
    assert f'href="{url}entries/3/later/"' not in page  # nothing comes after it


@pytest.mark.alike
def test_who_only_watches_is_offered_neither(watcher, eve, url):
    for page in [url, f"{url}review/"]:
        text = Reading(watcher.get(page)).text
        assert "Correct this" not in text
        assert "Undo later entries" not in text
    for page in ["lines/0/0/", "lines/0/0/later/", "entries/0/later/"]:
        assert watcher.get(url + page).status_code == 403
        assert eve.get(url + page).status_code == 404


@pytest.mark.alike
@pytest.mark.parametrize("page", ["lines/0/3/", "lines/9/0/", "entries/4/later/"])
def test_there_is_nothing_where_no_line_and_no_entry_is(bob, url, page):
    assert bob.get(url + page).status_code == 404


def test_a_page_says_what_stays_what_goes_and_what_becomes_of_it(bob, url):
    text = Reading(bob.get(f"{url}entries/1/later/")).text
    assert (
        "Undo everything after this entry Ann took no tricks, Bob 1 and Cleo none"
        in text
    )
    gone = "Ann bids 1, Bob 1 and Cleo 1 Ann took 1 trick, Bob 1 and Cleo none"
    assert f"2 entries to undo {gone}" in text
    assert "Deal 2: Ann's 11 is removed." in text
    assert "The game is no longer over." in text


@pytest.mark.alike
def test_behind_the_last_entry_nothing_goes(bob, game, url):
    assert "This is the last entry." in Reading(bob.get(f"{url}entries/3/later/")).text
    for place in [3, 4, 10**30]:
        assert take_back(bob, game, place).status_code == 422
    assert game.log.count() == 4


@pytest.mark.alike
def test_all_that_came_later_goes_in_one_step_and_comes_back_in_one(bob, game):
    response = take_back(bob, game, 0, htmx=False)
    assert response.status_code == 302
    game.refresh_from_db()
    assert game.entries == FIRST[:1]
    assert not game.standings.exists()
    assert game.log.count() == 5
    assert call(game) == "Undone: 3 entries, back to Ann bids 0, Bob 1 and Cleo 0"
    bob.enter(game, None, to="last/")
    game.refresh_from_db()
    assert game.entries == FIRST + SECOND
    assert game.standings.count() == 3
    assert call(game) == "Undone: deleting 3 entries"


@pytest.mark.alike
def test_the_same_request_takes_back_once(bob, game):
    once = uuid4()
    for _ in range(2):
        assert take_back(bob, game, 1, seen=4, id=once).status_code == 200
    assert game.log.count() == 5


@pytest.mark.alike
def test_an_old_table_is_not_taken_back(ann, bob, game):
    ann.enter(game, None, to="last/")
    assert take_back(bob, game, 0, seen=4).status_code == 409
    game.refresh_from_db()
    assert len(game.entries) == 3


@pytest.mark.alike
def test_the_table_says_what_a_correction_changed(bob, game):
    page = page_of(correct(bob, game, 1, NOT_BOB))
    said = "Deal 1 corrected: Bob 11 to 0, Cleo 10 to 0"
    assert call(game) == said
    assert f'class="loud">{said}</p>' in page


@pytest.mark.alike
def test_a_correction_that_changes_no_points_says_what_it_brings(bob, game):
    correct(bob, game, 2, {"type": "bids", "bids": [1, 1, 2]})
    assert call(game) == "Corrected: Ann bids 1, Bob 1 and Cleo 2"


@pytest.mark.alike
def test_undo_and_redo_say_what_they_undid(bob, start):
    game = bob.play(start(), ONE_DEAL)
    page = page_of(bob.enter(game, None, to="last/"))
    assert "Undone: Ann took no tricks, Bob 1 and Cleo none" in page
    bob.enter(game, None, to="last/")
    assert call(game) == "Undone: Cleo bids 0"
    bob.enter(game, None, to="next/")
    assert call(game) == "Redone: Cleo bids 0"


@pytest.mark.alike
def test_the_undo_of_a_correction_says_the_points_as_they_are_again(bob, game):
    correct(bob, game, 1, NOT_BOB)
    bob.enter(game, None, to="last/")
    said = "the correction. Deal 1: Bob 0 to 11, Cleo 0 to 10"
    assert call(game) == f"Undone: {said}"


@pytest.mark.alike
def test_the_next_entry_is_told_as_ever(bob, start):
    game = bob.play(start(), BIDS[:2])
    bob.enter(game, None, to="last/")
    page = page_of(bob.enter(game, BIDS[1]))
    assert "Undone" not in page
    assert call(game) == ""


@pytest.mark.alike
def test_the_form_of_a_correction_shows_what_stands_there(bob, game, url):
    page = page_of(bob.get(f"{url}entries/2/"))
    form = page[page.index('data-type="bids"') :]
    assert form.count('name="bids" value="1"') == 3
    before = page_of(bob.get(f"{url}entries/2/?operation=insert"))
    assert 'name="bids" value="1"' not in before


@pytest.mark.alike
def test_the_whole_deal_is_offered_once_in_a_correction(bob, url):
    text = Reading(bob.get(f"{url}entries/0/")).text
    assert text.count("Whole deal, added up at the table") == 2  # a fold and its form
