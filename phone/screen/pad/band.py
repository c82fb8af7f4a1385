"""The pad under the thumb: the next question, its controls, the other ways to enter."""

from ..names import inked_pieces, side_names
from ..people import colour_class, label_for_me
from .chips import drawn_field, fold_rare
from .halves import in_sight, is_full
from .labels import controls, form_text, item_name
from .prefill import how_it_fits, is_given_to, with_given
from .secondary_prompts import BESIDE, secondary_folds

WHO_BUTTONS = 4  # so few players or sides are buttons of half the screen's width


def pad(sheet, way):
    """The pad as plain data: the main question, what stands beside it, and the ways."""
    prompts = all_prompts(sheet)
    ways = ways_open(sheet, prompts)
    way, of_way = way_shown(sheet, prompts, way, ways)
    drawn = drawn_prompts(of_way, sheet)
    stays = [one for one in drawn[1:] if is_staying(one)]
    main, groups = in_sight(drawn[:1], stays, sheet)
    others = [one for one in drawn[1:] if not is_staying(one)]
    has_room = not (is_full(groups) or is_covered(main))
    named, more = secondary_folds(others, sheet, BESIDE if has_room else 0)
    ways = [{"key": key, "label": words} for key, words in ways if key != way]
    return {
        "main": main,
        "groups": groups,
        "beside": named,
        "has_sentence": not groups and any(one["is_sentence"] for one in named),
        "more": more,
        "has_fold": len(more) > 0 or len(ways) > 1,
        "waiting": sheet.get("waiting", []),
        "way": way,
        "ways": ways,
    }


def is_staying(form):
    """Whether it stays in sight beside the main question, other than as a button."""
    return form["stays"] and not form["is_button"]


def is_covered(main):
    """Whether the faces of a pack leave no room for other ways by name."""
    fields = [field for form in main for field in form["fields"]]
    return any(field.get("is_most") for field in fields)


def opened_form(sheet, way, mark):
    """A form of the pad by its mark, once its question is on the sheet in full."""
    prompt = shown_on(sheet, way)[int(mark, 16)]
    return dict(drawn_prompt(prompt, sheet, {}), mark=mark, is_open=False)


def place_on_sheet(sheet, way, mark):
    """The place among the prompts of a sheet of the form that has this mark."""
    prompt = shown_on(sheet, way)[int(mark, 16)]
    return [one is prompt for one in sheet["prompts"]].index(True)


def shown_on(sheet, way):
    """The prompts of the way that is shown, in the order of their marks."""
    prompts = all_prompts(sheet)
    return way_shown(sheet, prompts, way, ways_open(sheet, prompts))[1]


def all_prompts(sheet):
    """The prompts of a sheet, that of the whole deal included."""
    return sheet["prompts"] + ([sheet["total"]] if sheet["total"] else [])


def ways_open(sheet, prompts):
    """The ways of recording that have a prompt now, in the game's order."""
    used = [prompt["way"] for prompt in prompts]
    ways = list(sheet["ways"]) + [["total", "Total only"]]
    return [pair for pair in ways if pair[0] in used]


def way_shown(sheet, prompts, chosen, ways):
    """The way that is shown, and its prompts.

    The chosen one, else the game's first; where that asks nothing now, the first that
    does.
    """
    keys = ([key for key, words in sheet["ways"]] or [""]) + ["total"]
    tried = [chosen] if chosen in keys else []
    for way in tried + keys[:1] + [key for key, words in ways]:
        of_way = in_way(prompts, way)
        # What is asked first may belong to every way.
        is_general = bool(prompts) and prompts[0]["way"] == ""
        if of_way and (is_general or any(prompt["way"] == way for prompt in of_way)):
            return way, of_way
    return "", prompts


def in_way(prompts, way):
    """The prompts of a way and those of every way; a total stands alone."""
    always = "total" if way == "total" else ""
    return [prompt for prompt in prompts if prompt["way"] in (always, way)]


def drawn_prompts(prompts, sheet, old_entry=None):
    """Prompts as forms, each with a mark that no other form of the page has."""
    drawn = [drawn_prompt(prompt, sheet, old_entry or {}) for prompt in prompts]
    for place, form in enumerate(drawn):
        form["mark"], form["is_open"] = f"{place:02x}", False
    return drawn


