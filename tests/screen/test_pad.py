"""The pad stays a pad: one question, few others by name, and each name in its place."""

import functools
import json
from pathlib import Path

import pytest

import rules
from phone.screen import table_screen
from phone.screen.pad.secondary_prompts import BESIDE
from tests.often import sisters_later

GAMES = [game.key for game in rules.card_games()]


def positions(key):
    """(record, sheet) before each entry of each worked case of a game."""
    for path in sorted((Path(__file__).parents[1] / "cases").glob("*.json")):
        for case in json.loads(path.read_text()):
            record, wrong = case["record"], case["expect"].get("error")
            if record["game"] != key or (wrong and wrong.get("entry") is None):
                continue
            for place in range(wrong["entry"] if wrong else len(record["entries"]) + 1):
                before = record | {"entries": record["entries"][:place]}
                yield before, rules.score(before, prompts=True)


@functools.cache
def pads(key):
    """(players, pad) of every position of a game, in every way that asks anything."""
    found = []
    for _record, sheet in positions(key):
        for way in [*dict(sheet["ways"]), "total"]:
            pad = table_screen(sheet, way)["pad"]
            if pad["way"] in ("", way):
                found.append((sheet["players"], pad))
    return found


def forms(pad):
    groups = pad["groups"] + pad["beside"] + pad["more"]
    return pad["main"] + [form for group in groups for form in group["forms"]]


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_one_question_is_open_and_few_others_have_a_name(key):
    for _players, pad in pads(key):
        assert len([form for form in pad["main"] if not form["stays"]]) <= 1
        assert len(pad["beside"]) <= BESIDE
        assert pad["has_fold"] or not pad["more"]


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_a_name_stands_where_it_stands_in_the_score(key):
    for players, pad in pads(key):
        for form in forms(pad):
            for field in form["fields"] + form["extra"]:
                for drawn in rows(field):
                    assert in_order(drawn, players), (form["label"], drawn)


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_what_each_is_asked_stands_in_the_order_of_the_score(key):
    for _players, pad in pads(key):
        for folds in (pad["beside"], pad["more"], pad["groups"]):
            asked = [form for fold in folds for form in fold["forms"]]
            for kind in {(form["type"], form["is_button"]) for form in asked}:
                alike = [
                    one for one in asked if (one["type"], one["is_button"]) == kind
                ]
                seats = [one["seat"] for one in alike if one["seat"] is not None]
                assert seats == sorted(seats)


def rows(field):
    """The texts of a field, row by row, as they are drawn from left to right."""
    if field["shape"] == "rows":
        parts = [part for row in field["rows"] for part in row["parts"]]
        return [text for part in parts for text in rows(part)]
    if field["shape"] in ("shares", "twice"):
        return [labels(row.get("chips", [])) for row in field["rows"]]
    if field["shape"] == "numbers":
        return [[box["label"] for box in field["boxes"]]]
    return [labels(field.get("chips", []))]


def labels(chips):
    return [chip["label"] for chip in chips]


def in_order(texts, players):
    """Whether the names among some texts stand in the order of the seats."""
    seats = [players.index(text) for text in texts if text in players]
    return seats == sorted(seats)


def test_who_leads_is_marked_with_a_word():
    record = {"game": "oh_hell", "players": ["Ann", "Bob", "Cara"], "dealer": 1}
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (2, 0, 1)]
    sheet = rules.score(record | {"entries": bids}, prompts=True)
    [question] = table_screen(sheet, "live")["pad"]["main"]
    chips = question["fields"][-1]["chips"]
    told = [(chip["label"], chip["small"]) for chip in chips]
    assert told == [("Ann", None), ("Bob", None), ("Cara", "leads")]


def test_two_players_have_what_stays_in_sight_each_in_a_half():
    turned = {"type": "turn_up", "card": "8H"}
    record = {"game": "bezique", "players": ["Ann", "Bob"], "entries": [turned]}
    pad = table_screen(rules.score(record, prompts=True))["pad"]
    assert pad["main"] == []
    assert [group["is_half"] for group in pad["groups"]] == [True, True]
    firsts = [group["forms"][0]["fields"][0]["chips"] for group in pad["groups"]]
    assert [labels(chips) for chips in firsts] == [["Brisque"], ["Brisque"]]
    assert [group["label"] for group in pad["groups"]] == ["Ann", "Bob"]
    ways_on = [one.get("skips_to") for one in pad["groups"][0]["forms"]]
    assert ways_on == ["Bob", None, None]
    assert [group["is_next"] for group in pad["groups"]] == [False, True]
    headings = [group["forms"][0]["label"][0]["text"] for group in pad["groups"]]
    assert headings == ["Ann: brisque", "Bob: brisque"]
    marriage = pad["groups"][1]["forms"][1]["fields"][0]["chips"][0]
    assert (marriage["label"], marriage["small"]) == ("\u2663 20", "marriage")


def test_the_melds_of_many_players_stand_under_their_names():
    turned = {"type": "turn_up", "card": "8H"}
    players = ["Ann", "Bob", "Cat", "Dan"]
    record = {"game": "bezique_four", "players": players, "entries": [turned]}
    pad = table_screen(rules.score(record, prompts=True))["pad"]
    told = ["".join(one["text"] for one in fold["label"]) for fold in pad["beside"]]
    assert told == ["Ann melds", "Bob melds", "Cat melds", "Dan melds"]
    assert all(len(fold["forms"]) > 1 for fold in pad["beside"])
