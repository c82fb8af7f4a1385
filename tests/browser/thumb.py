"""A thumb on a phone: it taps what a player would tap, and counts."""

import re

BREATH = 400  # ms between two taps of a thumb that means both

# Whether the table that comes back is there, and takes taps.
CAME = """(seen) => document.getElementById("table").dataset.seen !== seen
  && !document.querySelector("#table .htmx-request, .htmx-swapping, .htmx-settling")"""


class Thumb:
    """Taps on the page of a table; `taps` counts them."""

    def __init__(self, page):
        self.page = page
        self.taps = 0

    def tap(self, locator):
        """Taps something that changes nothing on the server by itself."""
        self.page.clock.fast_forward(BREATH)
        locator.tap(force=True)
        self.taps += 1

    def enter(self, locator):
        """Taps what sends an entry, and waits for the table that comes back."""
        table = self.page.locator("#table")
        before = table.get_attribute("data-seen")
        self.tap(locator)
        self.page.wait_for_function(CAME, arg=before)

    def refused(self, locator):
        """Taps what is refused: the sentence that says why, and the link behind it."""
        self.tap(locator)
        return self.page.get_by_role("alert").inner_text()

    @property
    def pad(self):
        return self.page.get_by_role("region", name="Enter")

    @property
    def question(self):
        """What the pad asks."""
        return self.pad.locator("h2").first.inner_text()

    def chip(self, label):
        """An answer of the question on the pad, by its whole label; it may lead."""
        name = re.compile(rf"^{re.escape(label)}( leads)?$")
        return self.pad.locator("form.prompt").first.get_by_role("button", name=name)

    def button(self, label):
        return self.pad.get_by_role("button", name=label)

    def fold(self, label):
        """What stands under a name beside the question, or under More."""
        fold = self.pad.locator("summary.chip", has_text=label).first
        if not fold.is_visible():
            self.tap(self.pad.locator(".more > summary"))
        return fold

    def turn_to(self, words):
        """Chooses another way of recording, which may stand under More; a new page."""
        self.page.clock.fast_forward(BREATH)
        more = self.page.locator(".more:not([open]) > summary")
        if more.count():
            more.tap()
        with self.page.expect_navigation():
            self.page.get_by_role("link", name=words).tap()

    def undo(self):
        self.enter(self.pad.get_by_role("button", name="Undo"))

    def call(self):
        """What the referee says, in large."""
        return self.page.locator(".call .loud").all_inner_texts()

    def totals(self):
        """The totals as the score shows them."""
        shown = self.page.locator(".score output").all_inner_texts()
        return [int(re.sub("\u2212", "-", text)) for text in shown]
