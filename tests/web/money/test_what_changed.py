"""A page of money says what changed since it was last viewed, and while it is open."""

import pytest

from scorekeeper import recording
from scorekeeper.models import Game
from scorekeeper.money import settlement
from tests.web.devices import ONE_DEAL
from tests.web.money.following import AS_HTMX, Follower

pytestmark = pytest.mark.alike
DEAL = {"sequence": "custom", "hands": [1]}
STAKE = {"per_point": "0.05"}
SINCE = "Since you last looked: "


@pytest.fixture
def play_deal(bob, start):
    """Plays a game in which Bob wins five cents from Ann and Cleo each."""
    return lambda: bob.play(start(options=DEAL, stake=STAKE), ONE_DEAL)


@pytest.fixture
def follower(watcher, url, play_deal):
    """A settlement that is open, of a night of one game."""
    play_deal()
    return Follower(watcher, url)


def test_nothing_new_is_not_said(follower):
    assert follower.ask() is None


def test_a_payment_is_heard_once_and_its_deletion_too(follower, night, pay):
    payment = pay("Ann", "Bob", 5, night=night)
    assert follower.ask() == "Ann paid Bob €0.05."
    assert follower.ask() is None
    assert "One payment settles it" in follower.html
    payment.delete()
    assert follower.ask() == "A payment was deleted."


def test_two_payments_are_heard_together(follower, night, pay):
    pay("Ann", "Bob", 5, night=night)
    pay("Cleo", "Bob", 2, night=night)
    heard = follower.ask()
    assert "Ann paid Bob €0.05." in heard
    assert "Cleo paid Bob €0.02." in heard
    assert "Cleo now pays Bob €0.03, not €0.05." in heard


def test_a_payment_elsewhere_changes_the_rows_that_are_heard(follower, pay):
    pay("Ann", "Bob", 2)
    assert follower.ask() == "Ann now pays Bob €0.03, not €0.05."


def test_another_game_says_whose_result_is_another(follower, play_deal):
    play_deal()
    heard = follower.ask()
    assert heard.startswith("A game was added. Ann: −0.10 (was −0.05). Bob: +0.20 ")
    assert "Ann now pays Bob €0.10, not €0.05." in heard
    assert '<div id="counted" hx-swap-oob="innerHTML">' in follower.html
    assert f'<p class="changed">{heard}</p>' in follower.html
    assert follower.ask() is None


def test_a_corrected_game_says_so(follower, night):
    recording.restake(night.games.get(), {"per_point": "0.15"})
    heard = follower.ask()
    assert heard.startswith("A game was corrected. Ann: −0.15 (was −0.05).")
    assert "Ann now pays Bob €0.15, not €0.05." in heard


def test_a_deleted_game_says_so(follower, night, play_deal):
    game = night.games.get()
    play_deal()
    follower.ask()
    recording.delete_game(game)
    assert follower.ask().startswith("A game was deleted. Ann: −0.05 (was −0.10).")


def test_where_no_money_is_left_to_compare_it_still_says_why(follower, night):
    recording.delete_game(night.games.get())
    assert follower.ask() == "A game was deleted."


def test_a_shared_cost_says_so(follower, night, share, pay):
    bill = share("Bob", 60, "Cleo")
    heard = follower.ask()
    assert heard.startswith("A shared cost was added. Bob: +0.70 (was +0.10).")
    assert "Cleo now pays Bob €0.65, not €0.05." in heard
    settlement.remove_bill(night, bill)
    assert follower.ask().startswith("A shared cost was deleted. Bob: +0.10 (was")


def test_what_is_forged_is_told_what_stands(follower):
    forged = ("~..~1.2.3.Paid~\x01", "1!x.1!²~1.2.x.~..9.", "!!~~", "~~~~", "é" * 9000)
    for seen in forged:
        follower.seen = seen
        answer = follower.device.get(follower.url, {"seen": seen}, headers=AS_HTMX)
        assert answer.status_code == 200
        assert "Two payments settle it" in answer.text


def test_who_is_let_in_no_more_hears_nothing(follower, eve):
    assert eve.get(follower.url, {"seen": ""}, headers=AS_HTMX).status_code == 404


def test_a_first_view_has_nothing_to_compare(ann, bob, url, money_url, text, play_deal):
    play_deal()
    for device, page in ((ann, url), (bob, money_url)):
        assert SINCE not in text(device, page)
        assert SINCE not in text(device, page)


def test_a_later_view_says_what_is_different_once(bob, url, text, play_deal):
    play_deal()
    text(bob, url)
    play_deal()
    page = text(bob, url)
    assert f"{SINCE}A game was added. Ann: −0.10 (was −0.05)." in page
    assert "Ann now pays Bob €0.10, not €0.05." in page
    assert SINCE not in text(bob, url)


def test_money_says_whose_balance_is_another(bob, money_url, text, owe, pay):
    owe("Ann", "Bob", 500)
    text(bob, money_url)
    pay("Ann", "Bob", 200)
    page = text(bob, money_url)
    assert SINCE in page
    assert "Ann: −3.00 (was −5.00)." in page
    assert "Ann paid Bob €2.00." in page
    assert "Ann now pays Bob €3.00, not €5.00." in page


def test_each_page_and_each_phone_has_its_own_last_view(
    ann, bob, url, money_url, text, owe, play_deal
):
    play_deal()
    for page in (url, money_url):
        bob.get(page)
        cookie = bob.cookies["seen"]
        assert (cookie["path"], cookie["httponly"]) == (page, True)
    owe("Ann", "Bob", 500)
    assert SINCE not in text(ann, money_url)
    assert SINCE in text(bob, money_url)


def test_what_the_phone_did_itself_is_no_news_to_it(bob, url, text, play_deal, mark):
    play_deal()
    text(bob, url)
    mark(bob, "Ann", "Bob", 5, headers=AS_HTMX)
    assert bob.cookies["seen"]["path"] == url
    assert SINCE not in text(bob, url)


def test_what_an_open_page_has_heard_is_not_said_again(watcher, url, text, follower):
    recording.restake(Game.objects.get(), {"per_point": "0.15"})
    assert follower.ask().startswith("A game was corrected.")
    assert SINCE not in text(watcher, url)


@pytest.mark.parametrize("seen", ["", "x", "~~~~", "1.2~x~~1!2~names", "9" * 3000])
def test_an_odd_cookie_breaks_no_page(bob, url, money_url, play_deal, seen):
    play_deal()
    for page in (url, money_url):
        bob.cookies["seen"] = seen
        assert bob.get(page).status_code == 200


def test_rows_of_two_currencies_between_the_same_people_are_told_apart(
    bob, text, money_url, owe
):
    owe("Ann", "Bob", 500)
    owe("Ann", "Bob", 300, "GBP")
    text(bob, money_url)
    owe("Ann", "Bob", 100)
    page = text(bob, money_url)
    assert "Ann now pays Bob €6.00, not €5.00." in page
    assert "not £3.00" not in page
    assert "not €3.00" not in page
    assert "now pays Bob £" not in page
