"""What stands beside the question: a few other ways by name, the rest under More."""

from ..names import text_of
from .labels import longest_word
from .row_of_chips import LONG, MIDDLE

BESIDE = 4  # so many other ways to enter are named
SENTENCE = 24  # a name of more letters does not stand in a quarter of the pad


def secondary_folds(prompts, sheet, most=BESIDE):
    """(named, more) of the other prompts, each as a fold of one or several forms.

    `prompts`: drawn, in the order of the rules; `most`: how many are named. What each
    of several seats is asked several of stands under its name; then come the buttons,
    then the rest, those of one type in the order of the score.
    """
    buttons = [prompt for prompt in prompts if prompt["is_button"]]
    others = [prompt for prompt in prompts if not prompt["is_button"]]
    gathered = types_gathered(others)
    folds = []
    for seat in range(len(sheet["players"])) if gathered else ():
        of_seat = [one for one in others if one["seat"] == seat]
        of_seat = [one for one in of_seat if one["type"] in gathered]
        folds += [fold(of_seat)] if of_seat else []
    rest = [one for one in others if one["seat"] is None or one["type"] not in gathered]
    folds += [fold([one]) for one in in_place(buttons) + in_place(rest)]
    more = [dict(one, name="rest") for one in folds[most:]]
    return folds[:most], more


def types_gathered(others):
    """The types that ask several things of several seats."""
    owners = {}
    for prompt in others:
        if prompt["seat"] is not None:
            seats = owners.setdefault(prompt["type"], [])
            seats.append(prompt["seat"])
    return [type for type in owners if 1 < len(set(owners[type])) < len(owners[type])]


def fold(forms):
    """Forms under one name: that of a player's melds, say, or of the only form."""
    label = fold_label(forms)
    words = text_of(label)
    longest = longest_word([words])
    shut = [form["mark"] for form in forms if form["is_shut"]]
    return {
        "name": "other",
        "label": label,
        "is_long": longest > MIDDLE,
        "is_longest": longest > LONG,
        "is_sentence": len(words) > SENTENCE,
        "forms": forms,
        "is_button": forms[0]["is_button"],
        "is_one": len(forms) == 1,
        "ink": forms[0]["ink"],
        "is_open": False,
        "marks": shut[0] if len(shut) == 1 else " ".join(shut),
    }


def fold_label(forms):
    """The first of their labels that names nobody, if one does."""
    for form in forms:
        if ":" not in text_of(form["label"]):
            return form["label"]
    return forms[0]["label"]


def in_place(prompts):
    """Prompts of which those of one type stand in the order of their seats."""
    placed = list(prompts)
    types = [prompt["type"] for prompt in prompts]
    for type in [one for one in set(types) if types.count(one) > 1]:
        places = [
            place
            for place, prompt in enumerate(prompts)
            if prompt["type"] == type and prompt["seat"] is not None
        ]
        by_seat = sorted(places, key=lambda place: (prompts[place]["seat"], place))
        for place, taken in zip(places, by_seat):
            placed[place] = prompts[taken]
    return placed
