"""The first question at a table of piquet: what was just asked, and of whom."""

import pytest

import rules
from tests.rules.tables.piquet import (
    ALL_GOOD,
    answer,
    awards,
    blank,
    exchange,
    none,
    point,
    record,
    runs,
    said_last,
    sets,
    totals,
    trick,
)

BOB_IS_ELDER = {"dealer": 0}


def asked(*entries, way="call", **header):
    """The prompts of a way after some entries, the first of them first."""
    prompts = rules.score(record(*entries, **header), prompts=True)["prompts"]
    return [prompt for prompt in prompts if prompt["way"] in (way, "")]


def first(*entries, **header):
    """(seat, label) of the first question."""
    prompt = asked(*entries, **header)[0]
    return prompt["turn"], prompt["label"]


def words(prompt):
    """The chips of a prompt that are not struck out."""
    [field] = [one for one in prompt["fields"] if one["kind"] in ("saying", "choice")]
    barred = [value for value, _why in field["barred"]]
    return [label for value, label in field["values"] if value not in barred]


def labelled(label, *entries):
    """The prompt of a label."""
    return next(prompt for prompt in asked(*entries) if prompt["label"] == label)


def labels(*entries, **header):
    return [prompt["label"] for prompt in asked(*entries, **header)]


class TestALevelPoint:
    """Bob, elder, has a point of 5, and so has Ann."""

    level = (point(1, 5), point(0, 5))
    told = (*level, point(1, 5, 48))

    def test_who_claimed_first_says_what_it_makes(self):
        assert said_last(*self.level, form="rubicon", **BOB_IS_ELDER) == ["How much?"]
        assert first(*self.level, **BOB_IS_ELDER) == (1, "Bob's point makes")

    def test_then_the_other_answers_about_it(self):
        assert first(*self.told, **BOB_IS_ELDER) == (0, "Ann answers")
        answers = asked(*self.told, **BOB_IS_ELDER)[0]
        assert answers["help"] == "Bob: point of 5, making 48"
        assert words(answers) == ["Good", "Not good", "Equal"]

    def test_what_was_told_is_not_asked_again(self):
        assert "Bob's point makes" not in labels(*self.told, **BOB_IS_ELDER)
        assert "Bob answers" not in labels(*self.told, **BOB_IS_ELDER)

    @pytest.mark.parametrize(
        ("reply", "points"), [("good", [0, 5]), ("not_good", [5, 0]), ("equal", [0, 0])]
    )
    def test_the_answer_decides_by_whose_it_is(self, reply, points):
        answered = (*self.told, answer(0, "point", reply))
        assert totals(*answered, **BOB_IS_ELDER) == points
        assert first(*answered, **BOB_IS_ELDER) == (1, "Bob's best sequence")

    def test_a_number_instead_is_compared(self):
        for pips, said in ((47, "Good"), (48, "Equal"), (49, "Not good")):
            assert said_last(*self.told, point(0, 5, pips), **BOB_IS_ELDER) == [said]

    def test_elder_is_asked_where_younger_has_told_at_once(self):
        level = (point(1, 5), point(0, 5, 48))
        assert first(*level, **BOB_IS_ELDER) == (1, "Bob's point makes")
        assert "Ann answers" not in labels(*level, **BOB_IS_ELDER)

    def test_younger_is_asked_where_elder_has_told_at_once(self):
        level = (point(1, 5, 48), point(0, 5))
        assert first(*level, **BOB_IS_ELDER) == (0, "Ann answers")

    def test_the_same_the_other_way_round(self):
        assert first(point(0, 5), point(1, 5)) == (0, "Ann's point makes")
        told = (point(0, 5), point(1, 5), point(0, 5, 48))
        assert first(*told) == (1, "Bob answers")
        assert totals(*told, answer(1, "point", "not_good")) == [0, 5]

    @pytest.mark.parametrize("way", ["quick", "call", "cards"])
    def test_it_is_asked_in_every_way_of_recording(self, way):
        assert first(*self.level, way=way, **BOB_IS_ELDER) == (
            1,
            "Bob's point makes",
        )


