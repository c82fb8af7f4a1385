"""Each line of the sheet has its entry, its rule, and steps that come to its points."""

import json
import random
from pathlib import Path

import pytest

import rules
from rules import book
from rules.why import announcement_meaning, announcements, is_like, why_entry, why_lines
from tests.random_player import RandomPlayer

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
GAMES = {game.key: game for game in rules.card_games()}
SOME = 25  # entries of a random game before each of which all taps are looked at
MOST = 5  # lines, and announcements, of a deal that are looked at in a long game
CLAIMS = [
    {"type": "declare", "seat": 0, "class": "point", "length": 5, "pips": 49},
    {"type": "declare", "seat": 1, "class": "point", "length": 5, "pips": 48},
    {"type": "declare", "seat": 0, "class": "sequence", "runs": [{"length": 6}]},
    {"type": "declare", "seat": 1, "class": "sequence", "none": True},
]


def accepted(path):
    """(record, sheet) of the cases that are accepted."""
    for case in json.loads(path.read_text()):
        try:
            yield case["record"], rules.score(case["record"])
        except rules.RuleError:
            continue


def check_lines(record, place, numbers):
    lines = why_lines(record, place, numbers)
    for line in lines:
        assert line["entered"], line
        assert line["rule"], line
        assert sum(step["points"] for step in line["steps"]) == line["points"], line
    return lines


def check_nothings(record, place):
    """What did not score is told as well, and comes to nothing."""
    referee = rules.replay(record)
    nothings = referee.nothings(referee.table.deals[place])
    check_lines(record, place, [f"n{number}" for number in range(len(nothings))])


def check_announcements(record, entry):
    for one in why_entry(record, entry)["announced"]:
        assert one["means"], one


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_line_and_call_of_the_worked_cases_is_told(path):
    for record, sheet in accepted(path):
        for place, deal in enumerate(sheet["deals"]):
            numbers = [str(number) for number in range(len(deal["lines"]))]
            told = check_lines(record, place, numbers)
            assert [one["text"] for one in told] == [
                line["text"] for line in deal["lines"]
            ]
            check_nothings(record, place)
        for entry in {one["entry"] for one in sheet["announcements"]}:
            check_announcements(record, entry)


@pytest.mark.parametrize("key", GAMES)
def test_every_tap_that_is_struck_out_says_why(key):
    player = RandomPlayer(GAMES[key], 2)
    for _ in range(SOME):
        for prompt in rules.score(player.record, prompts=True)["prompts"]:
            for field in prompt["fields"] or ():
                for bar in field.get("barred", ()):
                    assert bar[1][:1].isupper() or not bar[1][0].isalpha(), bar
                    assert bar[1].endswith("."), bar
        if player.referee.result is not None:
            return
        player.enter_something()


@pytest.mark.parametrize("key", GAMES)
def test_lines_and_calls_of_a_random_game_are_told(key):
    record, dice = RandomPlayer(GAMES[key], 1).play(), random.Random(key)
    sheet = rules.score(record)
    deals = list(enumerate(sheet["deals"]))
    for place, deal in dice.sample(deals, min(MOST, len(deals))):
        numbers = [str(number) for number in range(len(deal["lines"]))]
        check_lines(record, place, dice.sample(numbers, min(MOST, len(numbers))))
        check_nothings(record, place)
    said = sheet["announcements"]
    for one in dice.sample(said, min(MOST, len(said))):
        check_announcements(record, one["entry"])


def ended_deals(record, seed):
    """(deal, the entry that ended it) of a few deals that a game has played out."""
    referee, makers = rules.replay_and_watch(record)
    ended = [
        (deal, watched.last)
        for deal, watched in zip(referee.table.deals, makers, strict=True)
        if deal.is_complete
    ]
    return random.Random(seed).sample(ended, min(MOST, len(ended)))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("key", GAMES)
