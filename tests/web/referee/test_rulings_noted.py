"""The review shows what the referee was asked: ruled, waived, or not agreed on."""

from uuid import uuid4

from tests.web.devices import BIDS, TRICKS
from tests.web.reading import Reading


def note(device, game, name="revoke", came="passed"):
    url = f"{game.get_absolute_url()}referee/{name}/notes/?a=0"
    fields = {"id": uuid4(), "seen": game.log_length, "came": came}
    assert device.post(url, fields).status_code == 302


def review(device, game, more=""):
    return device.get(f"{game.get_absolute_url()}review/{more}")


def test_what_was_let_pass_stands_in_its_deal(bob, game):
    bob.play(game, BIDS)
    note(bob, game)
    text = Reading(review(bob, game)).text
    assert text.count("Failed to follow suit : waived Bob's phone,") == 2


def test_it_stands_at_its_moment_and_at_no_other(bob, game):
    bob.play(game, BIDS[:2])
    note(bob, game, "bid_out_of_turn", "disputed")
    bob.play(game, [*BIDS[2:], TRICKS])
    [told] = ["Bid out of turn : no agreement"]
    assert Reading(review(bob, game, "?at=2")).text.count(told) == 2
    assert Reading(review(bob, game, "?at=3")).text.count(told) == 1


def test_before_anything_is_entered_it_stands_too(bob, game):
    note(bob, game, "wrong_dealer")
    assert "The wrong player dealt : waived" in Reading(review(bob, game)).text


def test_who_watches_reads_it_without_a_way_there(bob, watcher, game):
    note(bob, game)
    page = review(watcher, game)
    assert "Failed to follow suit: waived" in Reading(page).text
    assert "referee/revoke" not in page.content.decode()