class TestALevelSequence:
    level = (none(1, "point"), none(0, "point"), runs(1, "4", "3"), runs(0, "4"))
    told = (*level, runs(1, "4K", "3"))

    def test_how_high_is_put_to_who_claimed_first(self):
        assert said_last(*self.level, **BOB_IS_ELDER) == ["How high?"]
        label = "Bob's quart goes up to"
        assert first(*self.level, **BOB_IS_ELDER) == (1, label)

    def test_it_goes_no_lower_than_its_cards(self):
        tops = words(asked(*self.level, **BOB_IS_ELDER)[0])
        assert tops == ["A", "K", "Q", "J", "10"]

    def test_then_the_other_answers_about_it(self):
        assert first(*self.told, **BOB_IS_ELDER) == (0, "Ann answers")
        answers = asked(*self.told, **BOB_IS_ELDER)[0]
        assert answers["help"] == "Bob: quart to the king, tierce"

    def test_equal_tops_are_equal(self):
        said = said_last(*self.told, runs(0, "4K"), **BOB_IS_ELDER)
        assert said == ["Equal"]

    def test_three_who_are_level_are_asked_in_turn_once_all_have_spoken(self):
        table = {"game": "piquet_normand"}
        level = [*awards()[:1], runs(0, "3"), runs(1, "3")]
        assert first(*level, **table) == (2, "Cat's best sequence")
        level.append(none(2, "sequence"))
        label = "{}'s tierce goes up to"
        assert first(*level, **table) == (0, label.format("Ann"))
        assert first(*level, runs(0, "3K"), **table) == (1, label.format("Bob"))


class TestSets:
    def test_they_are_answered_without_equal(self):
        spoken = (*awards()[:2], sets(1, "3A"))
        assert first(*spoken, **BOB_IS_ELDER) == (0, "Ann answers")
        answers = asked(*spoken, **BOB_IS_ELDER)[0]
        assert answers["help"] == "Bob: three aces"
        assert words(answers) == ["Good", "Not good"]

    def test_after_not_good_only_what_is_better_is_open(self):
        spoken = (*awards()[:2], sets(1, "3Q"), answer(0, "set", "not_good"))
        assert first(*spoken, **BOB_IS_ELDER) == (0, "Ann's best set")
        open_ = words(asked(*spoken, **BOB_IS_ELDER)[0])
        assert open_ == ["None", "3 aces", "3 kings"] + [
            f"4 {rank}" for rank in ("aces", "kings", "jacks", "tens")
        ]


class TestOneSpeaker:
    def test_elder_speaks_first_and_younger_waits(self):
        assert first() == (0, "Ann's point")
        assert "Bob's point" not in labels()
        assert first(none(0, "point")) == (1, "Bob's point")

    def test_a_claim_is_answered_next(self):
        assert first(point(0, 5)) == (1, "Bob answers")
        assert labels(point(0, 5))[1:] == [
            *("Bob: Making?", "Bob's point", "Who takes trick 1?")
        ]

    def test_how_much_is_asked_in_one_tap_where_it_is_not_told(self):
        assert labels(point(0, 5), form="club")[1] == "Bob: How much?"
        assert "Bob: Making?" not in labels(point(0, 5, 48))
        asking = asked(*awards()[:1], runs(0, "4"))[1]
        assert asking["label"] == "Bob: How high?"
        fixed = {one["name"]: one["fixed"][0] for one in asking["fields"]}
        assert fixed | {"type": "declare"} == runs(1, "4")

    def test_nobody_shows_carte_blanche_after_a_claim(self):
        assert "Carte blanche" in labels()
        assert "Carte blanche" not in labels(point(0, 5))

    def test_who_exchanges_second_is_asked_next(self):
        assert asked(exchange(0, 3))[0]["label"] == "Bob exchanges"
        assert first(exchange(0, 3), exchange(1, 5)) == (0, "Ann's point")

    def test_none_comes_first_where_it_is_likely(self):
        assert words(asked(*awards()[:1])[0])[0] == "None"
        assert words(asked(*awards()[:2])[0])[0] == "None"
        assert words(asked()[0])[-1] == "None"

    def test_a_tap_says_what_it_enters(self):
        assert words(asked(*awards()[:1])[0])[1:4] == [
            "Tierce 3",
            "Quart 4",
            "Quint 15",
        ]

    def test_after_not_good_a_better_detail_is_one_tap(self):
        spoken = (point(0, 6, 57), answer(1, "point", "not_good"))
        better = words(labelled("Bob's point", *spoken))
        assert [word.replace("\u00a0", " ") for word in better] == [
            *("7", "8", "None"),
            *(f"6 making {pips}" for pips in (58, 59, 60)),
        ]
        spoken = (*awards()[:1], runs(0, "6Q"), answer(1, "sequence", "not_good"))
        better = words(labelled("Bob's best sequence", *spoken))
        assert better[-2:] == ["Sixi\u00e8me to the king", "Sixi\u00e8me to the ace"]

    def test_the_lowest_of_its_kind_is_better_than_none(self):
        spoken = (*awards()[:1], runs(0, "3"), answer(1, "sequence", "not_good"))
        asking = labelled("Bob's best sequence", *spoken)
        said = [label for _value, label in asking["fields"][-1]["values"]]
        assert said[said.index("Huiti\u00e8me 18") + 1 :] == [
            f"Tierce to the {rank}" for rank in ("ten", "jack", "queen", "king", "ace")
        ]
        spoken = (point(0, 5), answer(1, "point", "not_good"))
        asking = labelled("Bob's point", *spoken)["fields"][-1]
        said = [label.replace("\u00a0", " ") for _value, label in asking["values"]]
        assert said[-7:] == [f"5 making {pips}" for pips in range(45, 52)]
        assert asking["columns"] == 4


