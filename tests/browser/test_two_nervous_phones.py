"""A game of each family on two phones: taps doubled, one without a network, undone."""

import pytest

import rules
from tests.browser import engine
from tests.browser.entering import Entering
from tests.browser.page_scripts import BACK_ONLINE
from tests.browser.thumb import BREATH, Thumb
from tests.browser.whole_games import check_end, whole_game
from tests.patience import wait_until

pytestmark = pytest.mark.long
SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
GAMES = [
    ("oh_hell", "live"),
    ("piquet", "call"),
    ("bezique", "tally"),
    ("pinochle", "quick"),
    ("scotch_whist", "live"),
    ("tablanette", "quick"),
]
APART = 4  # entries that are made without a network
TWICE = """(control) => {
  control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = control.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  const traits = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  const first = performance.now();
  const tap = (value) => {
    const hit = document.elementFromPoint(clientX, clientY);
    for (const name of ["pointerdown", "pointerup", "click"]) {
      const event = new PointerEvent(name, traits);
      Object.defineProperty(event, "timeStamp", { value }); // however late it comes
      hit?.dispatchEvent(event);
    }
  };
  tap(first);
  return new Promise((done) => setTimeout(() => done(tap(first + 80)), 80));
}"""


class Nervous(Entering):
    """A thumb that taps twice, 80 ms apart, whatever sends an entry."""

    def tap_twice(self, locator):
        self.reach(locator)
        self.page.clock.fast_forward(BREATH)
        self.taps += 1
        locator.evaluate(TWICE)

    def press(self, drawn, name, value):
        self.tap_twice(drawn.locator(f"button[name='{name}'][value='{value}']"))

    def enter(self, drawn, name, value):
        self.tap_twice(drawn.locator("button:not([type]):not([name])"))

    def shows(self):
        """The rows that it has from the server, and the score."""
        table = self.page.locator("#table")
        score = self.page.locator("#table .score").inner_text()
        return int(table.get_attribute("data-seen")), score


class Night:
    """Two phones at one game."""

    def __init__(self, thumbs, address):
        self.thumbs, self.address = thumbs, address
        self.rows = 0

    def wait_until_alike(self):
        """Until both phones show the same, with every row of the log."""

        def alike():
            for thumb in self.thumbs:
                thumb.page.clock.fast_forward(500)
            shown = [thumb.shows() for thumb in self.thumbs]
            return shown[0] == shown[1] and shown[0][0] == self.rows

        wait_until(alike)

    def give(self, thumb, entry):
        thumb.give(entry)
        self.rows += 1

    def give_apart(self, entries):
        """Enters some on the first phone while it has no network, then sends them."""
        first = self.thumbs[0]
        first.page.context.set_offline(True)
        for entry in entries:
            self.give(first, entry)
        first.page.context.set_offline(False)
        first.page.evaluate(BACK_ONLINE)

    def take_back(self):
        """The second phone undoes what the first has entered, which redoes it."""
        before = self.thumbs[0].shows()[1]
        for thumb, label in zip(reversed(self.thumbs), ("Undo", "Redo"), strict=True):
            Thumb.tap(thumb, thumb.pad.get_by_role("button", name=label))
            self.rows += 1
            self.wait_until_alike()
        assert self.thumbs[0].shows()[1] == before


@pytest.fixture
def phones(at_table, new_phone):
    def sit_down(record):
        first, second = at_table(record | {"entries": []}), new_phone()
        second.context.add_cookies(first.context.cookies())
        second.goto(first.url)
        for phone in (first, second):
            engine.wait_for_engine(phone)
        return first, second

    return sit_down


@pytest.mark.parametrize(("game", "way"), GAMES)
def test_two_nervous_phones_end_with_the_game_as_it_was(game, way, phones):
    record = whole_game(game, way)
    first, second = phones(record)
    night = Night([Nervous(one, way) for one in (first, second)], first.url)
    entries = record["entries"]
    third = len(entries) // 3
    for place, entry in enumerate(entries[:third]):
        night.give(night.thumbs[place % 2], entry)
        night.wait_until_alike()
    night.give_apart(entries[third : third + APART])
    night.wait_until_alike()
    for place, entry in enumerate(entries[third + APART :]):
        night.give(night.thumbs[place % 2], entry)
        night.wait_until_alike()
        if place == 0:
            night.take_back()
    came = engine.entries_at(first, first.url.split("?")[0])
    assert rules.score(record | {"entries": came}) == rules.score(record)
    for thumb in night.thumbs:
        check_end(record, thumb)
