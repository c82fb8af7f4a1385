"""People next to each other in a text, and the Parts that say something of each."""

from scorekeeper.history.query.parts import Part, text_with, text_without
from scorekeeper.history.query.tokens import JOINS


def people_in(pieces, joins=JOINS):
    """(people, number of pieces) at the beginning of some pieces: "Bob and Ann"."""
    people, at = [], 0
    while kind_at(pieces, at) == "person":
        people.append(pieces[at])
        at += 1
        joining = fillers(pieces[at:], joins)
        if not joining or kind_at(pieces, at + joining) != "person":
            break
        at += joining
    return people, at


def parts_of_each(people, region, text, part_of):
    """A Part of each of some people; `part_of`: the words and the filter of a person.

    `region`: the Pieces that go with the last of them.
    """
    parts = []
    for at, person in enumerate(people):
        if len(people) > 1:
            without = text_with(text, *ends_of_one(people, at))
        else:
            without = text_without(text, region[0].start, region[-1].end)
        parts.append(Part(*part_of(person), without))
    return parts


def ends_of_one(people, at):
    """What goes from a text with one of several names that are joined."""
    if at == len(people) - 1:
        return people[at - 1].end, people[at].end
    return people[at].start, people[at + 1].start


def ids_of(person):
    """The ids of the people whom a Piece may mean."""
    under, _name = person.value
    return tuple(int(one.partition(":")[2]) for one in under.catchwords)


def name_of(person):
    return person.value[1]


def fillers(pieces, words=None):
    """How many fillers some pieces begin with."""
    for number, piece in enumerate(pieces):
        if piece.kind != "filler" or words and piece.value not in words:
            return number
    return len(pieces)


def kind_at(pieces, at):
    return pieces[at].kind if at < len(pieces) else ""