class TestNotGood:
    """Bob has said "not good" to Ann's point; Bob counts after her lead."""

    point = (point(0, 5), answer(1, "point", "not_good"))

    def test_elder_goes_on_and_younger_may_speak(self):
        assert first(*self.point) == (0, "Ann's best sequence")
        assert "Bob's point" in labels(*self.point)
        assert totals(*self.point, point(1, 6)) == [0, 6]
        assert first(*self.point, point(1, 6)) == (0, "Ann's best sequence")

    def test_an_open_answer_comes_before_later_claims(self):
        elder = (*self.point, none(0, "sequence"))
        assert first(*elder) == (0, "Ann's best set")
        assert first(*elder, none(0, "set")) == (1, "Bob's point")
        told = (*elder, none(0, "set"), point(1, 6))
        assert first(*told) == (1, "Bob's best sequence")

    def test_elder_may_lead_at_once(self):
        assert "Who takes trick 1?" in labels(*self.point)

    def test_the_last_class_is_asked_for_at_once(self):
        spoken = (*awards()[:2], sets(0, "3Q"), answer(1, "set", "not_good"))
        assert first(*spoken) == (1, "Bob's best set")


class TestNothingLeft:
    """Ann has the best of everything, and Bob has said so three times."""

    good = ALL_GOOD

    def test_the_play_comes_next(self):
        assert first(*self.good) == (0, "Who takes trick 1?")
        assert asked(*self.good, way="quick")[0]["label"] == "The play"
        assert asked(*self.good, way="cards")[0]["type"] == "trick"

    def test_nobody_is_asked_for_claims_or_to_end_declaring(self):
        types = [prompt["type"] for prompt in asked(*self.good)]
        assert not {"declare", "close"} & set(types)

    def test_the_cards_of_a_trick_ask_for_no_winner(self):
        assert asked(*self.good, way="cards")[0]["label"] == "Trick 1"

    def test_the_repique_is_said_with_it(self):
        assert asked(*self.good)[0]["help"] == "Ann: repique"
        assert asked(*self.good, way="quick")[0]["help"] == "Ann: repique"
        sheet = rules.score(record(*self.good), prompts=True)
        assert sheet["heard"]["loud"][0] == "Ann: repique"
        assert sheet["call"] == ["", "Ann leads"]
        assert said_last(*self.good, trick(0))[0] == "Ann: repique"

    def test_a_carte_blanche_saves_from_it(self):
        assert asked(blank(1), *self.good)[0]["help"] == "0 \u2013 0"

    def test_the_same_by_results(self):
        won = awards((0, 6), (0, 16), (0, 14))
        assert asked(*won, way="quick")[0]["help"] == "Ann: repique"

    def test_elder_leads_where_nobody_has_repique(self):
        call = rules.score(record(*awards()), prompts=True)["call"]
        assert call == ["", "All declared: Ann leads"]
