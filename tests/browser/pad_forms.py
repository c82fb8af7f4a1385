"""How an entry of a record is given in the forms of the pad: what to tap, in order."""

from urllib.parse import parse_qs

WORDS = {None: "none", True: "true", False: "false"}
UNASKED = ("csrfmiddlewaretoken", "seen", "id", "type", "way")
LAST = ("tick", "play", "press")  # what may send a form by itself

# Every form of the pad with its controls: what each is called, holds, and looks like.
FORMS = """pad => [...pad.querySelectorAll('form[data-type]')].map(form => ({
  type: form.dataset.type,
  controls: [...form.elements].filter(one => one.name).map(one => {
    const cards = one.closest('.card, .cards, .trick');
    const isSet = one.matches('.cards [type=checkbox]');
    const words = one.closest('.numbers label, fieldset');
    return {
      name: one.name,
      value: one.value,
      kind: one.closest('.twice') ? 'twice' : isSet ? 'set'
        : one.matches('.trick select') ? 'trick' : one.type,
      is_on: one.checked === true,
      is_free: one.type === 'radio' ? !one.required : one.closest('.extra') !== null,
      is_struck: one.getAttribute('aria-disabled') === 'true',
      faces: [...one.options ?? []].map(option => option.value),
      count: Number(cards?.dataset.count) || 0,
      flags: one.closest('.trick')?.querySelector(':scope > input')?.name ?? '',
      fills: cards?.dataset.fills ?? '',
      offers: [...(cards?.querySelectorAll('.offers') ?? [])].map(list => ({
        answers: list.dataset.answers.split(' '),
        values: [...list.querySelectorAll('button')].map(offer => offer.value),
      })),
      about: words?.firstElementChild.textContent ?? '',
    };
  }),
}))"""


class Form:
    """A form of the pad, and what to do in it to give an entry.

    `sides`: what the sides are called.
    """

    def __init__(self, drawn, sides):
        self.type, self.sides = drawn["type"], sides
        self.controls = {}
        for control in drawn["controls"]:
            if control["name"] not in UNASKED:
                self.controls.setdefault(control["name"], []).append(control)
        pads = [
            row[-1]
            for row in self.controls.values()
            if row[-1]["kind"] in ("set", "trick")
        ]
        self.only_pad = pads[0] if len(pads) == 1 else None
        if self.only_pad:
            self.controls.pop(self.only_pad["flags"], None)  # each card says it itself

    def steps(self, entry):
        """(what to do, name, value) in order; None where the entry does not fit in."""
        if entry["type"] != self.type:
            return None
        told = self.said(self.told(entry))
        if any(name not in self.controls for name in told):
            return None
        return self.offered(entry) or self.filled_in(told)

    def offered(self, entry):
        """The card, and what it is offered to bring with it; None if that is not."""
        for name, [control, *_] in self.controls.items():
            if control["fills"]:
                steps = [("press", name, entry[name])]
                offers = offered_with(control, entry[name])
                wanted = sorted(entry.get(control["fills"]) or [])
                for value in offers:
                    if sorted(value.split()) == wanted:
                        return [*steps, ("offer", name, value)]
                return None if wanted else steps
        return None

    def filled_in(self, told):
        """Each question answered by itself."""
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

    def said(self, told):
        """The same texts, those that one tap brings together as that tap."""
        best = {}
        for control in self.controls.get("said", []):
            texts = parse_qs(control["value"])
            is_meant = all(told.get(name) == texts[name] for name in texts)
            if is_meant and len(texts) > len(best):
                best, said = texts, control["value"]
        rest = {name: told[name] for name in told if name not in best}
        return rest | {"said": [said]} if best else told

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
            return {name: self.of_asked(name, texts)}
        words = [one for one in self.controls if one.startswith(f"{name}-")]
        if words:
            return {word: [str(texts.count(word[len(name) + 1 :]))] for word in words}
        if self.only_pad and self.only_pad["flags"] == name:
            self.only_pad["lying"] = value
            return {}
        return {name: texts} if any(value) else {}

    def of_asked(self, name, texts):
        """Of one text for each side those of the sides that are asked, in order."""
        is_of_numbers = self.controls[name][-1]["kind"] in ("number", "radio", "submit")
        if len(texts) != len(self.sides) or not is_of_numbers:
            return texts
        about = " ".join(dict.fromkeys(one["about"] for one in self.controls[name]))
        found = [(about.find(side), place) for place, side in enumerate(self.sides)]
        asked = [place for position, place in sorted(found) if position >= 0]
        return [texts[place] for place in asked] or texts

    def with_sending(self, steps):
        """The steps, and what sends the form at last."""
        last = steps[-1][0] if steps else ""
        is_whole = self.only_pad and len(steps) == self.only_pad["count"]
        if last in ("press", "play") or (last == "tick" and is_whole):
            return steps
        return [*steps, ("enter", "", "")]


def offered_with(control, card):
    """What may be chosen with a card; empty where it is entered at once."""
    for offers in control["offers"]:
        if card in offers["answers"]:
            return offers["values"] if len(offers["values"]) > 1 else []
    return []


def steps_of(name, controls, texts):
    """What to do with the controls of one name; None where they cannot say that."""
    asked = [control for control in controls if control["kind"] != "hidden"]
    if not asked:
        fixed = [control["value"] for control in controls]
        return [] if fixed == (texts or [""]) else None
    if texts is None:
        return [] if is_settled(asked) else None
    return STEPS[asked[0]["kind"]](name, asked, texts)


def is_settled(asked):
    """Whether a question may be left as it is."""
    kind = asked[0]["kind"]
    if kind == "number":
        return all(control["is_free"] or control["value"] for control in asked)
    if kind in ("set", "trick"):
        return asked[0]["is_free"] or (kind == "set" and not asked[0]["count"])
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
    """Each card ticked, each copy its own."""
    count, there = asked[0]["count"], [control["value"] for control in asked]
    is_short = count and len(texts) != count
    if is_short or any(texts.count(card) > there.count(card) for card in texts):
        return None
    return [("tick", name, card) for card in texts]


def trick(name, asked, texts):
    """The cards of a trick in order of play; those on the table where they lie."""
    lying = asked[-1].get("lying") or [False] * len(texts)
    if len(texts) != len(asked):
        return None
    if any(
        not {card, f"{card}!"} & {*place["faces"]}
        for card, place in zip(texts, asked, strict=True)
    ):
        return None
    laid = [control["value"] for control in asked]  # that is led, known before
    if any(one not in ("", card) for one, card in zip(laid, texts, strict=True)):
        return None
    trick = zip(texts, lying, laid, strict=True)
    return [("play", card, lies) for card, lies, one in trick if not one]


STEPS = {
    "radio": radio,
    "submit": button,
    "checkbox": checkbox,
    "twice": twice,
    "number": number,
    "set": cards,
    "trick": trick,
}


def text(value):
    """A value as a form sends it."""
    is_word = value is None or isinstance(value, bool)
    return WORDS[value] if is_word else str(value)
