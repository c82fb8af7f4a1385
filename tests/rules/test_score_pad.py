"""The score pad: titles, ends, ties, what is paid, and what a page says of it."""

import pytest

import rules

THREE = ["Ann", "Bob", "Cleo"]
FOUR = [*THREE, "Dev"]
FINISH = {"type": "finish"}


def scores(*points):
    return {"type": "scores", "points": list(points)}


def record(*entries, players=THREE, **options):
    header = {"game": "score_pad", "players": players, "options": options}
    return header | {"entries": list(entries)}


def sheet(*entries, **more):
    return rules.score(record(*entries, **more), prompts=True)


def code(*entries, **more):
    with pytest.raises(rules.RuleError) as raised:
        sheet(*entries, **more)
    return raised.value.code


@pytest.mark.parametrize(
    ("title", "name"), [("", "Score pad"), ("Hearts", "Hearts"), ("  Gin  ", "Gin")]
)
def test_the_title_names_the_game(title, name):
    assert sheet(title=title)["name"] == name


@pytest.mark.parametrize("title", [" ", "a" * 41, "two\nlines", "tab\tbed", 5, None])
def test_a_title_that_is_none_is_refused(title):
    assert code(title=title) == "bad_option"


def test_a_title_may_be_forty_characters_between_spaces():
    assert sheet(title=" " + "a" * 40 + " ")["name"] == "a" * 40


@pytest.mark.parametrize("players", [["Ann", "Bob"], THREE, [*FOUR, "Eve"]])
def test_two_sides_need_an_even_number_from_four(players):
    assert code(players=players, sides="two") == "bad_option"


def test_six_are_two_sides_of_three():
    players = [*FOUR, "Eve", "Fay"]
    assert sheet(players=players, sides="two")["sides"] == [[0, 2, 4], [1, 3, 5]]


def test_the_mark_of_the_dealer_passes_after_each_row():
    assert [
        one["dealer"] for one in sheet(scores(1, 0, 0), scores(0, 1, 0))["deals"]
    ] == [
        0,
        1,
    ]


def test_a_row_that_does_not_count_is_played_again_by_the_same_dealer():
    void = {"type": "misdeal", "reason": "not_counted"}
    shown = sheet({"type": "adjust", "side": 0, "points": 5}, void)
    assert (shown["totals"], shown["dealer"], shown["deals"][0]["void"]) == (
        [0, 0, 0],
        0,
        True,
    )
    assert shown["announcements"] == []
    assert code({"type": "misdeal", "reason": "other"}) == "unknown_reason"


def test_there_are_no_offences():
    foul = {"type": "penalty", "seat": 0, "offence": "revoke"}
    assert code(foul) == "unknown_offence"


@pytest.mark.parametrize(
    "points", [[1, 2], [1, 2, 3, 4], [1, 2, "3"], [1, 2, True], [0, 0, 1000001], None]
)
def test_numbers_that_are_not_one_for_each_side_are_refused(points):
    assert code({"type": "scores", "points": points}) == "bad_field"


def test_the_largest_numbers_are_entered():
    assert sheet(scores(-1000000, 0, 1000000))["totals"] == [-1000000, 0, 1000000]


class TestFinish:
    """The players end an open game between two deals."""

    def test_it_opens_no_deal(self):
        shown = sheet(scores(1, 2, 3), FINISH)
        assert (len(shown["deals"]), shown["status"]) == (1, "finished")

    @pytest.mark.parametrize("options", [{"ends": "target"}, {"ends": "deals"}])
    def test_not_where_the_game_ends_by_itself(self, options):
        assert code(scores(1, 2, 3), FINISH, **options) == "not_now"
        assert sheet(scores(1, 2, 3), **options)["next"] == ["scores"]

    def test_not_in_a_deal(self):
        begun = {"type": "adjust", "side": 0, "points": 5}
        assert code(scores(1, 2, 3), begun, FINISH) == "not_now"
        assert sheet(scores(1, 2, 3), begun)["next"] == ["scores"]

    def test_not_after_void_deals_alone(self):
        void = {"type": "misdeal", "reason": "not_counted"}
        assert code(void, FINISH) == "not_now"

    def test_a_field_is_refused_before_the_moment(self):
        assert code(FINISH | {"seat": 0}) == "bad_field"


