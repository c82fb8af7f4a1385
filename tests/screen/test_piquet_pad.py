"""The pad of piquet: who is asked, in one tap, and how the tap is read."""

import pytest

import rules
from phone.screen import table_screen
from tests.rules.tables.piquet import ALL_GOOD, award, none, point, record, runs
from tests.screen.forms import in_form

LEVEL = (point(1, 5), point(0, 5))
TOLD = (*LEVEL, point(1, 5, 48))


def screen(*entries, way="call", dealer=0):
    sheet = rules.score(record(*entries, dealer=dealer), prompts=True)
    return table_screen(sheet, way=way)


def text(pieces):
    return "".join(piece["text"] for piece in pieces)


def question(drawn):
    """The open question: (label, help, chips that are not struck out)."""
    [main] = drawn["pad"]["main"]
    chips = [chip for chip in main["fields"][-1]["chips"] if not chip["why"]]
    said = [f"{chip['label']} {chip['small'] or ''}".strip() for chip in chips]
    return text(main["label"]), text(main["help"]), said


def to_speak(drawn):
    return [side["name"] for side in drawn["sides"] if side["is_turn"]]


def test_a_player_asked_about_their_point_says_it():
    label, _help, chips = question(screen(*LEVEL))
    assert label == "Bob's point makes"
    assert chips == [str(pips) for pips in range(44, 52)]
    assert to_speak(screen(*LEVEL)) == ["Bob"]


def test_then_the_other_answers_about_that_claim():
    replies = ["Good", "Not good", "Equal"]
    asked = question(screen(*TOLD))
    assert asked == ("Ann answers", "Bob: point of 5, making 48", replies)
    assert to_speak(screen(*TOLD)) == ["Ann"]


@pytest.mark.parametrize("way", ["call", "quick", "cards"])
def test_nothing_left_to_say_asks_for_the_play_and_says_the_repique(way):
    [main] = screen(*ALL_GOOD, way=way, dealer=1)["pad"]["main"]
    assert main["type"] in ("trick", "play")
    if way != "cards":
        assert text(main["help"]) == "Ann: repique"


def test_who_leads_is_marked_once_all_is_said():
    assert to_speak(screen(*ALL_GOOD, dealer=1)) == ["Ann"]


def test_nothing_is_the_largest_chip_and_the_first_where_it_is_likely():
    [main] = screen(award("point", None))["pad"]["main"]
    chips = main["fields"][-1]["chips"]
    assert [chip["label"] for chip in chips if chip["is_wide"]] == ["None"]
    assert chips[0]["label"] == "None"


@pytest.mark.parametrize(
    ("said", "entry"),
    [
        ("none=true", none(1, "sequence")),
        ("runs-0-length=4", runs(1, "4")),
        ("runs-0-length=4&runs-0-top=K&runs-1-length=3", runs(1, "4K", "3")),
    ],
)
def test_what_is_said_in_one_tap_is_read_part_by_part(said, entry):
    read = in_form(
        record(), type="declare", seat="1", **{"class": "sequence"}, said=said
    )
    assert read == entry


def test_every_chip_is_read_as_what_it_says():
    sheet = rules.score(record(award("point", None)), prompts=True)
    asked = [one for one in sheet["prompts"] if one["type"] == "declare"]
    drawn = table_screen(sheet, way="call")["pad"]["main"][0]["fields"][-1]["chips"]
    [field] = [one for one in asked[0]["fields"] if one["kind"] == "saying"]
    for chip, (parts, _label) in zip(drawn, field["values"], strict=True):
        read = in_form(record(), type="declare", said=chip["value"])
        assert read == {"type": "declare", **parts}


def test_sequences_have_the_names_of_the_table():
    sheet = rules.score(record(runs(0, "4K", "3")), prompts=True)
    assert sheet["told"] == "Ann: quart to the king, tierce"


def test_asking_how_high_is_one_button_that_says_as_much():
    folds = screen(award("point", None), runs(0, "4"), dealer=1)["pad"]["beside"]
    [asking] = [form for one in folds for form in one["forms"] if form["is_button"]]
    assert text(asking["label"]) == "Bob: How high?"
    answers = {part["name"]: part["value"] for part in asking["hidden"]}
    assert in_form(record(), **answers) == runs(1, "4")


def test_of_the_scores_of_a_sequence_those_with_a_name_stay_in_sight():
    points = {"type": "award", "class": "point", "winner": 0, "points": 5}
    [main] = screen(points, way="quick")["pad"]["main"]
    scores = main["fields"][-1]
    assert [chip["label"] for chip in scores["chips"]][:3] == ["3", "4", "15"]
    assert "7" in [chip["label"] for chip in scores["rare"]]
    assert scores["columns"] == 4  # "huiti\u00e8me" is written below its score
