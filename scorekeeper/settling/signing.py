"""Names under the settlement of a night: each stands under the sums that it was put to.

A tick changes no sum; a corrected game or another bill does, and asks for names again.
"""

from django.db import transaction

from scorekeeper import scoring
from scorekeeper.models import Signature
from scorekeeper.settling.purses import purses_of
from scorekeeper.settling.writing import held_night


def names_under(night, purses):
    """Whose names stand under a settlement: None where a night asks for none.

    A dict: the `state` of its sums; ids of people as `names` that stand under it, as
    `before` that stood under other sums, and as `missing`; and the ids of the `keys` of
    whose phones put them there, by person.
    """
    playing = taking_part(purses)
    if not night.agreeing or not playing:
        return None
    rows = night.signatures.order_by("pk").values_list("person", "state", "key")
    rows = list(rows)
    signed = [(person, state) for person, state, _ in rows]
    people = [purse.person.pk for purse in playing]
    under = scoring.agreeing.under_settlement(state_of(playing), signed, people)
    return under | {"keys": {person: key for person, _, key in rows}}


def taking_part(purses):
    """Those of some Purses by which anything was won or lost, as their people came."""
    playing = [one for one in purses if one.parts or one.points]
    return sorted(playing, key=lambda purse: purse.person.pk)


def state_of(playing):
    """The sums of Purses, in their order, in short."""
    sums = [(one.amount, sum(one.points.values())) for one in playing]
    return scoring.agreeing.sums_in_short(sums)


@transaction.atomic
def sign(night, person, state, *, client_id, key_id):
    """Puts a name (a person's id) under a settlement; False where it says other sums.

    A name that stands there already is left as it is.
    """
    under = names_under(held_night(night), purses_of(night))
    if under is None or under["state"] != state:
        return False
    if person in under["missing"]:
        about = {"person_id": person, "state": state, "key_id": key_id}
        Signature.objects.get_or_create(
            circle_id=night.circle_id,
            client_id=client_id,
            defaults=about | {"night": night},
        )
    return person in under["missing"] or person in under["names"]


def take_name_back(night, person, key_id):
    """Takes a name away again that this key's phone had put under it."""
    night.signatures.filter(person=person, key=key_id).delete()


def bring_names(night, names, key_id):
    """Keeps the names that a phone alone took, each once.

    `names`: dicts with `id`, `person` (a Person), `state` and `at`, when it was put
    there.
    """
    for one in names:
        about = {"night": night, "person": one["person"], "state": one["state"]}
        Signature.objects.get_or_create(
            circle_id=night.circle_id,
            client_id=one["id"],
            defaults=about | {"key_id": key_id, "made_at": one["at"]},
        )
