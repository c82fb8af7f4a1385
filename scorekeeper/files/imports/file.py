"""An imported file: complete, unchanged, and of a known version."""

from rules.untrusted_input import ForeignError, NotJsonError, parse_json
from scorekeeper import scoring
from scorekeeper.files.file_format import CALLED_CIRCLE, FORMAT, VERSION, checksum
from scorekeeper.files.imports.parts import FileError, part, text, whole

NO_JSON = (
    "This is not a record. A record begins and ends with a brace. Use “Download "
    "record” below a game's review."
)
TORN = "This file is damaged, or not from Scorekeeper. Nothing was imported."
NOTHING_TAKEN = "Nothing was imported."
NEWER = (
    "This file is from a newer version of Scorekeeper. Update this server, then import "
    "the file."
)
CHANGED = "This file was changed after its export. Nothing was imported."
OTHER = (
    "This file is from another group, {name}. Nothing was imported. You can restore it "
    "as a group of its own."
)


def content_of(given):
    """The content of a file (bytes); raises FileError."""
    try:
        head = parse_json(given)
    except NotJsonError:
        raise FileError(TORN) from None
    except ForeignError as error:
        raise FileError(f"{error} {NOTHING_TAKEN}") from None
    if type(head) is not dict or head.get("format") != FORMAT:
        raise FileError(TORN)
    version = part(head, "version", whole(1, 10**9))
    if version > VERSION:
        raise FileError(NEWER)
    content = head.get("content")
    if head.get("checksum") != checksum(content):
        raise FileError(CHANGED)
    return with_group(content) if version <= CALLED_CIRCLE else content


def with_group(content):
    """The content of a file in which the group is a `circle`, as it is now."""
    if type(content) is not dict:
        return content
    called = {"circle": "group"}
    return {called.get(name, name): content[name] for name in content}


def group_in(content):
    """The content's `group`, a dict; raises FileError."""
    return part(content, "group", dict_of)


def dict_of(value):
    if type(value) is not dict:
        raise TypeError
    return value


def refuse_another_group(group, about):
    """FileError where what a file says of its group is not said of this one."""
    if about["id"] != group.file_id:
        raise FileError(OTHER.format(name=part(about, "name", text(80))))


def record_of(given):
    """The record (a dict) in some bytes, one that the rules accept; FileError."""
    try:
        record = parse_json(given)
    except NotJsonError:
        raise FileError(NO_JSON) from None
    except ForeignError as error:
        raise FileError(str(error)) from None
    try:
        scoring.score(record)
    except scoring.RuleError as error:
        raise FileError(refusal_at_entry(error)) from None
    return record


def refusal_at_entry(error):
    """A refusal of the rules, with the place of the entry, counted from one."""
    if error.entry is None:
        return error.message
    return f"Entry {error.entry + 1} of the record: {error.message}"
