"""The law of a circle in a file: what is not known here comes to it, what is stays."""

from scorekeeper.bounds import LAWS, MOST_LAWS
from scorekeeper.importing.names import keys_for
from scorekeeper.importing.parts import (
    FileError,
    identity,
    listed,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    text,
    yes_or_no,
)
from scorekeeper.models.law import LONGEST_LAW, Law
from scorekeeper.models.ruling import ANSWERS, SITUATION

WITHOUT = {"laws": [], "is_friendly": False}  # as the first files were


def read_laws(circle):
    """The `laws` in the circle of a content, and `is_friendly`; raises FileError."""
    given = WITHOUT | circle
    return {
        "laws": part(given, "laws", listed(read_law)),
        "is_friendly": part(given, "is_friendly", yes_or_no),
    }


def read_law(content):
    """A law as a dict of its columns, `by` the name of a key."""
    return parts(
        dict(content),
        id=identity,
        game=text(40, shortest=1),
        situation=matching(SITUATION),
        answers=matching(ANSWERS),
        came=lambda value: Law.Came(value).value,
        words=text(LONGEST_LAW, shortest=1),
        at=moment,
        by=maybe(name),
        withdrawn_at=maybe(moment),
    )


def matching(pattern):
    """Reads a text of a form."""

    def read(value):
        must(type(value) is str and pattern.fullmatch(value))
        return value

    return read


def write(circle, laws):
    """Writes the laws of a file that a circle does not have, and what was withdrawn.

    Raises FileError where they are more than a circle keeps.
    """
    ids = {law["id"] for law in laws}
    if len(ids | set(circle.law_set.values_list("client_id", flat=True))) > MOST_LAWS:
        raise FileError(LAWS)
    keys = keys_for(circle, [law["by"] for law in laws]) if laws else {}
    Law.objects.bulk_create(
        [law_row(circle, law, keys) for law in laws], ignore_conflicts=True
    )
    gone = {law["id"]: law["withdrawn_at"] for law in laws if law["withdrawn_at"]}
    rows = list(circle.law_set.filter(client_id__in=gone, withdrawn_at=None))
    for row in rows:
        row.withdrawn_at = gone[row.client_id]
    Law.objects.bulk_update(rows, ["withdrawn_at"])


def law_row(circle, law, keys):
    """A Law (not saved) of what a file says of one."""
    same = {name: law[name] for name in ("game", "situation", "answers", "came")}
    return Law(
        circle=circle,
        client_id=law["id"],
        words=law["words"],
        key_id=keys.get(law["by"]),
        made_at=law["at"],
        withdrawn_at=law["withdrawn_at"],
        **same,
    )
