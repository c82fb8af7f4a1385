"""An offline night, written into its group: the whole night, or nothing.

All ids are made by the phone, so that a repeated request finds what it brought before
and adds only what was entered since.
"""

from dataclasses import dataclass

from django.db import transaction

from scorekeeper import nights
from scorekeeper.models import Game, Group, Night
from scorekeeper.money import settlement
from scorekeeper.names import is_same
from scorekeeper.offline.payments import bring_payments
from scorekeeper.offline.rows import (
    CORRECTIONS,
    go_on,
    in_log,
    is_itself,
    rows_behind_log,
)
from scorekeeper.recording import (
    import_record,
    keep_some_notes,
    log,
    take_in,
    turn_agreeing,
)
from scorekeeper.recording.outbox import came_of
from scorekeeper.recording.start import remember_house_rules
from scorekeeper.table_options import name_by

OF_A_NIGHT = ("date", "time_zone", "currency", "stake", "number")
REFUSED = "{game}: {why} Nothing was imported. The night is still on the phone."
NOT_THERE = "It undoes or corrects an entry that was never made."
NOT_OF_IT = "{name} plays but is not on the list of people here."
NO_PAYMENT = "A payment must be between two people who are here."
NO_NAME = "Only people who are here can sign."
CLOSED = "The night is closed, and {name} was not there. Nothing was imported."
WENT_ON = "Other phones continued this game with different entries."
NOT_ALL_YET = "Part of this night is saved. Send the night again to save the rest."
# what others did since with a result or its signatures, which the phone cannot know
TOO_LATE = ("other_totals", "not_signed", "not_allowed")
ELSEWHERE = "This game belongs to another night."
USED = "Another game or entry already has the same id."


class EveningError(Exception):
    """An offline night that is not imported; the message says why."""

    code = "evening_refused"


@dataclass
class Part:
    """What one request takes of an evening.

    `phone`: which one sends it, see `access.phones`. `way_in`: to the group.
    `patience`: how many entries may still be read; `is_all`: whether that sufficed.
    """

    night: Night
    people: dict
    key_id: int
    phone: int | None
    way_in: dict
    patience: int
    is_all: bool = True


@transaction.atomic
def take_evening(group, evening, key_id, phone=None):
    """The Night (saved) of an evening, and of each game what it came to here.

    `evening` as `evening_in` reads it. Instead of the games it is None where one
    request does not read so much: then the same goes on when it is sent again. Raises
    EveningError.
    """
    held = Group.objects.select_for_update().get(pk=group.pk)
    held.way_in, group = group.way_in, held
    about = {name: evening[name] for name in OF_A_NIGHT}
    night = nights.start_night(group, [], [], evening["id"], **about)
    refuse_strangers(night, evening["people"])
    people = people_here(group, night, evening["people"])
    if evening["agreeing"] and not night.agreeing:
        turn_agreeing(night, True)
        night.agreeing = True
    phone_in = key_id, phone, group.way_in
    part = Part(night, people, *phone_in, log.PATIENCE)
    games = [with_notes(part, sent) for sent in evening["games"] if part.patience >= 0]
    if not part.is_all or len(games) < len(evening["games"]):
        return night, None
    payments = [payment_among(one, people) for one in evening["payments"]]
    bring_payments(night, payments, evening["removed"], key_id, phone)
    signed = [one | {"person": signer(one, people)} for one in evening["signatures"]]
    night.way_in = group.way_in
    settlement.bring_names(night, signed, key_id, phone)
    return night, [kept_as(game) for game in games]


def payment_among(payment, people):
    """A payment of an evening, among people who are here."""
    payer, payee = (people.get(payment[end]) for end in ("payer", "payee"))
    if payer is None or payee is None or payer == payee:
        raise EveningError(NO_PAYMENT)
    return payment | {"payer": payer, "payee": payee}


def signer(signature, people):
    """Whose name stands under an evening, among people who are here."""
    if signature["name"] not in people:
        raise EveningError(NO_NAME)
    return people[signature["name"]]


