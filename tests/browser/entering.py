"""A thumb that enters any entry of a record through the pad, as a player would."""

from tests.browser.pad_forms import FORMS, Form
from tests.browser.thumb import BREATH, Thumb

# The question that is asked: another one once an entry has been taken. How many rows
# the server has changes by itself, too, when it takes those that were entered before.
SEEN = """document.querySelector("#table .pad [name=id]")?.value"""

# The table has changed, or says why it has not; its pads of cards are drawn.
ANSWERED = """seen => {
  const table = document.getElementById('table');
  const drawn = (pads, part) =>
    [...table.querySelectorAll(pads)].every(pad => pad.querySelector(part));
  return (SEEN !== seen || table.querySelector('.refused'))
    && drawn('.cards', '.chosen')
    && drawn('.trick', '.spots')
    && drawn('.trick', '.faces')
    && drawn('.trick:has(input)', '.lying')
    && drawn('.card[data-fills]', '.go');
}""".replace("SEEN", SEEN)

# What the pad asks, who plays, and whether another way than this one is chosen. With
# the engine a question that is folded away is drawn when it is opened.
LOOK = """async () => {
  for (const fold of document.querySelectorAll("#table details[data-mark]")) {
    if (fold.open) continue;
    // Or the table is drawn anew meanwhile.
    const isDrawn = new Promise((drawn) => {
      for (const news of ["htmx:load", "engine:drawn"])
        document.addEventListener(news, drawn, { once: true });
    });
    fold.open = true;
    await isDrawn;
    fold.open = false;
  }
  const names = [...document.querySelectorAll("#table .score .who")];
  return {
    sides: names.map((one) => one.innerText),
    seen: SEEN,
    forms: (FORMS)(document.querySelector("#table .pad")),
  };
}""".replace("SEEN", SEEN).replace("FORMS", FORMS)


# A tap where a thumb would hit it, if it can: what a touch comes to, in half of the
# time. Real touches are those of `Thumb`.
HIT = """(control) => {
  control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = control.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(clientX, clientY);
  if (!control.contains(hit)) return false;
  const traits = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  for (const name of ["pointerdown", "pointerup", "click"])
    hit.dispatchEvent(new PointerEvent(name, traits));
  return true;
}"""


class Entering(Thumb):
    """Answers the pad in one way of recording, wherever that way asks anything.

    `strays`: the types of entry for which another way had to be chosen.
    """

    def __init__(self, page, way):
        super().__init__(page)
        self.way, self.strays, self.seen = way, set(), None

    def tap(self, locator):
        """Taps where a thumb would; what is hidden or covered cannot be tapped.

        Opens what it is folded away in.
        """
        self.page.clock.fast_forward(BREATH)
        self.taps += 1
        if not locator.evaluate(HIT):
            unfolded = self.reach(locator)
            self.page.clock.fast_forward(BREATH)
            unfolded.tap()

    def give(self, entry):
        """Enters one thing: finds where the pad asks for it, and answers.

        Fails with the sentence of a refusal.
        """
        drawn, steps = self.place_of(entry)
        for what, name, value in steps:
            getattr(self, what)(drawn, name, value)
        self.page.wait_for_function(ANSWERED, arg=self.seen)
        said = self.page.get_by_role("alert")
        assert not said.count(), f"{entry}: {said.inner_text()}"

    def result(self):
        """What each player has won or lost, by name, as the end of a game shows it."""
        shown = {}
        for row in self.page.locator(".ranking tbody tr").all():
            side = row.locator("th").inner_text()
            net = row.locator("td").nth(2).inner_text().replace("\u2212", "-")
            shown |= dict.fromkeys(side.split(" & "), int(net))
        return shown

    def place_of(self, entry):
        """(form, steps) for an entry, in the chosen way or else in another."""
        if entry["type"] not in self.strays:
            self.turn_to(self.way)
        found = self.look_for(entry)
        for way in [] if found else self.other_ways():
            self.turn_to(way)
            found = self.look_for(entry)
            if found:
                self.strays.add(entry["type"])
                break
        assert found, f"The pad does not ask for {entry}."
        return found

    def other_ways(self):
        links = self.page.locator(".tools .ways a").all()
        return [link.get_attribute("href").split("way=")[1] for link in links]

    def turn_to(self, way):
        """Chooses a way, if the pad has anything else to ask in it."""
        link = self.page.locator(f".tools .ways a[href$='?way={way}']")
        if link.count():
            self.tap(link)
            self.page.locator(f"#table[data-way='{way}']").wait_for()
            self.page.wait_for_load_state()

    def look_for(self, entry):
        """(form, steps) of the first form of the pad that takes an entry."""
        seen = self.page.evaluate(LOOK)
        self.seen = seen["seen"]
        for place, drawn in enumerate(seen["forms"]):
            steps = Form(drawn, seen["sides"]).steps(entry)
            if steps is not None:
                return self.pad.locator("form[data-type]").nth(place), steps
        return None

    def reach(self, control):
        """Opens what a control is folded away in."""
        folds = control.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            self.tap(folds.first)
        return control

    def pick(self, drawn, name, value):
        chip = drawn.locator(f"label:has(input[name='{name}'][value='{value}'])")
        self.tap(chip)

    def press(self, drawn, name, value):
        self.tap(drawn.locator(f"button[name='{name}'][value='{value}']"))

    def turn(self, drawn, name, value):
        chip = drawn.locator(f".twice:has(input[name='{name}'])")
        self.tap(chip)

    def fill(self, drawn, name, value):
        place, number = value
        self.reach(drawn.locator(f"input[name='{name}']").nth(place)).fill(number)

    def tick(self, drawn, name, value):
        box = f"input[name='{name}'][value='{value}']:not(:checked)"
        self.tap(drawn.locator(f"label:has({box})").first)

    def play(self, drawn, card, lies):
        """Taps a card of a trick; one that lies on the table where it lies."""
        row = ".lying" if lies else ".trick > .faces"
        face = drawn.locator(f"{row} button[value^='{card}']")
        if not face.is_visible() and not self.reach(face).is_visible():
            suit = face.locator("xpath=../..").locator("> .sign")
            self.tap(suit)
        self.tap(face)

    def offer(self, drawn, name, value):
        self.tap(drawn.locator(f".offers:not([hidden]) button[value='{value}']"))

    def enter(self, drawn, name, value):
        self.tap(drawn.locator("button:not([type]):not([name])"))
