"""One table of a content file, read key by key: a complaint names file and key."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]  # paths are named from here
NEEDED = object()  # the default of a key that must be there
WORDS = {str: "text in quotes", list: "a list", dict: "a table"}


class ContentError(ValueError):
    """Why a file of content cannot be used: the file, the key, what is wrong."""

    def __init__(self, path, key, sentence):
        place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        super().__init__(f"{place}: {key}: {sentence}")


class Table:
    """A table of a file; `name`: its key there, "" of the file as a whole."""

    def __init__(self, path, name, values):
        self.path, self.name, self.values = path, name, values
        self.keys_read = set()
        if not isinstance(values, dict):
            raise self.error("", f"{WORDS[dict]} is needed, with keys of its own.")

    def error(self, key, sentence):
        """What is wrong with a key of this table, to be raised."""
        name = ".".join(part for part in (self.name, key) if part)
        return ContentError(self.path, name or "the file", sentence)

    def value(self, key, kind, default=NEEDED):
        """What a key has, of a kind: str, list or dict."""
        self.keys_read.add(key)
        found = self.values.get(key, default)
        if found is NEEDED:
            raise self.error(key, "it is missing.")
        if found is not default and not isinstance(found, kind):
            raise self.error(key, f"{WORDS[kind]} is needed.")
        return found

    def text(self, key, default=NEEDED):
        """A text, whose line breaks mean nothing."""
        found = self.value(key, str, default)
        return " ".join(found.split()) if isinstance(found, str) else found

    def texts(self, key, default=NEEDED):
        """A list of texts."""
        found = self.value(key, list, default)
        if found is not default and not all(isinstance(part, str) for part in found):
            raise self.error(key, "a list of texts in quotes is needed.")
        return found

    def parts(self, key):
        """The parts of a text with semicolons."""
        parts = [part.strip() for part in self.text(key).split(";")]
        return [part for part in parts if part]

    def tables(self, key):
        """The tables of a list."""
        found = self.value(key, list)
        names = [f"{self.name}.{key} {number}" for number in range(1, len(found) + 1)]
        pairs = zip(names, found, strict=True)
        return [Table(self.path, name, values) for name, values in pairs]

    def table(self, key):
        """A table inside this."""
        name = f"{self.name}.{key}" if self.name else key
        return Table(self.path, name, self.value(key, dict))

    def one_of(self, key, known, default=NEEDED):
        """A text that is one of those known."""
        found = self.text(key, default)
        if found not in known:
            raise self.error(key, f"use one of {', '.join(known)}, not {found!r}.")
        return found

    def links(self, key, known, default=NEEDED):
        """A list of names that are all known."""
        found = self.texts(key, default)
        unknown = [name for name in found or () if name not in known]
        if unknown:
            raise self.error(key, f"there is no {unknown[0]!r}.")
        return found

    def close(self):
        """Every key has been read; a complaint about one that nobody knows."""
        for key in self.values:
            if key not in self.keys_read:
                known = ", ".join(sorted(self.keys_read))
                raise self.error(key, f"this key is unknown. Use one of {known}.")


def table_in(path):
    """The file of a path as a table; an empty one where there is no file."""
    if not path.exists():
        return Table(path, "", {})
    try:
        return Table(path, "", tomllib.loads(path.read_text()))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(
            path, "the file", f"this is not valid TOML: {error}."
        ) from error
