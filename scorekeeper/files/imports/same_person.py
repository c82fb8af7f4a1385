"""Two who are one in a file: what it takes to part them comes in with what they had."""

from collections import namedtuple
from uuid import uuid4

from scorekeeper.bounds import MERGED, MOST_MERGED
from scorekeeper.files.imports import before_ledger
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
    way_to_pay,
    whole,
    yes_or_no,
)
from scorekeeper.models import Person, SamePerson
from scorekeeper.names import is_same

OWN = {"name": name, "colour": whole(0, 7), "is_active": yes_or_no}
OWN["pay_to"] = way_to_pay
# Ids of rows that came in with a file: by the id there of a night, a game and a
# payment, of a bill and a person who shares it.
ImportedIds = namedtuple("ImportedIds", "nights games bills payments")


def read_merged(content, people):
    """The `merged` of a content, dicts as they are kept; raises FileError."""
    names = {one["name"] for one in people}
    given = part({"merged": []} | content, "merged", list_of(dict))
    if len(given) > MOST_MERGED:
        raise FileError(MERGED)
    return [
        part({"merged": merge}, "merged", read_in(names, at))
        for at, merge in enumerate(given)
    ]


def read_in(names, place):
    """Reads one who became another of some names, after those before its `place`."""

    def read_merge(value):
        must(value["into"] in names)
        merge = parts({"pay_to": ""} | value, **OWN, into=name, **HAD)
        must(all(before < place for before in merge["before"]))
        return merge

    return read_merge


def of_a_payment(value):
    """Reads the id of a payment, which older files have by its night and its place."""
    if type(value) is str:
        return identity(value)
    night, place = value
    return before_ledger.id_of(identity(night), whole(0)(place))


def read_there(value):
    must(all(len(value[who]) == 2 and value[who][0] for who in ("gone", "kept")))
    return {"night": identity(value["night"])} | {
        who: [as_kept(maybe(moment)(time)) for time in value[who]]
        for who in ("gone", "kept")
    }


def as_kept(time):
    return time and time.isoformat()


HAD = {"games": list_of(identity), "nights": list_of(identity)}
HAD |= {"there": list_of(read_there), "bills": list_of(identity)}
HAD |= {"paid": list_of(of_a_payment), "got": list_of(of_a_payment)}
HAD["before"] = list_of(whole(0))


def write(group, merged, people, came):
    """Keeps for each merge the ids that came in; `people`: the Person for each name.

    Of somebody who is one of the people here, and none in the file, nothing is kept:
    here they are two.
    """
    if not merged:
        return
    rows = []
    had = {(row.person_id, row.name): row for row in group.sameperson_set.all()}
    others = set(group.people.all()) - set(people.values())
    for merge in merged:
        row = had.get((people[merge["into"]].pk, merge["name"]))
        if row is None and not any(is_same(one.name, merge["name"]) for one in others):
            row = new_row(group, merge, people[merge["into"]])
            row.moved["rows"]["sameperson.person"] = [
                rows[place].pk for place in merge["before"] if rows[place]
            ]
        rows.append(row)
        if row:
            add(row, merge, came)
            row.save()


def new_row(group, merge, kept):
    """A SamePerson (saved) who has nothing yet."""
    return SamePerson.objects.create(
        group=group,
        person=kept,
        was=id_kept_free(group),
        moved={"games": [], "nights": [], "rows": {}, "there": []},
        **{name: merge[name] for name in OWN},
    )


def id_kept_free(group):
    """An id that nobody gets, for one who may be back; a database gives each once."""
    person = Person.objects.create(group=group, name=uuid4().hex)
    pk = person.pk
    person.delete()
    return pk


def add(row, merge, came):
    """Adds to what a SamePerson had all of a merge that came in."""
    moved = row.moved
    shared = [(id, row.person_id) for id in merge["bills"]]
    rows = {
        "payment.payer": known_pks(merge["paid"], came.payments),
        "payment.payee": known_pks(merge["got"], came.payments),
        "billpart.person": known_pks(shared, came.bills),
    }
    for label, pks in rows.items():
        moved["rows"][label] = moved["rows"].get(label, []) + pks
    moved["games"] += known_pks(merge["games"], came.games)
    moved["nights"] += known_pks(merge["nights"], came.nights)
    moved["there"] += [
        stay | {"night": came.nights[stay["night"]]}
        for stay in merge["there"]
        if stay["night"] in came.nights
    ]


def known_pks(ids, pks):
    return [pks[id] for id in ids if id in pks]
