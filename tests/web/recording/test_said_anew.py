"""A correction asks for what is missing then, and keeps what was played after it."""

import json
import re
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from scorekeeper import recording
from scorekeeper.files import exports
from scorekeeper.models import Game
from tests.tries import tries
from tests.web.devices import page_of

HANDS = {"sequence": "custom", "hands": [2, 1, 1]}


def bid(seat, number):
    return {"type": "bid", "seat": seat, "bid": number}


def made(*seats):
    return {"type": "made", "made": list(seats)}


PLAYED = [bid(0, 1), bid(1, 1), bid(2, 0), made(0, 1, 2)]
PLAYED += [bid(1, 0), bid(2, 1), bid(0, 0), made(0, 1, 2), bid(2, 1), bid(0, 0)]
NEW = bid(0, 0)
AGAIN = "Deal 1: re-enter who made their bid."


@pytest.fixture
def game(start, bob):
    """Two deals that all made, and the third in its bidding; Ann bid 1 in the first."""
    return bob.play(start(options=HANDS), PLAYED)


def look(device, game, entry=NEW, place=0, operation="replace", **fields):
    return device.enter(game, entry, to=f"{place}/", operation=operation, **fields)


def answer(device, game, *anew, entry=NEW, place=0, operation="replace", **fields):
    carried = {"corrected": json.dumps(entry), "anew": json.dumps(anew)}
    fields |= {"operation": operation, **carried}
    return device.enter(game, None, to=f"{place}/", **fields)


@pytest.mark.alike
def test_an_entry_is_headed_by_its_deal_and_its_words(bob, game):
    page = page_of(bob.get(f"{game.get_absolute_url()}entries/4/"))
    heading = page[page.index("<header>") :].split("</header>")[0]
    assert re.sub("<[^>]*>", " ", heading).split() == ["Deal", "2", "Bob", "bids", "0"]


@pytest.mark.alike
def test_what_is_missing_is_asked_and_nothing_is_struck(bob, game):
    page = page_of(look(bob, game))
    assert AGAIN in page
    assert "no longer fits." not in page
    assert 'data-type="made"' in page
    assert page.index('name="made"') < page.index('data-type="tricks"')
    assert game.log.count() == len(PLAYED)


@pytest.mark.alike
def test_what_was_played_after_it_stays(bob, game):
    page = page_of(answer(bob, game, type="made", made=["1", "2"]))
    assert "Deal 1: Ann&#x27;s 11 becomes 0." in page
    assert "no longer fits" not in page
    anew = json.dumps([[3, made(1, 2), False]])
    assert anew.replace('"', "&quot;") in page
    response = bob.enter(
        game, NEW, to="0/", operation="replace", anew=anew, confirm="1"
    )
    assert response.status_code == 200
    game.refresh_from_db()
    assert game.entries == [NEW, *PLAYED[1:3], made(1, 2), *PLAYED[4:]]
    assert game.log.last().along == [[3, made(1, 2)]]
    assert game.log.count() == len(PLAYED) + 1
    bob.enter(game, None, to="last/")
    game.refresh_from_db()
    assert game.entries == PLAYED


@pytest.mark.alike
def test_an_answer_that_cannot_be_is_asked_again(bob, game):
    response = answer(bob, game, type="made", made=["0", "1", "2"])
    assert response.status_code == 422
    page = page_of(response)
    assert "They cannot all have made it: the bids come to 1 of 2." in page
    assert AGAIN in page


@pytest.mark.alike
def test_who_will_not_say_it_sees_what_goes(bob, game):
    page = page_of(answer(bob, game, rest="1"))
    assert "Deal 1: “All made it” no longer fits." in page
    assert "Correct it and delete these entries" in page


@pytest.mark.alike
def test_what_was_not_said_at_all_leaves_the_deal_to_be_ended(bob, game):
    page = page_of(answer(bob, game, leave="1"))
    assert "Deal 1 is incomplete. Enter the rest of the deal." in page
    said = [3, None, False]
    page = page_of(answer(bob, game, said, type="tricks", tricks=["0", "1", "1"]))
    anew = [said, [4, {"type": "tricks", "tricks": [0, 1, 1]}, True]]
    assert json.dumps(anew).replace('"', "&quot;") in page
    options = {"anew": anew, "take_along": True}
    stamp = {"seen": game.log_length, "client_id": game.client_id}
    answered = recording.correct(game, "replace", 0, NEW, **options, **stamp)
    ended = [NEW, *PLAYED[1:3], anew[1][1]]
    assert answered.game.entries == ended + PLAYED[4:]
    assert game.log.last().along == [3, [4, anew[1][1], PLAYED[4]]]


