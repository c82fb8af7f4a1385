"""Games at random: what stands open on the pad is what the table was just asked."""

from itertools import product

import pytest

import rules
from tests.often import some
from tests.one_tap import values
from tests.random_player import RandomPlayer

PIQUETS = [game for game in rules.card_games() if game.family == "Piquet"]
SEEDS = 4
ENTRIES = 60  # of each game
WAYS = ["quick", "call", "cards"]
TAPPED = ("saying", "choice", "seat", "side", "number")
ASKING = ("How much?", "How high?", "Making?")


def questions(player, way):
    """The questions of one way of recording, the one that stands open first."""
    table = player.referee.table
    asked = [one for one in player.referee.prompts() if one.way in (way, "")]
    return [one.picture(table) for one in asked]


def all_tapped(prompt):
    """The entries that the chips of a question make; empty where more is asked."""
    asked = [field for field in prompt["fields"] if not field["fixed"]]
    asked = [field for field in asked if not field["optional"]]
    if any(field["kind"] not in TAPPED for field in asked):
        return []
    told = {one["name"]: one["fixed"][0] for one in prompt["fields"] if one["fixed"]}
    rows = [[parts(field, value) for value in standing(field)] for field in asked]
    entries = []
    for row in product(*rows):
        entry = {"type": prompt["type"]} | told
        for one in row:
            entry |= one
        entries.append(entry)
    return entries


def parts(field, value):
    return value if field["kind"] == "saying" else {field["name"]: value}


def standing(field):
    """The chips of a field that are not struck out."""
    barred = [value for value, _why in field["barred"]]
    return [value for value in values(field) if value not in barred]


def refusal(player, entry):
    """Why an entry would be refused now; None if it is accepted."""
    try:
        rules.replay(player.record | {"entries": [*player.record["entries"], entry]})
    except rules.RuleError as error:
        return error.message
    return None


def put(player):
    """(seat, type) that the referee has just asked, None if nobody."""
    table = player.referee.table
    said = [one["text"] for one in table.announcements if one["entry"] == table.entry]
    if not said or said[-1] not in ASKING:
        return None
    book, kind = table.deal.declarations, player.record["entries"][-1]["class"]
    first, second = [seat for seat, _claim in book.claims(kind)]
    has_told = book.declaration(first, kind).strength[1] is not None
    return (second, "answer") if has_told else (first, "declare")


def to_answer(player):
    """The seat that has just heard a claim, None if nobody has."""
    last, deal = player.record["entries"][-1], player.referee.table.deal
    is_claim = last["type"] == "declare" and deal.table.game.has_replies
    if not is_claim or last.get("none") or deal.declarations.is_settled(last["class"]):
        return None
    book = deal.declarations
    if not book.has_claim(last["seat"], last["class"]):
        return None
    other = book.opponent(last["seat"])
    return None if book.declaration(other, last["class"]) else other


def played(game, seed, **more):
    """A player after each of their entries, as long as the game is open."""
    player = RandomPlayer(game, f"asked {seed}", **more)
    while len(player.record["entries"]) < ENTRIES:
        player.enter_something()
        if player.referee.result is not None:
            return
        yield player


@pytest.mark.parametrize("seed", some(range(SEEDS), 1))
@pytest.mark.parametrize("game", PIQUETS, ids=lambda game: game.key)
def test_every_chip_that_stands_open_is_accepted(game, seed):
    for player in played(game, seed):
        for way in WAYS:
            for prompt in questions(player, way)[:1]:
                for entry in all_tapped(prompt):
                    assert refusal(player, entry) is None, (player.record, entry)


@pytest.mark.parametrize("seed", some(range(SEEDS), 1))
@pytest.mark.parametrize("game", PIQUETS, ids=lambda game: game.key)
def test_at_most_four_other_ways_stand_beside_it(game, seed):
    for player in played(game, seed):
        for way in ("quick", "call"):
            assert len(questions(player, way)) <= 5, player.record


@pytest.mark.parametrize("seed", some(range(10 * SEEDS), 10))
@pytest.mark.parametrize("key", ["piquet", "piquet_ecrire"])
def test_the_player_who_was_asked_answers(key, seed):
    game = rules.card_game_named(key)
    for player in played(game, seed, rulings=0):
        asked = put(player)
        for way in WAYS if asked else []:
            prompt = questions(player, way)[0]
            assert (prompt["turn"], prompt["type"]) == asked, player.record
        seat = None if asked else to_answer(player)
        if seat is not None and seat not in player.referee.table.deal.hands:
            waiting = questions(player, "call")[0]
            assert waiting["turn"] == seat, player.record
            assert waiting["type"] == "answer", player.record