def drawn_prompt(prompt, sheet, old_entry):
    """One prompt as a form: what is settled in it, what is asked, how it is sent."""
    if prompt["fields"] is None:
        return shut_prompt(prompt, sheet)
    fields, extra = open_fields(prompt, sheet, old_entry)
    let_send([] if prompt.get("by_button") else fields[-1:])
    name_fields(prompt, fields, extra)
    return {
        "type": prompt["type"],
        "label": inked_pieces(label_for_me(prompt["label"], sheet)),
        "help": inked_pieces(label_for_me(prompt["help"], sheet)),
        "ink": colour_class(sheet, prompt["seat"]),
        "button": f"Enter {prompt.get('enters', '')}".strip(),
        "hidden": hidden_fields(prompt),
        "fields": fields,
        "extra": extra,
        "has_extra": len(extra) > 0,
        "is_button": not fields and not extra,
        "needs_button": not any(field["is_submit"] for field in fields[-1:]),
        "is_shut": False,
        "stays": prompt["stays"],
        "seat": prompt["seat"],
        "is_cell": False,
        "is_whose": False,
        "faces": prompt["faces"],
        "rule": prompt["rule"],
        "is_who": is_who(prompt, fields),
        "fits": how_it_fits(prompt, old_entry),
    }


def flags_first(fields):
    """Some fields, those that are yes or no before the others."""
    flags = [field for field in fields if field["shape"] == "flag"]
    return flags + [one for one in fields if one not in flags] if flags else fields


def let_send(fields):
    """Lets an answer of the last question send the form, where that is one tap."""
    for field in fields:
        field["is_submit"] = field["shape"] in ("chips", "card")
        if field["shape"] == "chips":
            fold_rare(field)


def name_fields(prompt, fields, extra):
    """Gives each question of a prompt its words, and folds what must make room."""
    for place, field in enumerate(fields + extra):
        field["legend"] = field["label"] or prompt["label"]
        field["makes_room"] = makes_room(field, fields[place + 1 :])


def shut_prompt(prompt, sheet):
    """One that is folded away and not drawn before it is opened: its label."""
    return {
        "type": prompt["type"],
        "label": inked_pieces(label_for_me(prompt["label"], sheet)),
        "ink": colour_class(sheet, prompt["seat"]),
        "fields": [],
        "extra": [],
        "is_button": False,
        "is_shut": True,
        "stays": False,
        "seat": prompt["seat"],
    }


def open_fields(prompt, sheet, old_entry):
    """The questions of a prompt that are not settled, as a refused entry had them.

    (those in sight, those that are folded away).
    """
    is_given = is_given_to(prompt, old_entry)
    in_sight, extra = [], []
    for field in prompt["fields"]:
        if not field["fixed"]:
            filled = with_given(field, old_entry) if is_given else field
            for part in each_number(filled, sheet):
                drawn = mark_leader(drawn_field(part, sheet), prompt["turn"])
                (extra if is_extra(drawn) else in_sight).append(drawn)
    return flags_first(in_sight), extra


def each_number(field, sheet):
    """A field; of numbers that are asked apart a field for each of them."""
    if not field.get("is_apart"):
        return [field]
    names, what = side_names(sheet), field["label"].lower()
    return [
        field
        | {
            "kind": "number",
            "name": item_name(field["name"], number),
            "label": f"{names[place]}'s {what}",
            "given": [numbers[place] for numbers in field.get("given", [])],
        }
        for number, place in enumerate(field["places"])
    ]


def mark_leader(drawn, turn):
    """A question who, with a word at the name of the seat that leads."""
    if drawn["kind"] == "seat" and drawn["shape"] == "chips":
        for chip in drawn["chips"]:
            if chip["value"] == str(turn):
                chip.update(small="leads")
    return drawn


def is_extra(field):
    """Whether a field is folded away: it may be left out, and does not fold itself."""
    return field["is_optional"] and field["shape"] not in ("assumed", "flag")


def makes_room(field, following):
    """Whether numbers can be folded to make room for all that is asked after them."""
    if field["shape"] != "numbers":
        return False
    return len(following) > 1 or "shares" in [one["shape"] for one in following]


def hidden_fields(prompt):
    """The parts of the entry that nobody is asked for, as a form sends them."""
    pairs = [("type", prompt["type"])]
    for field in prompt["fields"]:
        for value in field["fixed"]:
            is_list = type(value) is list
            name = field["name"]
            pairs += controls({name: value}) if is_list else [(name, value)]
    return [{"name": name, "value": form_text(value)} for name, value in pairs]


def is_who(prompt, fields):
    """Whether all that is tapped is who, so that names can be large."""
    if prompt["stays"]:
        return False
    kinds = [field["kind"] for field in prompt["fields"] if not field["fixed"]]
    kinds = [kind for kind in kinds if kind != "flag"]
    if kinds[:1] == ["number"] and [one["shape"] for one in fields[:1]] == ["numbers"]:
        kinds = kinds[1:]  # which is typed
    is_who = kinds in (["seat"], ["side"]) and len(fields) > 0
    return is_who and len(fields[-1].get("chips", [])) <= WHO_BUTTONS