def refuse_strangers(night, names):
    """EveningError where somebody is new at a night that is closed."""
    here = [person.name for person in night.people.all()] if night.closed_at else names
    for name in names:
        if not any(is_same(name, one) for one in here):
            raise EveningError(CLOSED.format(name=name))


def people_here(group, night, names):
    """The Person for each name; all of them are at the night."""
    people = {name: nights.person_named(group, name) for name in names}
    for person in people.values():
        nights.be_there(night, person)
    return people


def with_notes(part, sent):
    """A game of an evening as it stands here then, with what was noted beside it."""
    game, notes = take_game(part, sent), sent["notes"]
    game.phone, game.way_in = part.phone, part.way_in
    stamp = part.key_id, part.patience
    kept, left, part.patience = keep_some_notes(game, notes, *stamp)
    refused = [why for _id, why in left if why["code"] not in TOO_LATE]
    if refused:
        refuse(sent, refused[0]["message"])
    part.is_all = part.is_all and len(kept) + len(left) == len(notes)
    return game


def take_game(part, sent):
    """A game of an evening as it stands here then."""
    if not log.is_sound(sent["rows"]):
        refuse(sent, NOT_THERE)
    same = Game.objects.filter(group_id=part.night.group_id, client_id=sent["id"])
    if same.exists():
        return gone_on(part, sent)
    part.patience -= len(sent["rows"])
    record = sent["record"]
    seated = [person_of(part.people, name, sent) for name in record["players"]]
    phone = part.phone if part.night.agreeing else None
    rows = [in_log(row, part.key_id, phone) for row in sent["rows"]]
    beginning = {"stake": sent["stake"], "rows": rows, "client_id": sent["id"]}
    answer = import_record(part.night, record, seated, **beginning)
    if answer.refusal:
        refuse(sent, answer.refusal["message"])
    note_beginning(answer.game, sent["started_at"])
    return answer.game


def note_beginning(game, moment):
    """Notes when a game began, and its house rules for the next time."""
    games = Game.objects.filter(group_id=game.group_id, pk=game.pk)
    games.update(started_at=moment)
    remember_house_rules(game)


def gone_on(part, sent):
    """A game that is here already, with what its phone entered since."""
    game = Game.objects.for_change().get(
        group_id=part.night.group_id, client_id=sent["id"]
    )
    game.phone = part.phone
    if game.night_id != part.night.pk:
        refuse(sent, ELSEWHERE)
    if not is_itself(game, sent):
        refuse(sent, USED)
    new = rows_behind_log(game, sent["rows"])
    if new is None:
        return reconcile_game(part, game, sent)
    refusal = go_on(game, new, part.key_id) if new else None
    if refusal:
        refuse(sent, refusal["message"])
    part.patience -= len(game.entries) if new else 0
    return game


def reconcile_game(part, game, sent):
    """A game of an evening brought together with what others entered meanwhile.

    Its phone has seen none of the log but what it made itself.
    """
    if any(row.operation in CORRECTIONS for row in sent["rows"]):
        refuse(sent, WENT_ON)
    mine = [
        {"id": row.id, "operation": row.operation, "entry": row.entry, "seen": 0}
        for row in sent["rows"]
    ]
    came = take_in(game, mine, part.key_id, patience=part.patience)
    if came.refusal:
        refuse(sent, came.refusal["message"])
    if came.left or came.question or came.apart:
        refuse(sent, came.left[0]["message"] if came.left else WENT_ON)
    part.patience, part.is_all = came.patience, not came.waiting
    return came.game


def person_of(people, name, sent):
    if name not in people:
        refuse(sent, NOT_OF_IT.format(name=name))
    return people[name]


def refuse(sent, why):
    record = sent["record"]
    key, options = record["game"], record.get("options", {})
    raise EveningError(REFUSED.format(game=name_by(key, options) or key, why=why))


def kept_as(game):
    """What a phone compares with its own."""
    came = came_of(game.sheet)
    return {
        "id": str(game.client_id),
        "url": game.get_absolute_url(),
        "totals": came["totals"],
        "status": came["status"],
    }
