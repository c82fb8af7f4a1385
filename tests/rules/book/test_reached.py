"""From whatever is ruled on, refused or written on the sheet the book can be opened."""

import ast
import re

import pytest

import rules
from rules import book
from rules.book.content_files import family_content
from rules.games import CARD_GAMES, folder_of
from tests.random_player import RandomPlayer
from tests.rules.book.pages import KEYS
from tests.server import ROOT

# Refusals of a record that is not written as it should be: no player meets them.
OF_FORM = {"bad_record", "unknown_game", "bad_players", "bad_dealer", "unknown_option"}
OF_FORM |= {"bad_option", "unknown_entry", "bad_field", "bad_seat", "bad_card"}
OF_FORM |= {"unknown_offence", "unknown_reason", "unknown_meld", "wrong_card_count"}
OF_FORM |= {"not_now"}
SEEDS = 3  # random games of each
# Words of the sheet that need no meaning of their own.
PLAIN = {"deal total", "adjust", "play", "lead", "win", "missed", "trick points"}
PLAIN |= {"no trick"}
# Words of the sheet, and the term under which they are explained.
UNDER = {
    "made zero": "zero bid",
    "cards": "the cards",
    "shared cards": "shared capot",
    "brisques": "brisque",
    "double flush": "double meld",
    "deece turned": "deece",
    "deece exchanged": "deece",
    "ten of diamonds": "honours",
}
FOUR = re.compile(r"^(four|eight) (aces|kings|queens|jacks)$")
SEVEN = re.compile(r"^(turned seven|seven (exchanged|shown|played))$")


def entered(game, kind, part):
    """What the book enters at a game in entries of a kind."""
    outcomes = [one for each in book.situations(game) for one in each["outcomes"]]
    enters = [one["enter"] for one in outcomes if one["enter"]]
    return {one[part] for one in enters if one["type"] == kind}


@pytest.mark.parametrize("game", KEYS)
def test_every_offence_is_ruled_on_in_the_book(game):
    offences = {one.key for one in rules.card_game_named(game).offences}
    assert offences == entered(game, "penalty", "offence") & offences
    assert offences or game == "score_pad"  # it knows no rules


@pytest.mark.parametrize("game", KEYS)
def test_every_reason_to_deal_again_is_in_the_book(game):
    misdeals = rules.card_game_named(game).misdeals
    reasons = {one.reason for one in misdeals if not one.is_never}
    assert reasons <= entered(game, "misdeal", "reason")


def families():
    return sorted({folder_of(path) for _key, path, _class in CARD_GAMES})


@pytest.mark.parametrize("family", families())
def test_every_refusal_of_a_family_opens_the_book(family):
    games = [key for key, path, _class in CARD_GAMES if folder_of(path) == family]
    known = family_content(games[0], "occasions")["refused"]
    assert codes(f"rules/games/{family}") - OF_FORM <= set(known)
    written = "".join(path.read_text() for path in modules("rules"))
    assert not [code for code in known if f'"{code}"' not in written]
    for code, keys in known.items():
        assert any(book.about_refusal(game, code) for game in games), code
        found = {one["key"] for game in games for one in book.situations(game)}
        assert set(keys) <= found


@pytest.mark.parametrize("game", KEYS)
def test_every_refusal_that_is_met_in_playing_opens_the_book(game):
    met = set()
    for seed in range(SEEDS):
        player = RandomPlayer(rules.card_game_named(game), seed, rulings=0.2)
        player.play()
        met |= player.refusals
    unknown = [code for code in met - OF_FORM if not book.about_refusal(game, code)]
    assert not unknown


def codes(folder):
    """The codes with which the modules of a folder refuse: (code, sentence) each."""
    found = set()
    for path in modules(folder):
        nodes = list(ast.walk(ast.parse(path.read_text())))
        returned = [node.value for node in nodes if isinstance(node, ast.Return)]
        found |= {
            node.elts[0].value for node in nodes if is_refusal(node, node in returned)
        }
    return found


def modules(folder):
    """The modules of a folder that are no part of the book."""
    paths = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.py")]
    return [ROOT / path for path in paths if "book" not in path.parent.parts]


def is_refusal(node, is_returned):
    """Whether a node is a code and a sentence, or what makes one."""
    if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
        return False
    code, sentence = node.elts
    is_code = isinstance(code, ast.Constant) and isinstance(code.value, str)
    if not is_code or not re.fullmatch(r"[a-z]+(_[a-z]+)+|hook|conceded", code.value):
        return False
    is_sentence = ast.unparse(sentence).rstrip("'\"")[-1] in ".?"
    is_named = is_returned and isinstance(sentence, ast.Name)
    return is_sentence or is_named or isinstance(sentence, ast.Call)


@pytest.mark.parametrize("game", KEYS)
def test_every_word_of_the_sheet_is_in_the_glossary(game):
    terms = book.glossary(game)
    known = {name.lower() for one in terms for name in (one["term"], *one["also"])}
    reasons = rules.card_game_named(game)().all_reasons()
    lines = [key.replace("_", " ") for key, _rule in reasons]
    missing = [name for name in lines if not is_explained(name, known)]
    assert not missing


def is_explained(name, known):
    """Whether a line of the sheet is a term, or is explained under one."""
    if name in PLAIN or name in known or UNDER.get(name) in known:
        return True
    if FOUR.match(name):
        return bool({"four of a kind", "double meld"} & known)
    if name.startswith("trump ") and "honours" in known:
        return True
    return bool(SEVEN.match(name)) and "seven" in known
