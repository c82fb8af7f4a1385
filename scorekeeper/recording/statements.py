"""What the sides of a game have said to it, as its table and its review show it."""

from collections import defaultdict

from django.db.models import Q

from scorekeeper import scoring
from scorekeeper.access import phones
from scorekeeper.models import Agreement, Entry
from scorekeeper.recording import log
from scorekeeper.recording.agreements import (
    is_host,
    phone_at,
    sides_of,
    standing_signatures,
)
from scorekeeper.recording.row_checks import why_no_agreement
from scorekeeper.unreadable import readable

TAIL = 12  # rows of a log, of which the last that stand may be agreed on
UNKNOWN, THIS = "an unknown phone", "this phone"
SAID = {
    Agreement.Outcome.AGREED: "confirmed by {who}",
    Agreement.Outcome.DISPUTED: "disputed by {who}",
    Agreement.Outcome.STANDS: "kept by {who}",
    Agreement.Outcome.SIGNED: "signed by {who}",
    Agreement.Outcome.UNSIGNED: "signature of {who} removed",
}
ON_THE_SAME = " on the phone that entered it"


def known_of(game, mine):
    """What is known of the agreements of a game, as `phone.agreements` takes it.

    `mine`: the side that asks, "middle", or None of one that has not said it. Which
    phone is whose is compared here: a phone learns of no other one's number.
    """
    rows, entries = rows_at_the_end(game)
    here = phone_at(game)
    said = said_to(game, Q(about__in=entries) | Q(came__in=["signed", "unsigned"]))
    names = phone_names([row for row in said if row.about is None])
    standing_rows = {row for rows in standing_signatures(said).values() for row in rows}
    return {
        "mine": mine
        if scoring.agreement_checks.is_seat(mine, sides_of(game))
        else None,
        "is_host": is_host(game),
        "sides": scoring.side_names(game.sheet),
        "seats": game.sheet["sides"],
        "rows": [row_known(row, entries[row.id], here) for row in rows],
        "agreements": [
            agreement_known(row, entries.get(text(row.about)), here, names)
            for row in said
            if row.about is not None or row in standing_rows
        ],
    }


def said_to(game, which):
    """Those of the agreements of a game that can be read, in order."""
    rows = game.agreements.filter(which, group_id=game.group_id)
    rows = rows.select_related("key").order_by("pk")
    return readable("confirmation", rows, why_no_agreement)


def rows_at_the_end(game):
    """The rows of a log that stand last, and those that are disputed, in order.

    Beside them the Entry of each that was looked at, by the id of its request.
    """
    disputed = game.agreements.filter(
        group_id=game.group_id, came=Agreement.Outcome.DISPUTED
    )
    is_late = Q(number__gt=game.log_length - TAIL)
    rows = Entry.objects.filter(
        is_late | Q(client_id__in=disputed.values("about")),
        group_id=game.group_id,
        game_id=game.pk,
    )
    entries = {str(row.client_id): row for row in rows.order_by("number")}
    read = [
        log.Row(row.operation, row.place, row.entry, (), id)
        for id, row in entries.items()
    ]
    return log.fold_rows(read)[0], entries


def row_known(row, entry, here):
    """A row that stands; whether the phone that looks `is_own`, it made the row."""
    return {
        "id": row.id,
        "operation": row.operation,
        "entry": row.entry,
        "said": entry.said_by,
        "is_own": phones.is_same(entry, here),
    }


def agreement_known(row, entry, here, names):
    """What a side said; whether by the phone that looks, or that made the `entry`.

    `names`: of phones, by the pk of what came from them, where they are numbered.
    """
    is_own = phones.is_same(row, here)
    return {
        "about": text(row.about),
        "side": row.side,
        "came": row.came,
        "state": row.state,
        "is_own": is_own,
        "is_same": entry is not None and phones.is_same(row, entry),
        "phone": THIS if is_own else names.get(row.pk, phone_name(row)),
    }


def text(id):
    return str(id) if id else ""


def phone_name(row):
    """The phone that a row came from, by the name of its access."""
    return row.key.name if row.key else UNKNOWN


def phone_names(rows):
    """The phone of each row, by the row's pk; phones of one access are numbered."""
    of_an_access = defaultdict(dict)
    for row in rows:
        if row.phone is not None:
            places = of_an_access[row.key_id]
            places.setdefault(row.phone, len(places) + 1)
    return {row.pk: numbered_name(row, of_an_access[row.key_id]) for row in rows}


def numbered_name(row, places):
    """The name of a phone; `places`: of each phone of its access, by its number."""
    name = phone_name(row)
    is_numbered = len(places) > 1 and row.phone is not None
    return f"{name}, phone {places[row.phone]}" if is_numbered else name


def said_at(game):
    """What the sides of a game said, in order, as its review tells it.

    What was disputed, kept and signed as `words`; what was confirmed, apart from it, as
    `confirmed`.
    """
    told = said_to(game, Q())
    rows = game.log.filter(group_id=game.group_id)
    rows = rows.filter(client_id__in=[one.about for one in told if one.about])
    entries = {row.client_id: row for row in rows}
    words = words_of(game, entries)
    names, phones_of = scoring.side_names(game.sheet), phone_names(told)
    lines = {True: [], False: []}
    for agreement in told:
        line = {
            "words": f"{words.get(agreement.about, 'The result')}: "
            + said_in_words(agreement, entries.get(agreement.about), names),
            "phone": phones_of[agreement.pk],
            "made_at": agreement.made_at,
        }
        lines[agreement.came == Agreement.Outcome.AGREED].append(line)
    return {"words": lines[False], "confirmed": lines[True]}


def words_of(game, entries):
    """The entries that something was said of, in words, by the ids of their rows."""
    read = {id: row.entry for id, row in entries.items()}
    return scoring.words_of_entries(game.record(), read)


def said_in_words(agreement, entry, names):
    """What a side said; if confirmed or kept, also whether the same phone entered."""
    who = "the table" if agreement.side is None else names[agreement.side]
    is_told = agreement.came in (Agreement.Outcome.AGREED, Agreement.Outcome.STANDS)
    is_same = is_told and entry is not None and phones.is_same(agreement, entry)
    return SAID[agreement.came].format(who=who) + (ON_THE_SAME if is_same else "")
