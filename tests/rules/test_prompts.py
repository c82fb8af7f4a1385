"""What a game asks can be drawn, and is read as it was meant, or a test says why."""

import pytest

import rules
from phone.screen.pad import labels
from phone.screen.pad.band import drawn_prompt
from phone.screen.pad.form_parsing import parts_in_form
from rules.fields import Card, Cards, Number, Numbers, Saying, Seat, Shares, Side
from rules.prompts import Prompt
from rules.record import scored_record
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
LOOKED_AT = 40  # entries of a game
RIGHT = "use a part that must be answered"


def faults(prompt, fields, sheet):
    """What is wrong with a prompt as it is drawn, in sentences.

    `prompt`: its picture; `fields`: those of its type, as a record may say them.
    """
    return why_unseen(prompt, sheet) + [
        why
        for field in prompt["fields"]
        if field["kind"] == "saying"
        for parts, label in field["values"]
        for why in why_misread(prompt, fields, parts, label)
    ]


def why_unseen(prompt, sheet):
    """Why nothing of a question would be in sight."""
    form = drawn_prompt(prompt, sheet, {})
    shapes = [field["shape"] for field in form["fields"]]
    names = ", ".join(repr(field["name"]) for field in form["fields"] + form["extra"])
    if form["is_button"] or set(shapes) - {"assumed"}:
        return []
    if shapes:
        return [f"{prompt['label']!r} folds away {names}, as it has a preset: {RIGHT}."]
    return [f"{prompt['label']!r} asks nothing in sight: {names} is optional; {RIGHT}."]


def why_misread(prompt, fields, parts, label):
    """Why a form would bring other parts than a saying has."""
    told = {"said": [labels.parts_text(parts)]}
    came = parts_in_form(fields, lambda name: told.get(name, []))
    if came == parts:
        return []
    return [
        f"The saying {label!r} of {prompt['label']!r} brings {parts}, and a form reads "
        f"{came}: use words, numbers, yes or no, or a list of one of these."
    ]


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_game_asks_can_be_drawn_and_read(key):
    player = RandomPlayer(GAMES[key], "asked", rulings=0.05)
    while player.referee.result is None and len(player.record["entries"]) < LOOKED_AT:
        sheet = scored_record(player.referee, prompts=True)
        for prompt in sheet["prompts"] + rules.rulings(player.referee):
            shape = player.referee.game.shape(dict(offence_of(prompt), **prompt))
            assert faults(prompt, shape.fields, sheet) == []
        player.enter_something()


def offence_of(prompt):
    """The offence that a ruling is about."""
    fixed = {field["name"]: field["fixed"] for field in prompt["fields"]}
    return {"offence": fixed["offence"][0]} if "offence" in fixed else {}


def wrong(*asked, fields=None):
    """The faults of a question of a made-up entry."""
    record = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
    referee = rules.replay(record)
    picture = Prompt("told", "Who?", *asked).picture(referee.table)
    return faults(picture, fields or asked, scored_record(referee, prompts=True))


@pytest.mark.parametrize(
    "asked",
    [
        (Seat("seat"),),
        (Seat("seat", preset=1), Number("bid", 0, 5)),
        (Number("points", optional=True), Side("side")),
        (Seat("seat", 1),),
        (Cards("cards", order=(0, 1, 2), led="2C"),),
    ],
)
def test_a_question_with_something_in_sight_is_right(asked):
    assert wrong(*asked) == []


@pytest.mark.parametrize(
    "asked", [Seat("seat", optional=True), Number("n", 0, 3, optional=True)]
)
def test_a_question_of_which_nothing_is_in_sight_is_named(asked):
    [why] = wrong(asked)
    assert why == (
        f"'Who?' asks nothing in sight: {asked.name!r} is optional; "
        "use a part that must be answered."
    )


def test_a_preset_that_folds_the_only_chips_is_named():
    assert wrong(Seat("seat", preset=1)) == [
        "'Who?' folds away 'seat', as it has a preset: "
        "use a part that must be answered."
    ]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Numbers("hearts"), [13, 0, 0]),
        (Cards("cards"), ["AC", "TD"]),
        (Card("card"), "TD"),
        (Side("last", none="nobody"), None),
        (Side("last", none="nobody"), 1),
    ],
)
def test_a_saying_brings_what_its_form_sends(field, value):
    said = Saying(({field.name: value}, "All of it"))
    assert wrong(said, fields=(field,)) == []


def test_a_saying_that_no_form_can_bring_is_named():
    parts = {"honours": {"J": 0}}
    [why] = wrong(Saying((parts, "The jack")), fields=(Shares("honours", ("J", "J")),))
    assert why.startswith(
        "The saying 'The jack' of 'Who?' brings {'honours': {'J': 0}}"
    )
