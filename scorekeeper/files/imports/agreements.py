"""What the sides of a game said, in a file: read, and written with the game."""

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
    whole,
    yes_or_no,
)
from scorekeeper.models import Agreement, Signature
from scorekeeper.recording.agreements import NO_ENTRY, has_side, sides_of
from scorekeeper.scoring import agreement_checks

WITHOUT = {"agreeing": False, "agreements": [], "signatures": []}  # as older files were
MOST_SIDES = 9
LONGEST_STATE = 3000  # sums of a hundred people
WITHOUT_PHONE = {"phone": None}
UNFIT = "{game}: a confirmation or dispute doesn't fit. {why} Nothing was imported."
phone = maybe(whole(0, 2**53))


def read_agreements(content, game, rows, title):
    """The `agreements` of a game in a file, dicts of columns; raises FileError.

    `game`: as it is replayed, of which each must be; `rows`: of its log; `title`: what
    it is called.
    """
    entries = [str(row["id"]) for row in rows if row["operation"] not in NO_ENTRY]
    said = part(WITHOUT | content, "agreements", list_of(read_agreement))
    why = [why_not(one, game, set(entries)) for one in said]
    if not all(
        has_side(game, row["said_by"]) for row in rows if row["said_by"] is not None
    ):
        why.append(agreement_checks.no_side(sides_of(game)))
    for _code, message in filter(None, why):
        raise FileError(UNFIT.format(game=title, why=message))
    return said


def why_not(said, game, entries):
    """Why something that a file has was not said of a game: (code, sentence) or None.

    `entries`: the ids of the rows of its log that something can be said of.
    """
    about = said["about"] and str(said["about"])
    return agreement_checks.why_not(said | {"about": about}, sides_of(game), entries)


def read_agreement(content):
    return parts(
        WITHOUT_PHONE | content,
        id=identity,
        about=maybe(identity),
        side=maybe(whole(0, MOST_SIDES)),
        came=lambda value: Agreement.Outcome(value).value,
        state=text(100),
        at=moment,
        by=maybe(name),
        phone=phone,
    )


def read_signatures(content):
    """The names under a night in a file, dicts of columns; raises FileError."""
    return part(WITHOUT | content, "signatures", list_of(read_signature))


def read_signature(content):
    about = {"id": identity, "name": name, "state": sums, "phone": phone}
    return parts(WITHOUT_PHONE | content, **about, at=moment, by=maybe(name))


def sums(value):
    """Reads what a settlement is signed by."""
    must(agreement_checks.are_sums(value))
    return text(LONGEST_STATE)(value)


def is_asked(content):
    """Whether a game or a night in a file asks the other side; raises FileError."""
    return part(WITHOUT | content, "agreeing", yes_or_no)


def rows_of(group, games, keys):
    """The Agreements (not saved) of GamesInFile that are saved."""
    for game in games:
        for said in game.agreements:
            columns = ("about", "side", "came", "state", "phone")
            same = {name: said[name] for name in columns}
            yield Agreement(
                group=group,
                game=game.game,
                client_id=said["id"],
                key_id=keys.get(said["by"]),
                made_at=said["at"],
                **same,
            )


def write_signatures(group, nights, people):
    """The names under the settlements of NightsInFile, by whose phones they came."""
    rows = [(one.night, name) for one in nights for name in one.signatures]
    keys = keys_for(group, [row["by"] for _, row in rows]) if rows else {}
    Signature.objects.bulk_create(
        Signature(
            group=group,
            night=night,
            person=people[row["name"]],
            client_id=row["id"],
            state=row["state"],
            phone=row["phone"],
            key_id=keys.get(row["by"]),
            made_at=row["at"],
        )
        for night, row in rows
    )