@pytest.mark.alike
def test_an_end_of_a_deal_that_is_taken_out_is_asked_for(bob, game):
    page = page_of(look(bob, game, None, 3, "remove"))
    assert "Deal 1 is incomplete. Enter the rest of the deal." in page
    assert 'data-type="made"' in page


@pytest.mark.alike
def test_a_bid_that_is_taken_out_is_missing_before_the_next(bob, game):
    page = page_of(look(bob, game, None, 2, "remove"))
    words = "Deal 1: add the missing entry before “All made it”."
    assert words in page
    assert "Cleo bids" in page


@pytest.mark.alike
def test_what_nobody_waits_for_is_not_asked(bob, start):
    entries = [bid(0, 0), {"type": "trump", "suit": "H"}, bid(1, 0)]
    game = bob.play(start(options=HANDS), entries)
    preview = recording.preview(game, "insert", 0, {"type": "trump", "suit": "S"})
    assert preview["missing"] is None
    assert [text for text in preview["text"] if "no longer fits" in text]


NO_ANSWERS = ["{}", "[1]", "[[3, 5, true]]", '[["3", null, true]]', "[[3]]", "x"]


@pytest.mark.alike
@pytest.mark.parametrize("anew", tries(NO_ANSWERS))
def test_what_is_no_answer_is_answered_400(bob, game, anew):
    fields = {"operation": "replace", "corrected": "null", "anew": anew}
    assert bob.enter(game, None, to="0/", **fields).status_code == 400


@pytest.mark.alike
def test_a_file_holds_a_repeated_entry(ann, game):
    options = {"anew": [[3, made(1, 2), False]], "take_along": False}
    stamp = {"seen": game.log_length, "client_id": game.client_id}
    recording.correct(game, "replace", 0, NEW, **options, **stamp)
    file = exports.group_file(game.night.group)
    Game.objects.all().delete()
    given = {"file": SimpleUploadedFile("group.json", file), "id": uuid4()}
    ann.post(f"/groups/{game.group_id}/import/", given)
    kept = Game.objects.get()
    assert kept.entries[3] == made(1, 2)
    assert kept.log.last().along == [[3, made(1, 2)]]
    assert exports.group_file(game.night.group) == file


MEND = {"operation": "replace", "mend": "1"}


@pytest.mark.alike
def test_a_bid_of_this_deal_is_mended_by_a_tap_on_it(bob, watcher, game):
    url = game.get_absolute_url()
    page = page_of(bob.get(url))
    assert [f'href="{url}beside/{seat}/"' in page for seat in range(3)] == [1, 0, 1]
    assert "/beside/" not in page_of(watcher.get(url))
    response = bob.get(f"{url}beside/2/")
    assert response.url == f"{url}entries/8/?mend=1"
    form = page_of(bob.get(response.url))
    assert "‹ Table" in form
    assert "‹ Review" not in form
    assert '<input type="hidden" name="mend" value="1">' in form
    fields = {"type": "bid", "seat": "2", "bid": "0"}
    response = bob.enter(game, None, to="8/", htmx=False, **MEND, **fields)
    assert (response.status_code, response.url) == (302, url)
    game.refresh_from_db()
    assert game.entries == [*PLAYED[:8], bid(2, 0), PLAYED[9]]
    assert game.sheet["changed"] == "Corrected: Cleo bids 0"


@pytest.mark.alike
def test_a_bid_that_a_later_one_contradicts_is_asked_about(bob, start):
    entries = [bid(0, 1), bid(1, 1), bid(2, 1), {"type": "trick", "winner": 0}]
    game = bob.play(start(options=HANDS | {"hook": "on"}), entries)
    fields = {"type": "bid", "seat": "0", "bid": "0"}
    response = bob.enter(game, None, to="0/", **MEND, **fields)
    assert response.status_code == 200
    assert "Deal 1: re-enter Cleo&#x27;s bid." in page_of(response)
    page = page_of(answer(bob, game, entry=bid(0, 0), type="bid", seat="2", bid="0"))
    assert "Correct it" in page
    assert "no longer fits" not in page


@pytest.mark.alike
def test_a_bid_of_a_deal_that_is_over_is_not_mended_from_the_table(bob, start):
    game = bob.play(start(options=HANDS), PLAYED[:4])
    url = game.get_absolute_url()
    assert "/beside/" not in page_of(bob.get(url))
    assert bob.get(f"{url}beside/0/").url == url


@pytest.mark.alike
def test_who_may_not_enter_mends_nothing(eve, watcher, game):
    url = f"{game.get_absolute_url()}beside/0/"
    assert watcher.get(url).status_code == 403
    assert eve.get(url).status_code == 404
