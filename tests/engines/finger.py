"""A finger on a browser of any engine: it presses what bears some words."""

import time
from pathlib import Path

from tests.patience import wait_until

BREATH = 0.45  # seconds between two taps of a thumb that means both
FIND = Path(__file__).with_name("find.js").read_text()
SHOWN = "words => document.body?.innerText.replace(/\\s+/g, ' ').includes(words)"
STATUS = "path => fetch(path).then(answer => answer.status)"
READY = """() => document.readyState === 'complete'
  && !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')"""
SEEN = "() => document.querySelector('#table')?.dataset.seen"
NEXT = "() => document.querySelector('#table [name=id]')?.value"
TOTALS = (
    "() => [...document.querySelectorAll('.score output')].map(one => one.innerText)"
)
RELOAD = "() => { window.isOld = true; setTimeout(() => location.reload()); }"
NEW = "() => !window.isOld && document.readyState === 'complete'"
ENGINE = "() => document.documentElement?.dataset.engine === 'ready'"
WIDER = """() => document.documentElement.scrollWidth > innerWidth
  && `${location.pathname} is ${document.documentElement.scrollWidth} wide`"""


class Finger:
    """Presses, types and reads on the pages of a server."""

    def __init__(self, browser, server):
        self.browser, self.server = browser, server

    def goto(self, path):
        self.browser.goto(self.server.url + path)

    def spot(self, words, within="body"):
        """Where something is that bears these words, once it can be reached."""
        return wait_until(self.in_reach, words, within)

    def in_reach(self, words, within="body"):
        return self.browser.run(READY) and self.browser.run(FIND, words, within)

    def tap(self, words, within="body", *, again_after=None):
        """Presses what bears these words, and again there after so many ms."""
        self.pause()
        where = self.spot(words, within)
        self.browser.click(*where, again_after=again_after)

    def enter(self, words, within=".pad", **tapped):
        """Presses what sends an entry, and waits for the table that comes of it."""
        self.pause()
        where = self.spot(words, within)
        before = self.browser.run(NEXT)  # the table that is there when it is pressed
        self.browser.click(*where, **tapped)
        wait_until(lambda: self.browser.run(NEXT) not in (before, None))

    def fill(self, label, text):
        """Types into a field."""
        self.tap(label)
        self.browser.type(text)

    def see(self, *words):
        """Waits until each of some words stand on the page."""
        for one in words:
            wait_until(self.browser.run, SHOWN, one)

    def reload(self):
        """Loads the page again as a player does: that of Marionette asks no worker."""
        self.browser.run(RELOAD)
        wait_until(self.browser.run, NEW)

    def pause(self):
        """As long as a player looks at what came."""
        time.sleep(BREATH)

    def turn_to(self, words):
        """Chooses another way of recording, which stands under More."""
        self.tap("More", ".pad")
        self.tap(words, ".pad")
        self.wait_for_engine()

    def width_of(self, path):
        """Goes to a page, which is there: how wide it is, where it scrolls sideways."""
        assert self.browser.run(STATUS, path) == 200, path
        self.goto(path)
        return self.browser.run(WIDER)

    def wait_for_engine(self):
        wait_until(self.browser.run, ENGINE)

    @property
    def seen(self):
        """How far the log of the table has come that is shown."""
        return self.browser.run(SEEN)

    @property
    def totals(self):
        return [int(text.replace("−", "-")) for text in self.browser.run(TOTALS)]

    @property
    def path(self):
        return self.browser.run("location.pathname")
