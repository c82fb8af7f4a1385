"""Two nights that two phones recorded apart: the second as a game of its own."""

from django.db import transaction

from scorekeeper.models import Game, Night, Person
from scorekeeper.money.ledger.results import write_results
from scorekeeper.nights import deletion
from scorekeeper.recording import log, write_merged
from scorekeeper.recording.acknowledgements import id_apart
from scorekeeper.recording.start import import_record

COPIED = [*log.COLUMNS, "client_id", "key_id", "said_by", "phone"]


def keep(game, shared, mine, key_id):
    """Keeps what a phone recorded apart as a second game of the night.

    `shared`: how many rows of the log both begin with. However often it is sent, it is
    made once, and what is new goes behind. The Game, and the ids that are in its log.
    """
    ids = shared_ids(game, shared)
    first = next(one["id"] for one in mine if one["id"] not in ids)
    client_id = id_apart(game, first)
    games = Game.objects.for_change().filter(group_id=game.group_id)
    other = games.filter(client_id=client_id).first()
    other = other or begin_second_game(game, shared, client_id)
    other.said_by, other.phone = game.said_by, game.phone
    rows = log.rows_of(other)
    mine = [one | {"seen": shared} for one in mine]
    came = log.merge_outbox(write_merged.header_of(other), rows, mine)
    if came["rows"]:
        write_merged.write(other, rows, came, key_id)
    return other, {row.id for row in [*rows, *came["rows"]]}


def shared_ids(game, shared):
    """The ids of the first rows of a log, as a phone writes them."""
    rows = game.log.filter(group_id=game.group_id, number__lte=shared)
    return set(map(str, rows.values_list("client_id", flat=True)))


def begin_second_game(game, shared, client_id):
    """A second game (saved) that begins as the first did."""
    night = Night.objects.get(pk=game.night_id, group_id=game.group_id)
    rows = game.log.filter(group_id=game.group_id, number__lte=shared)
    beginning = {"stake": game.stake, "rows": list(rows.values(*COPIED))}
    answer = import_record(
        night, game.record(), people_of(game), client_id=client_id, **beginning
    )
    other = answer.game
    other.apart_from, game.apart_from = game.client_id, client_id
    for copy in (other, game):
        copy.save(update_fields=["apart_from"])
    return other


@transaction.atomic
def delete(game):
    """Deletes a game; another that was kept apart from it is alone from then on."""
    games = Game.objects.filter(group_id=game.group_id)
    games.filter(apart_from=game.client_id).update(apart_from=None)
    deletion.delete_game(game)
    write_results(game.group_id, [game.night_id])


def people_of(game):
    """The people who play a game, by seat."""
    ids = [player["person"] for player in game.players]
    people = Person.objects.filter(group_id=game.group_id).in_bulk(ids)
    return [people[id] for id in ids]
