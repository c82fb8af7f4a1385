"""What a player does on an evening, as steps that go alike in every browser."""

import json

from tests.engines import quarrel
from tests.patience import wait_until

NAMES = ["Ann", "Bob", "Cleo"]
GAPS = (60, 150, 250)  # ms between the two taps of a nervous thumb
KEPT = """async () => {
  const known = await (await fetch('/evening/groups.json')).json();
  const paths = ['/evening/', ...known.engine.split(' ')];
  const kept = paths.map(path => caches.match(path, { ignoreVary: true }));
  return (await Promise.all(kept)).every(Boolean);
}"""
TABLE_KEPT = """async () => {
  const pages = await caches.open("pages");
  return Boolean(await pages.match(location.pathname, { ignoreVary: true }));
}"""
IN_CONTROL = "() => Boolean(navigator.serviceWorker.controller)"
PAGES = [
    "/",
    "/groups/1/people/",
    "/groups/1/records/",
    "/groups/1/games/",
    "/groups/1/keys/",
]
PAGES += [
    "/groups/1/nights/",
    "/groups/1/money/",
    "/groups/1/files/",
    "/rules/",
    "/rules/piquet/",
]
PAGES += ["/device/", "/people/1/", "/nights/1/", "/nights/1/settlement/", "/evening/"]
PAGES += ["/games/1/", "/games/1/board/", "/games/1/referee/", "/games/1/review/"]
PAGES += ["/games/1/referee/revoke/?a=0", "/rules/oh_hell/referee/revoke/?a=0"]


def first_game(finger, game="Oh Hell", names=NAMES):
    """The first visit: some names, and a game."""
    finger.goto("/")
    for number, name in enumerate(names, 1):
        finger.fill(f"Player {number}", name)
    finger.tap(game)
    finger.wait_for_engine()


def a_deal(finger):
    """One deal of Oh Hell with one card: all bid none, and Cleo takes the trick."""
    for _bid in NAMES:
        finger.enter("0", ".pad .prompt")
    finger.tap("Cleo", ".pad")
    finger.enter("Enter")


def a_double_tap_bids_once(finger):
    first_game(finger)
    for count, gap in enumerate(GAPS, 1):
        finger.enter("0", ".pad .prompt", again_after=gap)
        wait_until(lambda so_far=str(count): finger.seen == so_far)
        finger.pause()
        assert finger.seen == str(count)


def a_double_tap_on_more_opens_nothing_else(finger):
    first_game(finger)
    for gap in GAPS:
        finger.tap("More", ".pad", again_after=gap)
        finger.pause()
        assert finger.path == "/games/1/"
        finger.reload()


def a_deal_is_undone_redone_and_corrected(finger):
    first_game(finger)
    a_deal(finger)
    assert finger.totals == [10, 10, 0]
    finger.enter("Undo")
    assert finger.totals == [0, 0, 0]
    finger.enter("Redo")
    assert finger.totals == [10, 10, 0]
    finger.tap("Menu", "#table .score")
    finger.tap("Correct", "#table .score")
    finger.tap("made it", "main .lines")
    finger.see("Change entry")
    finger.tap("Cleo", "main .prompt")
    finger.tap("Ann", "main .prompt")
    finger.tap("Change entry", "main .prompt")
    finger.tap("Correct it")
    finger.see("Deal 1 corrected: Ann 10 to 0, Cleo 0 to 10")
    assert finger.totals == [0, 10, 10]


def a_game_is_stepped_through(finger):
    first_game(finger)
    a_deal(finger)
    finger.goto("/games/1/review/")
    finger.see("Review")
    for _step in range(4):
        finger.tap("Back", "main")
    assert finger.browser.run("document.querySelector('[type=range]').value") == "0"


def taps_outlast_the_server_and_a_reload(finger):
    finger.goto("/")
    wait_until(finger.browser.run, IN_CONTROL)
    first_game(finger)
    finger.reload()
    finger.wait_for_engine()
    with finger.server.away():
        a_deal(finger)
        finger.see("only on this phone")
        finger.reload()
        finger.wait_for_engine()
        assert finger.totals == [10, 10, 0]
    wait_until(lambda: len(entries(finger)) == 4)
    finger.reload()
    assert finger.totals == [10, 10, 0]


def the_first_table_is_loaded_again_without_the_server(finger):
    first_game(finger)
    wait_until(finger.browser.run, TABLE_KEPT)
    with finger.server.away():
        finger.reload()
        finger.wait_for_engine()
        finger.see("Bob bids")


def entries(finger):
    """Those of the first game, as the server has them."""
    text = finger.browser.run("fetch('/games/1/record.json').then(one => one.text())")
    return json.loads(text)["entries"]


def piquet_as_it_is_said(finger):
    first_game(finger, "Piquet", NAMES[:2])
    finger.turn_to("Call by call")
    for claim, answer in [("5", "Good"), ("Tierce", "Good"), ("3 kings", "Good")]:
        finger.enter(claim)
        finger.enter(answer)
    for trick in range(12):
        finger.enter("", f"button[name=winner][value='{trick % 2}']")
    assert sum(finger.totals) > 20


def every_page_fits(finger):
    first_game(finger)
    a_deal(finger)
    assert [wide for wide in map(finger.width_of, PAGES) if wide] == []


def an_evening_without_a_server(finger):
    first_game(finger)
    finger.goto("/")
    wait_until(finger.browser.run, IN_CONTROL)
    wait_until(finger.browser.run, KEPT)
    with finger.server.away():
        finger.goto("/evening/")
        for name in NAMES:
            finger.tap(name)
        finger.tap("Start offline night")
        finger.tap("New game")
        finger.tap("Oh Hell")
        finger.tap("Start game")
        finger.see("Bob bids")
        a_deal(finger)
        finger.reload()
        finger.see("Cleo missed")
        finger.goto("/evening/")
        finger.tap("", ".line")
        finger.tap("Settle up")
        finger.tap("End the night")
    finger.see("Open the night")
    finger.tap("Open the night")
    finger.see("Oh Hell")


def a_quarrel_is_settled_on_one_of_two_phones(finger):
    first_game(finger)
    for _bid in NAMES:
        finger.enter("0", ".pad .prompt")
    with quarrel.second_phone(finger) as other:
        quarrel.come_in(finger, other)
        quarrel.wait_for_book(other)
        with other.server.away():
            words = quarrel.ask(other, "Led out of turn", "Not all have played")
            wait_until(lambda: words in (other.browser.run(quarrel.HEARD) or ""))
            other.enter("Ann", ".enters")
            other.see("Led out of turn: Ann", "only on this phone")
            other.reload()
            other.wait_for_engine()
            other.see("Led out of turn: Ann")
            quarrel.to_the_table(finger)
            assert finger.seen == "3"
        quarrel.to_the_table(other)
        wait_until(lambda: other.seen == "4")
        shown = [quarrel.shown_by(phone) for phone in (finger, other)]
    assert shown[0] == shown[1]
    assert "Led out of turn: ruling entered" in shown[0][-1]


WALK = (
    a_double_tap_bids_once,
    a_double_tap_on_more_opens_nothing_else,
    a_deal_is_undone_redone_and_corrected,
    a_game_is_stepped_through,
    the_first_table_is_loaded_again_without_the_server,
    taps_outlast_the_server_and_a_reload,
    piquet_as_it_is_said,
    an_evening_without_a_server,
    a_quarrel_is_settled_on_one_of_two_phones,
    every_page_fits,
)