def test_the_end_of_a_deal_tells_of_everybody_who_played_it(key, seed):
    record = RandomPlayer(GAMES[key], f"everybody {seed}").play()
    table = rules.replay(record).table
    for deal, entry in ended_deals(record, seed):
        lines = why_entry(record, entry)["lines"]
        played = set(table.game.sides_in(table, deal))
        assert played <= {line["side"] for line in lines}, (record, entry)
        for line in lines:
            assert sum(step["points"] for step in line["steps"]) == line["points"]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_steps_of_every_result_come_to_what_is_paid(path):
    for record, _sheet in accepted(path):
        sheet = rules.score(record, prompts=True)
        if sheet["result"] is None:
            continue
        paid = [0] * len(record["players"])
        for account in sheet["explanation"]["accounts"]:
            steps = sum(step["points"] for step in account["steps"])
            assert steps == account["units"], account
            for seat in sheet["sides"][account["side"]]:
                paid[seat] += steps
            for seat in sheet["sides"][account["other"]]:
                paid[seat] -= steps
        assert paid == sheet["result"]["net"], record


def refused(path):
    """(key of the game, code) of each case in which a player is refused."""
    for case in json.loads(path.read_text()):
        error = case["expect"].get("error")
        key = case["record"].get("game")
        if error and error["entry"] is not None and key in GAMES:
            yield key, error["code"]


OF_FORM = {"bad_field", "bad_seat", "bad_card", "unknown_entry", "unknown_offence"}
OF_FORM |= {"unknown_reason", "unknown_meld", "wrong_card_count", "not_now"}
OF_FORM |= {"mixed_entry"}  # another way of recording: no rule of the game


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_refusal_leads_to_its_rule(path):
    for key, code in refused(path):
        assert code in OF_FORM or book.about_refusal(key, code), (key, code)


def piquet(*entries):
    return {
        "game": "piquet",
        "players": ["Ann", "Bob"],
        "dealer": 1,
        "entries": entries,
    }


def test_a_good_claim_names_what_it_beats():
    [point] = why_lines(piquet(*CLAIMS) | {"entries": CLAIMS}, 0, ["0"])
    beaten = "Ann's point of 5 making 49 beats Bob's point of 5 making 48."
    assert point["sentence"] == beaten
    assert point["entered"] == "Ann: point of 5, making 49"
    assert [step["points"] for step in point["steps"]] == [5]


def test_a_sequence_of_five_or_more_counts_ten_and_its_cards():
    [run] = why_lines(piquet() | {"entries": CLAIMS}, 0, ["1"])
    assert [step["points"] for step in run["steps"]] == [6, 10]


def test_pique_tells_the_trick_at_which_it_was_reached():
    entries = [
        {"type": "award", "class": "point", "winner": 0, "points": 6},
        {"type": "award", "class": "sequence", "winner": 0, "points": 6},
        {"type": "award", "class": "set", "winner": 0, "points": 14},
    ]
    entries += [{"type": "trick", "winner": 0}] * 4
    record = piquet() | {"entries": entries}
    spoken = [one["text"] for one in rules.score(record)["announcements"]]
    assert "Ann: pique" in spoken
    [pique] = [
        one["sentence"]
        for one in why_entry(record, len(entries) - 1)["announced"]
        if "pique" in one["text"]
    ]
    assert pique == (
        "Ann had 26 in hand and reached 30 at trick 4, before Bob had scored anything."
    )


def test_what_did_not_score_is_told_too():
    record = {
        "game": "oh_hell",
        "players": ["Ann", "Bob", "Cid"],
        "options": {"sequence": "custom", "hands": [2, 2]},
        "entries": [
            {"type": "trump", "suit": "H"},
            {"type": "bids", "bids": [1, 1, 1]},
            {"type": "tricks", "tricks": [1, 1, 0]},
        ],
    }
    [missed] = why_lines(record, 0, ["n0"])
    assert missed["points"] == 0
    assert missed["sentence"] == "Cid: bid 1, took 0."
    told = {line["text"]: line["points"] for line in why_entry(record, 2)["lines"]}
    assert told == {"Bid 1, made it": 11, "Cid: bid 1, took 0": 0}
    assert why_lines(record, 0, ["n1"]) is None
    assert why_lines(record, 0, ["9"]) is None
    assert why_lines(record, 5, ["0"]) is None
    assert why_entry(record, 3) is None


