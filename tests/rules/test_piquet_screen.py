"""What a screen is told of a piquet game besides its sheet."""

import rules
from tests.rules.piquet_hands import LONG_HEARTS, MANY_QUATORZES
from tests.rules.tables.common import penalty, total
from tests.rules.tables.piquet import (
    CLOSE,
    answer,
    award,
    awards,
    hand,
    none,
    point,
    record,
    runs,
    trick,
)

ANN = MANY_QUATORZES
BOB = LONG_HEARTS
NO_RUN = "AS KS JS TS 8S 7S KH QH 9C AD QD TD"
TEN = "8S 7S KH QH KC QC TC AD QD TD"


def drawn(*entries, **header):
    return rules.score(record(*entries, **header), prompts=True)


def labels(way, *entries, **header):
    """The labels of the prompts of one way of recording, and of all ways."""
    prompts = drawn(*entries, **header)["prompts"]
    return [prompt["label"] for prompt in prompts if prompt["way"] in (way, "")]


def fields(type, way, *entries, **header):
    """The names of what the first prompt of a type asks."""
    for prompt in drawn(*entries, **header)["prompts"]:
        if (prompt["type"], prompt["way"]) == (type, way):
            return [field["name"] for field in prompt["fields"] if not field["fixed"]]
    return None


def test_the_deal_and_the_form_stand_on_top():
    rubicon = drawn(total(1, 2), form="rubicon")
    assert rubicon["headline"] == "Deal 2 of 6 \u00b7 Rubicon"
    assert drawn(form="cent", target=150)["headline"] == "Deal 1 \u00b7 to 150"
    level = [total(1, 1)] * 6
    assert drawn(*level)["headline"] == "Deal 7 of 8 \u00b7 Partie"
    assert drawn(game="piquet_ecrire", rounds=2)["headline"] == "Deal 1 of 6"


def test_who_is_elder_and_who_leads():
    assert drawn()["call"] == ["Bob deals", "Ann is elder"]
    assert drawn(CLOSE)["call"] == ["Trick 1 of 12", "Ann leads"]
    assert drawn(CLOSE, trick(1))["call"] == ["Trick 2 of 12", "Bob leads"]


def test_tricks_and_the_way_to_the_rubicon_stand_beside_the_names():
    shown = drawn(total(60, 100), trick(1), form="rubicon")["shown"]
    assert shown == [{"tricks": 0, "to the rubicon": 40}, {"tricks": 1}]
    assert drawn(form="cent")["shown"] == [{}, {}]


def test_the_way_to_the_rubicon_follows_a_ruling():
    shown = drawn(award("point", 0, 5), penalty(0, "long_hand"))["shown"]
    assert shown[0] == {"to the rubicon": 100}


def test_results_ask_for_one_class_after_the_other_and_then_for_the_play():
    assert labels("quick")[0] == "Who has the point?"
    assert labels("quick", award("point", None))[0] == "Who has the best sequence?"
    assert labels("quick", *awards())[0] == "The play"
    assert fields("award", "quick") == ["winner", "points"]


def test_no_point_is_offered_that_is_shorter_than_a_fourth_of_the_hand():
    for prompt in drawn()["prompts"]:
        if prompt["label"] == "Who has the point?":
            points = [value for value, _label in prompt["fields"][-1]["values"]]
    assert points == [3, 4, 5, 6, 7, 8]


def test_the_play_asks_what_people_remember():
    assert fields("play", "quick") == ["tricks", "last", "captures"]
    assert fields("play", "quick", count="classic") == ["tricks", "points"]


def test_it_asks_who_scored_first_only_where_a_pique_may_hang_on_it():
    near = awards((0, 6), (0, 16), None)
    assert fields("play", "quick", *near)[-1] == "run"
    against = awards((0, 6), (0, 16), (1, 3))
    assert fields("play", "quick", *against)[-1] == "captures"


def test_the_one_to_speak_is_asked_first():
    assert labels("call")[0] == "Ann's point"
    assert labels("call", point(0, 4))[0] == "Bob answers"
    assert "Bob's point" in labels("call", point(0, 4))
    assert [one["turn"] for one in drawn()["prompts"]][0] == 0


def test_what_was_called_good_is_asked_for_no_more():
    good = (point(0, 4), answer(1, "point", "good"))
    assert "Bob's point" not in labels("call", *good)
    assert labels("call", *good)[0] == "Ann's best sequence"
    elder = (*good, none(0, "sequence"))
    assert labels("call", *elder)[0] == "Bob's best sequence"


def test_the_play_is_asked_for_when_nothing_is_left_to_declare():
    spoken = (point(0, 4), answer(1, "point", "good"), *awards()[1:])
    assert labels("call", *spoken)[0] == "Who takes trick 1?"
    assert labels("quick", *spoken)[0] == "The play"
    assert "declare" in drawn(*spoken)["next"]


def test_it_is_too_late_for_elder_once_younger_has_spoken():
    assert "Ann's point" not in labels("call", point(1, 4))


def test_nothing_is_asked_for_that_no_answer_fits():
    asked = labels("call", hand(0, NO_RUN), *awards()[:1])
    assert asked[0] == "Ann's best sequence"
    assert "Ann has several sequences" not in asked
    assert open_chips(hand(0, NO_RUN), *awards()[:1]) == ["None"]


def open_chips(*entries):
    """What the next speaker can say, as far as it is not struck out."""
    for prompt in drawn(*entries)["prompts"]:
        for field in prompt["fields"]:
            if field["kind"] == "saying" and prompt["way"] != "cards":
                barred = [said for said, why in field["barred"]]
                pairs = field["values"]
                return [label for said, label in pairs if said not in barred]
    return None


def test_a_length_that_no_cards_leave_room_for_is_struck_out():
    entered = (hand(0, NO_RUN), none(0, "point"))
    assert open_chips(*entered) == ["3", "4", "5", "6", "7", "None"]


def test_a_tie_asks_for_what_is_missing():
    assert open_chips(point(0, 4), point(1, 4))[0] == "34"
    assert open_chips(runs(0, "3"), runs(1, "3"))[-1] == "9"


def test_all_that_a_hand_holds_is_one_button():
    both = (hand(0, ANN), hand(1, BOB))
    assert labels("cards", hand(0, ANN))[0] == "Bob's hand"
    assert labels("cards", *both)[0] == "Ann's point"
    [field] = [
        field
        for prompt in drawn(*both)["prompts"]
        if prompt["way"] == "cards" and prompt["type"] == "declare"
        for field in prompt["fields"]
        if field["kind"] == "saying"
    ]
    assert [label for said, label in field["values"]] == [
        "Point of 4, making\u00a039",
        "None",
    ]


def test_low_cards_are_asked_for_only_where_they_matter():
    assert fields("trick", "call", CLOSE) == ["winner"]
    low = fields("trick", "call", CLOSE, form="rubicon")
    assert low == ["winner", "lead_low", "win_low"]


def test_a_ecrire_a_whole_deal_is_a_number_for_each_who_plays():
    sheet = drawn(game="piquet_ecrire", players=5)
    assert sheet["total"]["fields"][0]["places"] == [0, 4]


def test_a_short_hand_has_fewer_cards():
    ruled = penalty(0, "short_hand", missing=2)
    assert drawn(ruled, hand(0, TEN))["status"] == "open"
