"""A new card game, written from a small one that is complete."""

import keyword
import re
from pathlib import Path

from scorekeeper.newgame.lowest import LOWEST_WINS

MODEL = Path(__file__).parent
SUFFIXES = {".py", ".toml", ".md"}
KEY, CLASS, NAME = "new_game", "NewGame", "New Game"
LONGEST = 30  # letters of a key
# file of the model: where it goes; the last counts what a deal counts a second time
BESIDE = {
    "cases.json": "tests/cases/{}.json",
    "page.md": "docs/games/{}.md",
    "naive.py": "tests/web/people/naive_{}.py",
}


class NewGameError(Exception):
    """Why no game of this key can be written."""


def write(root, key, lowest_wins=False):
    """Writes the game of a key into a checkout: the paths of what was written.

    `root`: the folder of the checkout. A key that is taken, or is no name that Python
    takes, raises NewGameError.
    """
    check(root, key)
    words = [*(LOWEST_WINS if lowest_wins else ()), *names(key)]
    sources = files_of_the_game()
    package = root / "rules" / "games" / key
    targets = {
        path: package / replace_words(path_in_package(path), words) for path in sources
    }
    for name, target in BESIDE.items():
        targets[MODEL / name] = root / target.format(key)
    written = [fill_in(targets[source], source, words) for source in targets]
    return [*written, add_line(root, key)]


def files_of_the_game():
    """The files of the model's package, and of its content."""
    files = (MODEL / "game").rglob("*.*")
    return sorted(path for path in files if path.suffix in SUFFIXES)


def check(root, key):
    """Refuses a key that cannot be the name of a new package."""
    is_word = re.fullmatch(r"[a-z][a-z0-9_]*", key) and not keyword.iskeyword(key)
    if not is_word or len(key) > LONGEST:
        right = "Use small letters, digits and _, with a letter first."
        raise NewGameError(f"{key!r} can't be a key. {right}")
    if (root / "rules" / "games" / key).exists():
        raise NewGameError(f"There is already a game {key!r}. Choose another key.")


def names(key):
    """(old, new) of the names of the model."""
    return (KEY, key), (CLASS, class_name(key)), (NAME, title(key))


def path_in_package(path):
    """Where a file of the model lies in the package of its game."""
    return str(path.relative_to(MODEL / "game"))


def fill_in(path, source, words):
    """Writes one file of the model in the words of the new game; its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(replace_words(source.read_text(), words))
    return path


def replace_words(text, words):
    """A text with each old word as the new one."""
    for old, new in words:
        text = text.replace(old, new)
    return text


def add_line(root, key):
    """Adds the game to the list of all, at its end."""
    path = root / "rules" / "games" / "__init__.py"
    head, tail = path.read_text().split("\n)\n", 1)
    path.write_text(f'{head}\n    ("{key}", "{key}", "{class_name(key)}"),\n)\n{tail}')
    return path


def title(key):
    """The name of a game by its key: "Six Card Cribbage"."""
    return " ".join(word.capitalize() for word in key.split("_"))


def class_name(key):
    """The class of a game by its key: "SixCardCribbage"."""
    return title(key).replace(" ", "")
