"""An evening of a phone, written into its circle: the whole of it, or nothing.

All ids are made by the phone, so that a repeated request finds what it brought before
and adds only what was entered since.
"""

from django.db import transaction

from scorekeeper import nights, settling
from scorekeeper.models import Circle, Game
from scorekeeper.names import is_same
from scorekeeper.offline.rows import CORRECTIONS, go_on, in_log, since
from scorekeeper.recording import import_record, log, take_in
from scorekeeper.recording.outbox import came_of
from scorekeeper.recording.start import remember_house_rules
from scorekeeper.words import card_game_name

REFUSED = "{game}: {why} Nothing of the evening was taken; it stays on the phone."
NOT_THERE = "An undo or a correction of it is about what was not entered."
NOT_OF_IT = "{name} plays and is not among those who are here."
NO_PAYMENT = "Who pays and who is paid must be two of those who are here."
CLOSED = "The night is closed, and {name} was not there. Nothing was taken."
WENT_ON = "Others went on with this game and said something else."
ELSEWHERE = "It is of another night."


class EveningError(Exception):
    """An evening that is not taken; the message is a sentence for whoever sent it."""

    code = "evening_refused"


@transaction.atomic
def take_evening(circle, evening, key_id):
    """The Night (saved) of an evening, and of each game what it came to here.

    `evening` as `evening_in` reads it. Raises EveningError.
    """
    circle = Circle.objects.select_for_update().get(pk=circle.pk)
    about = {name: evening[name] for name in ("date", "currency", "stake")}
    night = nights.start_night(circle, [], [], evening["id"], **about)
    refuse_strangers(night, evening["people"])
    people = people_here(circle, night, evening["people"])
    games = [taken(night, sent, people, key_id) for sent in evening["games"]]
    settling.bring(night, [paid(due, people) for due in evening["payments"]])
    return night, [kept_as(game) for game in games]


def paid(due, people):
    """A payment of an evening, among people who are here."""
    payer, payee = (people.get(due[name]) for name in ("payer", "payee"))
    if payer is None or payee is None or payer == payee:
        raise EveningError(NO_PAYMENT)
    return due | {"payer": payer, "payee": payee}


def refuse_strangers(night, names):
    """EveningError where somebody is new at a night that is closed."""
    here = [person.name for person in night.people.all()] if night.closed_at else names
    for name in names:
        if not any(is_same(name, one) for one in here):
            raise EveningError(CLOSED.format(name=name))


def people_here(circle, night, names):
    """The Person for each name; all of them are at the night."""
    people = {name: nights.person_named(circle, name) for name in names}
    for person in people.values():
        nights.be_there(night, person)
    return people


def taken(night, sent, people, key_id):
    """A game of an evening as it stands here then."""
    if not log.is_sound(sent["rows"]):
        refuse(sent, NOT_THERE)
    same = Game.objects.filter(circle_id=night.circle_id, client_id=sent["id"])
    if same.exists():
        return gone_on(night, sent, key_id)
    record = sent["record"]
    seated = [person_of(people, name, sent) for name in record["players"]]
    rows = [in_log(row, key_id) for row in sent["rows"]]
    beginning = {"stake": sent["stake"], "rows": rows, "client_id": sent["id"]}
    answer = import_record(night, record, seated, **beginning)
    if answer.refusal:
        refuse(sent, answer.refusal["message"])
    note_beginning(answer.game, sent["started_at"])
    return answer.game


def note_beginning(game, moment):
    """Notes when a game began, and its house rules for the next time."""
    games = Game.objects.filter(circle_id=game.circle_id, pk=game.pk)
    games.update(started_at=moment)
    remember_house_rules(game)


def gone_on(night, sent, key_id):
    """A game that is here already, with what its phone entered since."""
    game = Game.objects.for_change().get(
        circle_id=night.circle_id, client_id=sent["id"]
    )
    if game.night_id != night.pk:
        refuse(sent, ELSEWHERE)
    new = since(game, sent["rows"])
    refusal = go_on(game, new, key_id) if new else None
    if refusal:
        refuse(sent, refusal["message"])
    return game if new is not None else together(game, sent, key_id)


def together(game, sent, key_id):
    """A game of an evening brought together with what others entered meanwhile."""
    if any(row.operation in CORRECTIONS for row in sent["rows"]):
        refuse(sent, WENT_ON)
    mine = [
        {"id": row.id, "operation": row.operation, "entry": row.entry, "seen": place}
        for place, row in enumerate(sent["rows"])
    ]
    came = take_in(game, mine, key_id)
    if came.refusal:
        refuse(sent, came.refusal["message"])
    if came.left or came.question or came.apart:
        refuse(sent, came.left[0]["message"] if came.left else WENT_ON)
    return came.game


def person_of(people, name, sent):
    if name not in people:
        refuse(sent, NOT_OF_IT.format(name=name))
    return people[name]


def refuse(sent, why):
    key = sent["record"]["game"]
    raise EveningError(REFUSED.format(game=card_game_name(key) or key, why=why))


def kept_as(game):
    """What a phone compares with its own."""
    came = came_of(game.sheet)
    return {
        "id": str(game.client_id),
        "url": game.get_absolute_url(),
        "totals": came["totals"],
        "status": came["status"],
    }
