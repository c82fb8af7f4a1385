"""The rulings of a group in a file, and those proposed for its nights.

What is not known here is added; what is known stays.
"""

from scorekeeper import bounds
from scorekeeper.files.imports.agreements import WITHOUT_PHONE, phone
from scorekeeper.files.imports.names import keys_for
from scorekeeper.files.imports.parts import (
    FileError,
    identity,
    list_of,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    text,
    yes_or_no,
)
from scorekeeper.models.ruling import ANSWERS, LONGEST_LAW, SITUATION, Law
from scorekeeper.referee.group_rulings import drop_oldest

WITHOUT = {"laws": [], "is_friendly": False}  # as the first files were
TOO_MANY = (
    "With this file the group would have more than {most:,} rulings. Withdraw some "
    "of them, then import the file again."
)
TOO_OLD = "This file has more than {most:,} withdrawn rulings. Nothing was imported."


def read_laws(group):
    """The `laws` in the group of a content, and `is_friendly`; raises FileError."""
    given = WITHOUT | group
    return {
        "laws": part(given, "laws", list_of(read_law)),
        "is_friendly": part(given, "is_friendly", yes_or_no),
    }


def read_law(content):
    """A ruling as a dict of its columns, `by` the name of an access."""
    withdrawn = parts(dict(content), withdrawn_at=maybe(moment))
    return read_ruling(content) | withdrawn


def read_proposal(content):
    """A ruling proposed for a night, as a dict of its columns."""
    return read_ruling(content) | parts(WITHOUT_PHONE | content, phone=phone)


def read_ruling(content):
    """The columns that a ruling of a group and a proposal have in common."""
    return parts(
        dict(content),
        id=identity,
        game=text(40, shortest=1),
        situation=text_like(SITUATION),
        answers=text_like(ANSWERS),
        came=lambda value: Law.Outcome(value).value,
        words=text(LONGEST_LAW, shortest=1),
        at=moment,
        by=maybe(name),
    )


def text_like(pattern):
    """Reads a text of a form."""

    def read_text(value):
        must(type(value) is str and pattern.fullmatch(value))
        return value

    return read_text


def write(group, laws):
    """Writes the rulings of a file that a group does not have, and what was withdrawn.

    Raises FileError where they are more than a group has.
    """
    refuse_too_many(group, laws)
    keys = keys_for(group, [law["by"] for law in laws]) if laws else {}
    Law.objects.bulk_create(
        [law_row(group, law, keys) for law in laws], ignore_conflicts=True
    )
    gone = {law["id"]: law["withdrawn_at"] for law in laws if law["withdrawn_at"]}
    ours = group.law_set.filter(night=None, withdrawn_at=None)
    rows = list(ours.filter(client_id__in=gone))
    for row in rows:
        row.withdrawn_at = gone[row.client_id]
    Law.objects.bulk_update(rows, ["withdrawn_at"])
    drop_oldest(group.pk)


def refuse_too_many(group, laws):
    """FileError where a group would have more rulings of a file than it may."""
    gone = {law["id"] for law in laws if law["withdrawn_at"]}
    if len(gone) > bounds.MOST_WITHDRAWN:
        raise FileError(TOO_OLD.format(most=bounds.MOST_WITHDRAWN))
    new = {law["id"] for law in laws} - ids_of(group.law_set.all())
    in_force = ids_of(group.law_set.filter(night=None, withdrawn_at=None))
    most = bounds.MOST_LAWS["host"]
    if new and len((in_force | new) - gone) > most:
        raise FileError(TOO_MANY.format(most=most))


def ids_of(laws):
    return set(laws.values_list("client_id", flat=True))


def write_proposals(group, nights):
    """Writes what a file says was proposed for nights that are new here."""
    rows = [(one.night, law) for one in nights for law in one.proposals]
    keys = keys_for(group, [law["by"] for _, law in rows]) if rows else {}
    Law.objects.bulk_create(
        law_row(group, law, keys, night=night) for night, law in rows
    )


def law_row(group, law, keys, night=None):
    """A Law (not saved) of what a file says of a ruling."""
    same = {name: law[name] for name in ("game", "situation", "answers", "came")}
    return Law(
        group=group,
        client_id=law["id"],
        words=law["words"],
        key_id=keys.get(law["by"]),
        phone=law.get("phone"),
        made_at=law["at"],
        withdrawn_at=law.get("withdrawn_at"),
        night=night,
        **same,
    )
