"""The file of settings: lines `KEY=value`, read as systemd reads an EnvironmentFile.

Nothing is evaluated: `$`, `(`, `#`, spaces and quotes inside a value are themselves. A
value that begins with a quote ends at the next one; between double quotes a backslash
stands before `"`, `\\`, `` ` `` and `$`. Without quotes a backslash keeps the character
after it. Lines that begin with # or ; are comments. systemd ignores a line that it
cannot read; here it is an error.
"""

import re

BLANK = re.compile(r"\s*")
COMMENT = re.compile(r"[#;][^\r\n]*(?<!\\)(?=[\r\n]|\Z)")
KEY = re.compile(r"([A-Za-z_]\w*)[ \t]*=[ \t]*", re.ASCII)
QUOTED = re.compile(r"""(?:'([^']*)'|"((?:\\.|[^"\\])*)")[ \t]*""", re.DOTALL)
BARE = re.compile(r"(?:\\(?:.|\Z)|[^\r\n\\])*", re.DOTALL)
ENDING = re.compile(r"(?<!\\)((?:\\\\)*)[ \t]+\Z")  # spaces that no backslash keeps
NOT_READ = (
    "Line {line} of {file} cannot be read. Write KEY=value. If the value begins with a "
    "quote, put it in quotes. Begin a comment with #."
)
NO_TEXT = "{file} cannot be read. Save it as UTF-8, without null characters."


class SettingsFileError(Exception):
    """A file of settings that cannot be read; the message is a sentence."""


def read_settings(file):
    """The settings of a file, in a dict; the last of a name counts.

    Raises OSError where there is no file, and SettingsFileError.
    """
    try:
        with open(file, encoding="utf-8", newline="") as opened:
            text = opened.read()
    except UnicodeDecodeError:
        raise SettingsFileError(NO_TEXT.format(file=file)) from None
    if "\0" in text:
        raise SettingsFileError(NO_TEXT.format(file=file))
    return dict(settings_in(text, file))


def settings_in(text, file):
    """The name and the value of each line of a text."""
    at = BLANK.match(text).end()
    while at < len(text):
        if comment := COMMENT.match(text, at):
            at = comment.end()
        elif key := KEY.match(text, at):
            value, at = value_at(text, key.end())
            yield key[1], value
        if not (comment or key) or text[at : at + 1] not in ("", "\r", "\n"):
            line = text.count("\n", 0, at) + 1
            raise SettingsFileError(NOT_READ.format(line=line, file=file))
        at = BLANK.match(text, at).end()


def value_at(text, at):
    """The value that begins at a place of a text, and where it ends."""
    parts = []
    while quoted := QUOTED.match(text, at):
        single, double = quoted.groups()
        parts.append(in_double_quotes(double) if single is None else single)
        at = quoted.end()
    if text[at : at + 1] in ("'", '"'):  # a quote that nothing ends
        return "", at
    bare = BARE.match(text, at)
    return "".join([*parts, without_quotes(bare[0])]), bare.end()


def in_double_quotes(text):
    """A text without the backslashes that mean something between double quotes."""
    return re.sub(r'\\(?:\n|(["\\`$]))', lambda found: found[1] or "", text)


def without_quotes(text):
    """A text without its backslashes, and without the spaces at its end."""
    text = ENDING.sub(r"\1", text)
    return re.sub(r"\\(.|\Z)", lambda f: f[1].strip("\r\n"), text, flags=re.DOTALL)
