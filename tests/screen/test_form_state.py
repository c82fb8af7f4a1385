"""What was tapped in a form stands in it again, whatever it is made of."""

import random

import pytest

import rules
from phone.screen import prompt_screen, table_screen
from phone.screen.pad.form_state import keep_taps
from tests.random_player import RandomPlayer
from tests.rules.tables.oh_hell import bids, oh_hell

GAMES = {game.key: game for game in rules.card_games()}
LOOKED_AT = 15  # entries of each game


@pytest.mark.parametrize("key", GAMES)
def test_a_form_that_was_refused_sends_the_same_again(key):
    player, dice = RandomPlayer(GAMES[key], "kept", rulings=0.05), random.Random(key)
    while player.referee.result is None and len(player.record["entries"]) < LOOKED_AT:
        for form in drawn(player):
            told = tapped(form, dice)
            keep_taps(
                [form], form["mark"], lambda name, told=told: told.get(name, []), ""
            )
            stands = sent(form)
            assert {name: sorted(stands[name]) for name in stands} == {
                name: sorted(told[name]) for name in told
            }
        player.enter_something()


def drawn(player):
    """All forms of a table: of every way, and of the rulings."""
    sheet = rules.score(player.record, prompts=True)
    pads = [table_screen(sheet, way)["pad"] for way, _words in sheet["ways"]]
    forms = [form for pad in pads for form in forms_of(pad)]
    return forms + prompt_screen(sheet, rules.rulings(player.referee))


def forms_of(pad):
    """All forms of a pad, folded or not."""
    gathered = pad["groups"] + pad["beside"] + pad["more"]
    return pad["main"] + [form for one in gathered for form in one["forms"]]


def tapped(form, dice):
    """The texts that a form sends after some taps, by the names of its controls."""
    told = {part["name"]: [] for part in form["hidden"]}
    for part in form["hidden"]:
        told[part["name"]].append(part["value"])
    for name, shape, part in controls(form):
        told[name] = told.get(name, []) + TAPS[shape](part, dice)
    return told


def sent(form):
    """The texts that a form sends as it is drawn."""
    told = {part["name"]: [] for part in form["hidden"]}
    for part in form["hidden"]:
        told[part["name"]].append(part["value"])
    for name, shape, part in controls(form):
        told[name] = told.get(name, []) + STANDS[shape](part)
    return told


def controls(form):
    """(name, shape, what is drawn) of all that is tapped in a form and stays so."""
    for field in form["fields"] + form["extra"]:
        shape, name = field["shape"], field["name"]
        if shape == "rows":
            for row in field["rows"]:
                yield from ((part["name"], "chips", part) for part in row["parts"])
        elif shape in ("shares", "twice"):
            part = "chips" if shape == "shares" else shape
            yield from ((row["name"], part, row) for row in field["rows"])
        elif not field["is_submit"]:
            yield name, shape, field


def values(part):
    return [chip["value"] for chip in part["chips"]]


def faces(part, is_ticked=False):
    """The cards of a pad, or those that are ticked."""
    cards = [card for suit in part["suits"] for card in suit["cards"]]
    return [card["value"] for card in cards if not is_ticked or card["is_preset"]]


def ticked(part):
    return [chip["value"] for chip in part["chips"] if chip["is_preset"]]


TAPS = {
    "chips": lambda part, dice: [dice.choice(values(part))],
    "assumed": lambda part, dice: [dice.choice(values(part))],
    "toggles": lambda part, dice: [v for v in values(part) if dice.random() < 0.5],
    "flag": lambda part, dice: ["true"] if dice.random() < 0.5 else [],
    "numbers": lambda part, dice: [dice.choice(["", "3", "x"]) for _ in part["boxes"]],
    "card": lambda part, dice: [dice.choice(faces(part))],
    "cards": lambda part, dice: dice.sample(faces(part), 1),
    "trick": lambda part, dice: dice.sample(faces(part), len(part["places"])),
    "text": lambda part, dice: [dice.choice(["", "a word or two"])],
    "twice": lambda part, dice: [dice.choice("012")],
}
STANDS = {
    "chips": ticked,
    "assumed": ticked,
    "toggles": ticked,
    "flag": ticked,
    "numbers": lambda part: [box["value"] for box in part["boxes"]],
    "card": lambda part: faces(part, is_ticked=True),
    "cards": lambda part: faces(part, is_ticked=True),
    "trick": lambda part: [place["card"] for place in part["places"]],
    "text": lambda part: [part["value"]],
    "twice": lambda part: [part["value"]],
}


def pad(*entries, **header):
    return table_screen(rules.score(oh_hell(*entries, **header), prompts=True))["pad"]


def keep(forms, mark, wrong="", **told):
    keep_taps(forms, mark, lambda name: told.get(name, []), wrong)


def test_taps_come_back_only_in_the_question_that_they_were_for():
    forms = pad(bids(0, 0, 0), hands=[5], scoring="squares")["main"]
    keep(forms, "00", type=["bid"], tricks=["2", "0", "0"])
    keep(forms, "01", type=["tricks"], tricks=["2", "0", "0"])
    assert [box["value"] for box in forms[0]["fields"][0]["boxes"]] == ["0", "0", "0"]


def test_what_is_folded_away_is_open_where_something_was_tapped():
    [form] = [one for one in pad(hands=[5])["main"] if one["type"] == "bid"]
    seat, bid = form["fields"]
    keep([form], form["mark"], type=["bid"], seat=["2"], bid=["9"])
    assert seat["is_open"]
    assert not bid["is_open"]


def test_the_part_that_was_refused_is_marked():
    [form] = [one for one in pad(hands=[5])["main"] if one["type"] == "bid"]
    keep([form], form["mark"], "bid", type=["bid"], seat=["0"], bid=["9"])
    assert [field["is_wrong"] for field in form["fields"]] == [False, True]


def test_an_only_part_is_the_one_that_was_refused():
    forms = pad(bids(0, 0, 0), hands=[5], scoring="squares")["main"]
    keep(forms, "00", type=["tricks"], tricks=["9", "9", "9"])
    assert forms[0]["fields"][0]["is_wrong"]


@pytest.mark.parametrize(
    ("key", "entry", "code", "part"),
    [
        ("oh_hell", {"type": "bid", "seat": 0, "bid": 9}, "bid_range", "bid"),
        ("oh_hell", {"type": "trick", "cards": ["AS"]}, "trump_unknown", "cards"),
        ("oh_hell", {"type": "trick", "winner": 1}, "wrong_winner", "winner"),
        ("scotch_whist", {"type": "count", "tricks": [9]}, "honour_missing", "honours"),
        ("piquet", {"type": "play", "tricks": [9, 4]}, "tricks_total", "tricks"),
        ("tablanette", {"type": "play", "card": "AS"}, "wrong_sum", "take"),
        ("pinochle", {"type": "taken", "points": [1]}, "wrong_total", "points"),
        ("oh_hell", {"type": "meld"}, "unknown_entry", ""),
        ("patience", {"type": "bid"}, "bid_range", ""),
        ("oh_hell", ["bid"], "unknown_entry", ""),
    ],
)
def test_a_refusal_names_the_part_that_it_is_about(key, entry, code, part):
    assert rules.part_at_fault(key, entry, code) == part