def end(*entries, **more):
    shown = sheet(*entries, **more)
    said = [one["text"] for one in shown["announcements"]]
    return shown["result"]["winners"], shown["result"]["net"], said


class TestEnd:
    """Who wins, what is said, and who pays."""

    def test_a_correction_in_a_deal_does_not_end_it(self):
        begun = {"type": "adjust", "side": 0, "points": 100}
        assert sheet(begun, ends="target")["status"] == "open"
        assert sheet(begun, scores(0, 0, 0), ends="target")["status"] == "finished"

    def test_void_deals_do_not_count_among_the_deals(self):
        void = {"type": "misdeal", "reason": "not_counted"}
        assert sheet(void, scores(1, 0, 0), ends="deals", deals=2)["status"] == "open"

    def test_two_who_tie_share_what_two_losers_pay(self):
        assert end(scores(5, 5, 1, 2), FINISH, players=FOUR) == (
            [0, 1],
            [1, 1, -1, -1],
            ["Ann and Bob tie"],
        )

    def test_units_that_cannot_be_shared_are_not_paid(self):
        shown = sheet(scores(5, 5, 1), FINISH)["result"]
        assert (shown["net"], shown["tags"]) == ([0, 0, 0], ["tie", "undivided"])

    def test_three_who_tie_are_all_named(self):
        said = end(scores(5, 5, 5, 1), FINISH, players=FOUR)[2]
        assert said == ["Ann, Bob and Cleo tie"]

    def test_all_level_is_a_draw(self):
        assert end(scores(5, 5, 5), FINISH) == ([], [0, 0, 0], ["A draw"])
        assert end({"type": "stop"}) == ([], [0, 0, 0], ["A draw"])

    def test_a_stop_counts_completed_deals(self):
        begun = {"type": "adjust", "side": 0, "points": 50}
        stopped = end(scores(1, 4, 2), begun, {"type": "stop"}, wins="fewest")
        assert stopped == ([0], [2, -1, -1], ["Ann wins"])

    def test_fewest_settle_the_difference_to_the_lower(self):
        net = end(scores(3, 10, 24), FINISH, wins="fewest", settlement="difference")[1]
        assert net == [28, 7, -35]

    def test_each_pair_of_opponents_settles_the_difference(self):
        terms = {"sides": "two", "settlement": "difference", "players": FOUR}
        assert end(scores(10, 4), FINISH, **terms)[:2] == ([0], [12, -12, 12, -12])

    def test_a_page_says_a_tie_and_a_draw_once(self):
        tie = sheet(scores(5, 5, 1), FINISH)["heard"]
        assert (tie["loud"][0], tie["also"]) == ("Ann and Bob tie", [])
        draw = sheet(scores(5, 5, 5), FINISH)["heard"]
        assert (draw["loud"][0], draw["also"]) == ("A draw: nobody wins", [])


def test_the_lowest_leads_where_the_fewest_win():
    shown = sheet(scores(5, 1, 3), wins="fewest")
    assert (shown["lowest_wins"], shown["heard"]["loud"]) == (
        True,
        ["Bob leads with 1"],
    )


def test_the_numbers_entered_last_are_offered_once_each():
    shown = sheet(scores(5, 0, 13), scores(0, 26, 5))
    assert shown["prompts"][0]["fields"][0]["tiles"] == [26, 5, 13]


class TestPrice:
    """What is said of the payment before a game."""

    def price(self, players=THREE, **options):
        return rules.price_of(
            {"game": "score_pad", "players": players, "options": options}
        )

    def test_the_winner_of_the_example_has_the_best_score(self):
        most, fewest = self.price(), self.price(wins="fewest")
        assert most["example"]["scores"] == [100, 80, 65]
        assert fewest["example"]["scores"] == [65, 80, 100]
        assert most["example"]["winners"] == fewest["example"]["winners"] == [0]
        assert most["example"]["net"] == fewest["example"]["net"] == [2, -1, -1]

    def test_of_a_difference_between_two_sides_there_is_no_example(self):
        told = self.price(FOUR, sides="two", settlement="difference")
        assert told["example"] is None
        assert told["each"] == "for each point of difference between two players"

    def test_of_one_unit_between_two_sides_there_is(self):
        told = self.price(FOUR, sides="two")
        assert told["example"]["net"] == [1, -1, 1, -1]
