"""Questions that stay in sight beside the first: each player's own on their side."""

from ..names import inked_pieces, text_of
from ..people import colour_class
from .labels import longest_word
from .row_of_chips import MIDDLE

ROOM = 10  # more chips of one player than that leave no room beside them
FOUR_A_ROW = 12  # more than these stand five in a row


def in_sight(main, stays, sheet):
    """(questions, groups): what is asked in full, and what is tapped beside it.

    `main`: the first prompt, in a list; `stays`: those in sight beside it. Where each
    of two players is asked something, all stands in two halves of the screen, in the
    order of the score; so does what asks for one of the two.
    """
    is_two = len(sheet["players"]) == 2
    prompts = main + stays
    owners = {prompt["seat"] for prompt in prompts if prompt["seat"] is not None}
    if is_two and len(owners) == 2:
        full, parts = [], []
        for prompt in prompts:
            is_part = prompt["seat"] is not None or asks_who(prompt)
            (parts if is_part else full).append(prompt)
        return full, halves(parts, sheet)
    who, own_prompts, full = [], [], main[:]
    for prompt in stays:
        is_own = prompt["seat"] is not None and is_chips(prompt)
        (who if asks_who(prompt) else own_prompts if is_own else full).append(prompt)
    shared = halves(who, sheet) if is_two else [who_group(one) for one in who]
    return full, shared + own_group(own_prompts, sheet)


def is_full(groups):
    """Whether what stays in sight leaves no room for other ways by name."""
    return any(len(chips_of(group)) > ROOM for group in groups)


def chips_of(group):
    """The chips of a group."""
    chips = []
    for form in group["forms"]:
        for field in form["fields"]:
            chips += field.get("chips", [])
    return chips


def is_chips(prompt):
    """Whether chips are all that is asked."""
    return len(prompt["fields"]) == 1 and not (
        prompt["needs_button"] or prompt["has_extra"]
    )


def asks_who(prompt):
    """Whether a tap on a name is all that is asked."""
    return is_chips(prompt) and prompt["fields"][0]["kind"] == "seat"


def halves(prompts, sheet):
    """A half of the screen for each of two players; none where there is nothing.

    The first question of the first column has a way to the second column.
    """
    both = [half(prompts, seat, sheet) for seat in (0, 1)] if prompts else []
    if both and all(one["label"] for one in both):
        both[0]["forms"][0]["skips_to"], both[1]["is_next"] = both[1]["label"], True
    return both


def half(prompts, seat, sheet):
    """What of some prompts belongs to a seat: its own, and its name in the others.

    A column that has more than such names stands under the name of the player.
    """
    own_prompts = [one for one in prompts if one["seat"] in (None, seat)]
    is_column = any(one["seat"] is not None for one in own_prompts)
    forms = []
    for prompt in own_prompts:
        is_whole = prompt["seat"] is None
        form = part(prompt, seat, sheet, is_column) if is_whole else cell(prompt, sheet)
        forms.append(form)
    name = sheet["players"][seat] if is_column else ""
    return group(name, forms, colour_class(sheet, seat), is_half=True)


def who_group(prompt):
    """A question who of more than two players: their names, and what they enter."""
    return group("", [with_chips(prompt, prompt["fields"][0]["chips"])])


def own_group(prompts, sheet):
    """The questions of the only player who has any."""
    forms = [cell(one, sheet) for one in prompts]
    texts = [text_of(prompt["label"]) for prompt in prompts]
    label = [text for text in texts if ":" not in text]
    name = sheet["players"][prompts[0]["seat"]] if prompts else ""
    ink = prompts[0]["ink"] if prompts else ""
    return [group((label + [name])[0], forms, ink)] if prompts else []


def group(label, forms, ink="", is_half=False):
    """Forms that stand together, under the name that none of them says."""
    drawn = {"label": label, "forms": forms, "ink": ink, "is_half": is_half}
    words = [chip["label"] for chip in chips_of(drawn)]
    is_full = len(words) > FOUR_A_ROW
    drawn = dict(drawn, is_long=longest_word(words) > MIDDLE, is_full=is_full)
    return dict(drawn, is_next=False)


def part(prompt, seat, sheet, is_column):
    """A prompt that asks who, as the button of one player: the name, what it enters.

    In the column of the player it says only what it enters.
    """
    [field], words = prompt["fields"], text_of(prompt["label"])
    seat_chips = [chip for chip in field["chips"] if chip["value"] == str(seat)]
    of_one = f"{sheet['players'][seat]}: {words[:1].lower()}{words[1:]}"
    drawn = dict(with_chips(prompt, seat_chips), label=inked_pieces(of_one))
    if is_column:
        named = [dict(one, label=words, small=None) for one in seat_chips]
        drawn["fields"][0]["chips"] = named
    drawn["fields"][0]["legend"] = of_one
    return drawn


def with_chips(prompt, chips):
    """A prompt that asks who, with these of its chips: each says what it enters."""
    words = text_of(prompt["label"])
    chips = [dict(chip, small=words, title=None) for chip in chips]
    fields = [dict(prompt["fields"][0], chips=chips)]
    return dict(prompt, is_cell=True, is_whose=True, is_who=False, fields=fields)


def cell(prompt, sheet):
    """A prompt of one player, whose chips say what they enter."""
    if not is_chips(prompt):
        return prompt
    [field], words = prompt["fields"], text_of(prompt["label"])
    chips, colon = field["chips"], words.find(": ")
    what = words[colon + 2 :] if colon >= 0 else ""
    if what:
        chips = [named_chip(chip, what) for chip in chips]
    return dict(prompt, is_cell=True, fields=[dict(field, chips=chips)])


def named_chip(chip, what):
    """A chip that says in small what it enters."""
    label, small = chip["label"], chip["small"]
    title = chip["title"] and f"{chip['title']} {what}"
    label = label + " " + small if small else label
    return dict(chip, label=label, small=what, title=title)
