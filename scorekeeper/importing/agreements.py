"""What the sides of a game said, in a file: read, and written with the game."""

from scorekeeper.importing.names import keys_for
from scorekeeper.importing.parts import (
    identity,
    listed,
    maybe,
    moment,
    name,
    part,
    parts,
    text,
    whole,
    yes_or_no,
)
from scorekeeper.models import Agreement, Signature

WITHOUT = {"agreeing": False, "agreements": [], "signatures": []}  # as older files were
MOST_SIDES = 9
LONGEST_STATE = 3000  # sums of a hundred people


def read_agreements(content):
    """The `agreements` of a game in a file, dicts of columns; raises FileError."""
    return part(WITHOUT | content, "agreements", listed(read_agreement))


def read_agreement(content):
    return parts(
        dict(content),
        id=identity,
        about=maybe(identity),
        side=maybe(whole(0, MOST_SIDES)),
        came=lambda value: Agreement.Came(value).value,
        state=text(100),
        at=moment,
        by=maybe(name),
    )


def read_signatures(content):
    """The names under a night in a file, dicts of columns; raises FileError."""
    return part(WITHOUT | content, "signatures", listed(read_signature))


def read_signature(content):
    about = {"id": identity, "name": name, "state": text(LONGEST_STATE)}
    return parts(dict(content), **about, at=moment, by=maybe(name))


def is_asked(content):
    """Whether a game or a night in a file asks the other side; raises FileError."""
    return part(WITHOUT | content, "agreeing", yes_or_no)


def rows_of(circle, games, keys):
    """The Agreements (not saved) of GamesInFile that are saved."""
    for game in games:
        for one in game.agreements:
            same = {name: one[name] for name in ("about", "side", "came", "state")}
            yield Agreement(
                circle=circle,
                game=game.game,
                client_id=one["id"],
                key_id=keys.get(one["by"]),
                made_at=one["at"],
                **same,
            )


def write_signatures(circle, nights, people):
    """The names under the settlements of NightsInFile, by whose phones they came."""
    rows = [(one.night, name) for one in nights for name in one.signatures]
    keys = keys_for(circle, [row["by"] for _, row in rows]) if rows else {}
    Signature.objects.bulk_create(
        Signature(
            circle=circle,
            night=night,
            person=people[row["name"]],
            client_id=row["id"],
            state=row["state"],
            key_id=keys.get(row["by"]),
            made_at=row["at"],
        )
        for night, row in rows
    )
