"""A thumb that enters any entry of a record through the pad, as a player would."""

from tests.browser.thumb import Thumb

WORDS = {None: "none", True: "true", False: "false"}
UNASKED = ("csrfmiddlewaretoken", "seen", "id", "type", "way")
LAST = ("faces", "press")  # what may send a form by itself

# Every form of the pad with its controls: what each is called, holds, and looks like.
FORMS = """pad => [...pad.querySelectorAll('form[data-type]')].map(form => ({
  type: form.dataset.type,
  controls: [...form.elements].filter(one => one.name).map(one => {
    const faces = one.closest('.cards');
    return {
      name: one.name,
      value: one.value,
      kind: one.closest('.twice') ? 'twice' : faces ? 'cards' : one.type,
      is_on: one.checked === true,
      is_free: one.type === 'radio' ? !one.required : one.closest('.extra') !== null,
      is_struck: one.getAttribute('aria-disabled') === 'true',
      faces: faces ? faces.dataset.pack.split(' ') : [],
      count: Number(faces?.dataset.count) || 0,
      flags: faces?.dataset.flags ?? '',
    };
  }),
}))"""

# The table has changed, or says why it has not; its pads of cards are drawn.
ANSWERED = """seen => {
  const table = document.getElementById('table');
  const drawn = (pads, mark) => [...pads].every(pad => pad.dataset[mark]);
  return (table.dataset.seen !== seen || table.querySelector('.refused'))
    && drawn(table.querySelectorAll('.cards[data-pack]'), 'ready')
    && drawn(table.querySelectorAll('.cards[data-lying]'), 'lies');
}"""


class Form:
    """A form of the pad, and what to do in it to give an entry."""

    def __init__(self, drawn):
        self.type = drawn["type"]
        self.controls = {}
        for control in drawn["controls"]:
            if control["name"] not in UNASKED:
                self.controls.setdefault(control["name"], []).append(control)
        pads = [row[0] for row in self.controls.values() if row[0]["kind"] == "cards"]
        self.only_pad = pads[0] if len(pads) == 1 else None

    def steps(self, entry):
        """(what to do, name, value) in order; None where the entry does not fit in."""
        if entry["type"] != self.type:
            return None
        told = self.told(entry)
        if any(name not in self.controls for name in told):
            return None
        steps = []
        for name, controls in self.controls.items():
            found = steps_of(name, controls, told.get(name))
            if found is None:
                return None
            steps += found
        return self.with_sending(sorted(steps, key=lambda step: step[0] in LAST))

    def told(self, entry):
        """The texts of an entry by the names of their controls."""
        told = {}
        for name, value in entry.items():
            if name != "type":
                told |= self.told_as(name, value)
        return told

    def told_as(self, name, value):
        """One part of an entry: by its name, or piece by piece."""
        if isinstance(value, dict):
            return {f"{name}-{key}": [text(value[key])] for key in value}
        if not isinstance(value, list):
            return {name: [text(value)]}
        if value and isinstance(value[0], dict):
            return {
                f"{name}-{place}-{part}": [text(row[part])]
                for place, row in enumerate(value)
                for part in row
            }
        return self.told_list(name, value)

    def told_list(self, name, value):
        """A list: as it is, each word so many times, or as flags beside the cards."""
        texts = [text(item) for item in value]
        if name in self.controls:
            return {name: texts}
        words = [one for one in self.controls if one.startswith(f"{name}-")]
        if words:
            return {word: [str(texts.count(word[len(name) + 1 :]))] for word in words}
        if self.only_pad and self.only_pad["flags"] == name:
            self.only_pad["lying"] = value
            return {}
        return {name: texts} if any(value) else {}

    def with_sending(self, steps):
        """The steps, and what sends the form at last."""
        last, _name, value = steps[-1] if steps else ("", "", [])
        if last == "press":
            return steps
        if last == "faces" and self.only_pad:
            cards, _lying = value
            if len(cards) == self.only_pad["count"]:
                return steps
        return [*steps, ("enter", "", "")]


def steps_of(name, controls, texts):
    """What to do with the controls of one name; None where they cannot say that."""
    asked = [control for control in controls if control["kind"] != "hidden"]
    if not asked:
        fixed = [control["value"] for control in controls]
        return [] if fixed == texts or (texts is None and fixed == [""]) else None
    if texts is None:
        return [] if is_settled(asked) else None
    return STEPS[asked[0]["kind"]](name, asked, texts)


