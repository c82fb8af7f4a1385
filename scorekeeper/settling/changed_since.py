"""What became of a night after its payments were kept.

`Night.counted` holds what they count: [id of a source, id of a purse's person, exact
amount as text], the source a game, a bill, or the night that something came from.
"""

from dataclasses import dataclass
from decimal import Decimal

CORRECTED, ADDED, GONE = "corrected", "added", "gone"
UNKNOWN = "changed"  # the payments are older than the note of what they count


@dataclass
class Change:
    """What was changed since the payments are kept.

    `amounts`: by the id of a source, what each person wins more or less by it now;
    `kinds`: what became of the source; `sources`: those that still give something.
    """

    amounts: dict
    kinds: dict
    sources: dict

    def since(self, payer, payee):
        """(what became of it, id) of each source that changed what these two owe.

        Where none concerns them, it is the others who brought it about.
        """
        both = {payer.pk, payee.pk}
        theirs = [name for name, amounts in self.amounts.items() if both & set(amounts)]
        names = theirs or list(self.amounts)
        return [[self.kinds[name], name] for name in names] or [[UNKNOWN, ""]]

    def parts(self, person):
        """(source, or None where it is gone, Decimal) of what is changed for one."""
        return [
            (self.sources.get(name), amounts[person.pk])
            for name, amounts in self.amounts.items()
            if person.pk in amounts
        ]


def what_counts(purses):
    """What some purses count, as `Night.counted` keeps it."""
    return [
        [source, person, f"{amount.normalize():f}"]
        for (source, person), amount in by_source(purses).items()
    ]


def by_source(purses):
    """What each purse has of each source, by (id of the source, id of the person)."""
    amounts = {}
    for purse in purses:
        for source, amount in purse.parts:
            place = str(source.client_id), purse.person.pk
            amounts[place] = amounts.get(place, 0) + amount
    return amounts


def changes_since(before, purses):
    """The Change from what was counted before to what some purses have now."""
    now = by_source(purses)
    was = {(source, person): Decimal(amount) for source, person, amount in before}
    sources = {
        str(source.client_id): source for purse in purses for source, _ in purse.parts
    }
    amounts = {}
    for place in now | was if before else ():
        more = now.get(place, 0) - was.get(place, 0)
        if more:
            amounts.setdefault(place[0], {})[place[1]] = more
    sources_before = {source for source, _person in was}
    kinds = {source: kind_of(source, sources_before, sources) for source in amounts}
    return Change(amounts, kinds, sources)


def kind_of(source, sources_before, sources):
    """What became of a source: corrected, added, or gone."""
    if source not in sources_before:
        return ADDED
    return CORRECTED if source in sources else GONE


def with_another(counted, one, other):
    """What is counted (as `Night.counted` has it), with another (ids) in one's place.

    Of a source that gave something to both the other has it all.
    """
    amounts = {}
    for source, person, amount in counted:
        place = source, other if person == one else person
        amounts[place] = amounts.get(place, 0) + Decimal(amount)
    return [[*place, f"{amount.normalize():f}"] for place, amount in amounts.items()]
