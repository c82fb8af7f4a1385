"""What was tapped in a form stands in it again after a refusal; the wrong part shows.

A form is found by its mark and by the parts that nobody was asked for, so that taps
never come back in another question. All that a form, or a part of it, is folded away in
is open then.
"""


def keep_taps(drawn, mark, answers, wrong):
    """Puts back into the form of a mark what it sent; whether it is there.

    `drawn`: a pad, or forms in a list; `answers(name)`: the list of texts that were
    sent for a name; `wrong`: the part that was refused, "" where it is not known.
    """
    if type(drawn) is list:
        return True in [keep_taps(one, mark, answers, wrong) for one in drawn]
    if type(drawn) is not dict:
        return False
    if "hidden" in drawn:
        is_there = drawn["mark"] == mark and is_same(drawn, answers)
        if is_there:
            fill(drawn, answers, wrong)
    else:
        is_there = keep_taps(list(drawn.values()), mark, answers, wrong)
    if is_there:
        drawn["is_open"] = True
    return is_there


def is_same(form, answers):
    """Whether a form asks what the one asked that sent these texts."""
    return all(part["value"] in answers(part["name"]) for part in form["hidden"])


def fill(form, answers, wrong):
    """Puts texts into a form."""
    fields = form["fields"] + form["extra"]
    for field in fields:
        is_wrong = field["name"] == wrong or len(fields) == 1
        if not field["is_submit"]:  # a tap that sends leaves nothing behind
            field["is_open"] = put(field, answers)
        elif is_wrong and refuse_tapped(field, answers(field["name"])):
            is_wrong = False  # the other chips are innocent
        field["is_wrong"] = is_wrong


def refuse_tapped(field, texts):
    """Marks the chip whose tap was refused; whether it is there."""
    chips = field.get("chips", []) + field.get("rare", [])
    tapped = [chip for chip in chips if chip["value"] in texts]
    for chip in tapped:
        chip["is_refused"] = True
    return len(tapped) > 0


def put(part, answers):
    """Puts texts into a part of a form; whether that changes it."""
    for name in ("rows", "parts"):
        if name in part:
            part["is_open"] = True in [put(one, answers) for one in part[name]]
            return part["is_open"]
    texts = answers(part["name"])
    if "places" in part:
        return fill_in(part["places"], "card", texts)
    if "suits" in part:
        return tick_cards(part["suits"], texts)
    if "chips" in part:
        return tick(part["chips"], texts)
    if "boxes" in part:
        return fill_in(part["boxes"], "value", texts)
    before, part["value"] = part["value"], " ".join(texts)
    return part["value"] != before


def tick(chips, texts):
    """Ticks the chips that were tapped, and no others."""
    before = [chip["is_preset"] for chip in chips]
    for chip in chips:
        chip["is_preset"] = chip["value"] in texts
    return before != [chip["is_preset"] for chip in chips]


def tick_cards(suits, texts):
    """Ticks the cards that were tapped, each copy once."""
    faces, left = [card for suit in suits for card in suit["cards"]], list(texts)
    before = [face["is_preset"] for face in faces]
    for face in faces:
        face["is_preset"] = face["value"] in left
        if face["is_preset"]:
            left.remove(face["value"])
    return before != [face["is_preset"] for face in faces]


def fill_in(places, name, texts):
    """The cards of a trick under the names of their players, or numbers in boxes."""
    before = [place[name] for place in places]
    for place, text in zip(places, texts):
        place[name] = text
    return before != [place[name] for place in places]
