"""A new game is written by one command, is complete, and plays at once."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules import card_games
from scorekeeper import newgame
from tests.often import some

ROOT = Path(__file__).parents[1]
COPIED = ("phone", "rules", "tests", "docs", "pyproject.toml")
COPIED += ("scorekeeper", "templates", "static", "manage.py")
CONTRACT = [
    "tests/rules/test_cases.py",
    "tests/rules/test_random_player.py",
    "tests/rules/test_one_tap.py",
    "tests/rules/test_prompts.py",
    "tests/screen/test_call.py",
    "tests/screen/test_zero_lines.py",
    "tests/screen/test_review.py",
    "tests/test_documentation.py",
    "tests/test_plain_python.py",
    "tests/web/people/test_adding_up.py",
    "tests/web/pages/test_real_forms.py",
    "tests/web/referee/test_referee_in_book.py",
    "tests/web/referee/test_rule_pages.py",
]
# What is told of the one where the lowest wins, to the last page.
LOWEST_WINS = "tests/newgame_played.py"
KEY, LOW_KEY = "six_card_cribbage", "hearts_of_ours"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A copy of the project in which the command has written two games.

    At one the highest wins, at the other the lowest.
    """
    root = tmp_path_factory.mktemp("checkout")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name)  # with what is compiled of it
        elif source.exists():
            shutil.copy(source, root / name)
    run(root, "manage.py", "newgame", KEY)
    run(root, "manage.py", "newgame", LOW_KEY, "--lowest-wins")
    return root


def run(root, *arguments):
    """What a Python command says in a folder; it must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("key", some([KEY, LOW_KEY], 1))
def test_it_passes_what_every_game_must_without_an_edit(key, checkout):
    said = what_tests_say(checkout, f"{key} or newgame_played")
    assert said.count(f"PASSED {LOWEST_WINS}") == 3
    assert "failed" not in said


def what_tests_say(checkout, chosen):
    """What the tests say that a name chooses, of those that every game must pass."""
    how = ["-n", "0", "-q", "-p", "no:cacheprovider", "-k", chosen, "-rA"]
    return run(checkout, "-m", "pytest", *how, *CONTRACT, LOWEST_WINS)


@pytest.mark.long
def test_what_it_counts_is_what_a_naive_count_finds(checkout, monkeypatch):
    monkeypatch.setenv("RANDOM_GAMES", str(2 * len(card_games()) + 2))
    assert "1 passed" in what_tests_say(checkout, "naive_count")


def test_each_word_that_the_lowest_changes_stands_in_the_model():
    model = newgame.files_of_the_game()
    model += [newgame.MODEL / name for name in newgame.BESIDE]
    text = "".join(path.read_text() for path in model)
    assert [old for old, _new in newgame.LOWEST_WINS if old not in text] == []


def test_it_stands_in_the_menu_under_its_own_name(checkout):
    ask = f"import rules; game = rules.card_game_named({KEY!r}); print(game.name)"
    assert run(checkout, "-c", ask).strip() == "Six Card Cribbage"


def test_it_is_written_in_the_manner_of_the_house(checkout):
    written = [f"rules/games/{key}" for key in (KEY, LOW_KEY)]
    written += [f"tests/web/people/naive_{key}.py" for key in (KEY, LOW_KEY)]
    run(checkout, "-m", "ruff", "check", *written, "rules/games/__init__.py")
    run(checkout, "-m", "ruff", "format", "--check", *written)


@pytest.mark.parametrize("key", ["oh_hell", "Bridge", "2nd_game", "class", "no-trump"])
def test_a_key_that_cannot_be_is_refused_and_nothing_written(key, tmp_path):
    (tmp_path / "rules" / "games" / "oh_hell").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(newgame.NewGameError):
        newgame.write(tmp_path, key)
    assert sorted(tmp_path.rglob("*")) == before
