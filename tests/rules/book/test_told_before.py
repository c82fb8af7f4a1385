"""A ruling that asks several things says beforehand what each answer does."""

import rules
from phone import rulings
from phone.rulings.effect import join_effects

CLAIMS = [
    {"type": "declare", "seat": 0, "class": "point", "length": 5, "pips": 48},
    {"type": "answer", "seat": 1, "class": "point", "reply": "good"},
    {
        "type": "declare",
        "seat": 0,
        "class": "sequence",
        "runs": [{"length": 3, "top": "K"}],
    },
    {"type": "answer", "seat": 1, "class": "sequence", "reply": "good"},
    {"type": "trick", "winner": 0},
]
PIQUET = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 1, "entries": CLAIMS}
FALSE = "False claim scored, found during play"


def effects(name, answers):
    sheet = rules.score(PIQUET, prompts=True)
    return rulings.ruled_situation(PIQUET, sheet, name, answers)["entering"]


def test_a_false_declaration_says_what_each_class_does():
    made = effects("false_declaration", "11")
    first, added = made["effects"]
    assert first["who"] == "Ann, point or sequences"
    assert first["words"].startswith("Ann's 9 becomes 0.")
    assert added["words"].endswith(
        "\u201cPoints for the other side\u201d are added to the score."
    )


def test_it_is_entered_by_a_button_and_not_by_a_tap_on_the_class():
    prompt = effects("false_declaration", "11")["prompt"]
    assert prompt["needs_button"]
    assert not any(field["is_submit"] for field in prompt["fields"])


def test_the_list_of_all_rulings_says_the_same():
    sheet = rules.score(PIQUET, prompts=True)
    listed = rulings.all_rulings(rules.replay(PIQUET), PIQUET, sheet)
    named = {"".join(part["text"] for part in one["label"]): one for one in listed}
    assert named[FALSE]["needs_button"]
    first, _added = named[FALSE]["effect"]["words"]
    assert first.startswith("Ann, point or sequences: Ann's 9 becomes 0.")
    alone = named["Showed a card from their hand"]
    assert (alone["needs_button"], alone["effect"]) == (False, None)


def test_of_one_that_is_asked_only_who_the_name_is_tapped():
    assert not effects("exposed_card", "")["prompt"]["needs_button"]


def told(who, choice, words="Ann leads."):
    return {"who": who, "choice": choice, "words": words}


def test_answers_that_do_the_same_are_told_in_one():
    both = [
        told("Ann", "point"),
        told("Ann", "sets"),
        told("Bob", "point", "Bob leads."),
    ]
    assert [one["who"] for one in join_effects(both, 6)] == [
        "Ann, point or sets",
        "Bob, point",
    ]
    mixed = [told("Ann", "point"), told("Bob", "point"), told("Bob", "sets")]
    assert [one["who"] for one in join_effects(mixed, 6)] == [
        "Ann, point; or Bob, point or sets"
    ]
    assert [one["who"] for one in join_effects(mixed, 3)] == [""]
    assert [
        one["who"] for one in join_effects([told("Ann", ""), told("Bob", "")], 3)
    ] == ["Ann or Bob"]
