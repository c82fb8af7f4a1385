"""What is struck out is refused in the same words; what is not is accepted."""

import pytest

import rules
from tests.often import sisters_later, some
from tests.one_tap import taps
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
TRIED = some(range(7), 1)  # games of each of which every tap is tried
LOOKED_AT = 40  # entries of each game


def refusal(record, entry):
    """The sentence by which an entry is refused after a record; None if accepted."""
    try:
        rules.replay(record | {"entries": record["entries"] + [entry]})
    except rules.RuleError as error:
        return error.message
    return None


def drifted(player):
    """The taps on the open questions that are not answered as they are drawn."""
    referee = player.referee
    asked = referee.prompts() + referee.ruling_prompts()
    drawn = [prompt.picture(referee.table) for prompt in asked]
    return [
        (entry, why, said)
        for prompt in drawn
        for entry, why in taps(prompt)
        for said in [refusal(player.record, entry)]
        if said != why
    ]


@pytest.mark.parametrize("seed", TRIED)
@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_every_tap_is_answered_as_it_is_drawn(key, seed):
    player = RandomPlayer(GAMES[key], f"tap {seed}", rulings=0.05)
    while player.referee.result is None and len(player.record["entries"]) < LOOKED_AT:
        assert not drifted(player), player.record
        player.enter_something()


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_drawing_a_question_changes_nothing(key):
    player = RandomPlayer(GAMES[key], "drawn twice")
    while player.referee.result is None and len(player.record["entries"]) < LOOKED_AT:
        first = rules.record.scored_record(player.referee, prompts=True)
        assert rules.record.scored_record(player.referee, prompts=True) == first
        assert rules.score(player.record, prompts=True) == first
        player.enter_something()