def test_each_of_several_who_missed_alike_is_told_of():
    record = {
        "game": "oh_hell",
        "players": ["Ann", "Bob", "Cid"],
        "options": {"sequence": "custom", "hands": [2, 2]},
        "entries": [
            {"type": "bids", "bids": [1, 0, 1]},
            {"type": "tricks", "tricks": [0, 2, 0]},
        ],
    }
    ann, cid = why_lines(record, 0, ["n0"])
    assert (ann["text"], cid["text"]) == ("Ann: bid 1, took 0", "Cid: bid 1, took 0")
    everybody = why_entry(record, 1)["lines"]
    assert sorted(line["side"] for line in everybody) == [0, 1, 2]


def test_a_whole_deal_tells_of_a_side_that_made_nothing():
    record = piquet() | {"entries": [{"type": "deal_total", "points": [26, 0]}]}
    ann, bob = why_entry(record, 0)["lines"]
    assert (ann["side"], ann["points"]) == (0, 26)
    assert (bob["side"], bob["text"], bob["points"]) == (1, "Bob", 0)


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("Ann wins 120", True),
        ("Ann wins", False),
        ("wins 120", False),
        ("Ann & Cid wins 9", True),
    ],
)
def test_an_announcement_is_known_by_what_does_not_change(text, is_so):
    assert is_like("{Ann} wins {120}", text) is is_so
    assert announcement_meaning([["{Ann} wins {120}", "It is over"]], text) == (
        "It is over" if is_so else ""
    )


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("Ann 14", "The count in this deal so far"),
        ("Ann wins 120", "The amount won at the end"),
        ("Deal 2: Ann 27, Bob 13", "The points of the finished deal"),
        ("Ann: capot, 66", "40 for all the tricks, and the new count"),
    ],
)
def test_of_several_patterns_the_one_that_says_most_is_meant(text, means):
    assert announcement_meaning(announcements("piquet"), text) == means


def test_where_a_deal_ends_without_a_line_what_each_had_is_added_up():
    entries = [
        {"type": "turn_up", "card": "8H"},
        {"type": "brisques", "seat": 0, "count": 5},
        {"type": "meld", "seat": 0, "meld": "bezique"},
        {"type": "brisques", "seat": 1, "count": 6},
        {"type": "penalty", "seat": 0, "offence": "renege"},
        {"type": "brisques", "seat": 0, "count": 5},
        {"type": "last_trick", "winner": 0},
    ]
    record = {"game": "bezique", "players": ["Ann", "Bob"], "entries": entries}
    every = why_entry(record | {"entries": entries[:2]}, 1)["lines"]
    assert [one["text"] for one in every] == ["5 brisques"]  # the deal goes on
    melds, ann, bob = why_entry(record, len(entries) - 1)["lines"]
    assert (melds["text"], melds["side"]) == ("Bob: nothing melded", 1)
    assert [(one["text"], one["points"]) for one in (ann, bob)] == [
        ("Ann", 40),
        ("Bob", 60),
    ]
    assert [step["points"] for step in ann["steps"]] == [50, 40, -50]
    assert why_entry(record, 0)["lines"] == []


def test_a_deal_that_was_added_up_has_a_name_beside_each_number():
    record = {"game": "bezique", "players": ["Ann", "Bob"], "dealer": 1}
    record |= {"entries": [{"type": "deal_total", "points": [600, 200]}]}
    told = why_entry(record, 0)
    assert told["entered"] == "Whole deal: Ann scored 600 points and Bob 200"
    steps = [
        [(one["text"], one["points"]) for one in line["steps"]]
        for line in told["lines"]
    ]
    assert steps == [[("Ann", 600)], [("Bob", 200)]]