def is_settled(asked):
    """Whether a question may be left as it is."""
    kind = asked[0]["kind"]
    if kind == "number":
        return all(control["is_free"] or control["value"] for control in asked)
    return kind == "checkbox" or any(
        control["is_free"] or control["is_on"] for control in asked
    )


def chosen(asked, texts):
    """The control that says this, unless it is struck out.

    Of two numbers that add up the first one is said.
    """
    for control in asked:
        if control["value"] == texts[0] and not control["is_struck"]:
            return control
    return None


def radio(name, asked, texts):
    control = chosen(asked, texts)
    if control is None:
        return None
    return [] if control["is_on"] else [("pick", name, texts[0])]


def button(name, asked, texts):
    return [("press", name, texts[0])] if chosen(asked, texts) else None


def checkbox(name, asked, texts):
    wanted = [item for item in texts if item != "false"]
    if any(item not in [control["value"] for control in asked] for item in wanted):
        return None
    return [
        ("pick", name, control["value"])
        for control in asked
        if control["is_on"] != (control["value"] in wanted)
    ]


def twice(name, asked, texts):
    return [("turn", name, "")] * int(texts[0])


def number(name, asked, texts):
    if len(asked) != len(texts):
        return None
    return [
        ("fill", name, (place, item))
        for place, item in enumerate(texts)
        if asked[place]["value"] != item
    ]


def cards(name, asked, texts):
    [pad] = asked
    is_short = pad["count"] and len(texts) != pad["count"]
    if is_short or any(card not in pad["faces"] for card in texts):
        return None
    lying = pad.get("lying") or [False] * len(texts)
    return [("faces", name, (texts, lying))] if texts else []


STEPS = {
    "radio": radio,
    "submit": button,
    "checkbox": checkbox,
    "twice": twice,
    "number": number,
    "cards": cards,
}


def text(value):
    """A value as a form sends it."""
    is_word = value is None or isinstance(value, bool)
    return WORDS[value] if is_word else str(value)


class Entering(Thumb):
    """Answers the pad in one way of recording, wherever that way asks anything.

    `strays`: the types of entry for which another way had to be chosen.
    """

    def __init__(self, page, way):
        super().__init__(page)
        self.way, self.strays = way, set()

    def give(self, entry):
        """Enters one thing: finds where the pad asks for it, and answers.

        Fails with the sentence of a refusal.
        """
        drawn, steps = self.place_of(entry)
        seen = self.page.locator("#table").get_attribute("data-seen")
        for what, name, value in steps:
            getattr(self, what)(drawn, name, value)
        self.page.wait_for_function(ANSWERED, arg=seen)
        said = self.page.get_by_role("alert")
        assert not said.count(), f"{entry}: {said.inner_text()}"

    def result(self):
        """What each player has won or lost, as the end of a game shows it."""
        shown = self.page.locator(".result dd").all_inner_texts()
        return [int(text.replace("\u2212", "-")) for text in shown]

    def place_of(self, entry):
        """(form, steps) for an entry, in the chosen way or else in another."""
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

    def look_for(self, entry):
        """(form, steps) of the first form of the pad that takes an entry."""
        for place, drawn in enumerate(self.pad.evaluate(FORMS)):
            steps = Form(drawn).steps(entry)
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
        self.tap(self.reach(chip))

    def press(self, drawn, name, value):
        self.tap(self.reach(drawn.locator(f"button[name='{name}'][value='{value}']")))

    def turn(self, drawn, name, value):
        chip = drawn.locator(f".twice:has(input[name='{name}'])")
        self.tap(self.reach(chip))

    def fill(self, drawn, name, value):
        place, number = value
        self.reach(drawn.locator(f"input[name='{name}']").nth(place)).fill(number)

    def faces(self, drawn, name, value):
        """Taps cards; those that lie on the table where they lie."""
        pad = self.reach(drawn.locator(f".cards:has(input[name='{name}'])"))
        for card, lies in zip(*value, strict=True):
            place = ".lying" if lies else ":not(.lying)"
            self.tap(pad.locator(f".faces{place} [data-card='{card}']"))

    def enter(self, drawn, name, value):
        self.tap(self.reach(drawn.locator("button:not([type]):not([name])")))
