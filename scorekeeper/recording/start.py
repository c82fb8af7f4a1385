"""The start of a game, empty or with a whole record."""

from uuid import uuid4

from django.db import transaction

from scorekeeper import scoring
from scorekeeper.bounds import GAMES, has_all_its_games
from scorekeeper.models import Entry, Game, Group, Night, Person, Seat
from scorekeeper.money import stakes
from scorekeeper.people.statistics import tallies
from scorekeeper.recording import log, standings
from scorekeeper.recording.answer import Answer, refusal
from scorekeeper.recording.proposal import money_of, row_proposal
from scorekeeper.recording.standings import write_standings
from scorekeeper.table_options import title_option

HEAD = ["night_id", "key", "options", "dealer"]
USED = "This game did not start because another game has the same id. Start it again."


@transaction.atomic
def start_game(
    night, key, people, *, options=None, dealer=0, stake=None, client_id=None
):
    """A game (saved) of the card game `key` at a night: an Answer.

    `people`: the Persons in seat order. `dealer`: the seat that deals first. `stake`:
    numbers in the night's currency, see `scorekeeper.money.stakes`. The group
    remembers the options for the next time. A `client_id` makes a repeated start
    harmless; another game under a known one is refused.
    """
    night = Night.objects.select_for_update().get(pk=night.pk, group=night.group_id)
    same = Game.objects.filter(group_id=night.group_id, client_id=client_id)
    game = game_of(night, key, people, options, dealer)
    if client_id and (before := same.first()):
        return started_before(before, game)
    game.client_id = client_id or game.client_id
    refused = refusal_to_start(game, stake) or score_entries(game, log.Row("add"), [])
    if refused:
        return Answer(None, refused)
    save(game)
    remember_house_rules(game)
    return Answer(game)


def started_before(before, game):
    """The Answer to a start whose id a game (saved) bears already."""
    is_same = all(getattr(before, part) == getattr(game, part) for part in HEAD)
    if is_same and names_by_seat(before) == names_by_seat(game):
        return Answer(before)
    return Answer(None, refusal("id_used", USED))


def names_by_seat(game):
    """Who sits in a game, by seat; a name may have changed since."""
    return [player["person"] for player in game.players]


@transaction.atomic
def import_record(night, record, people, *, stake=None, rows=None, client_id=None):
    """A game (saved) with a whole record: an Answer.

    `record` as `python -m rules score` reads it, `people` the Persons for its players
    in order. `rows`: the log, each a dict of a log row's columns; without it each
    entry of the record is added as it stands. A refused record writes nothing. A
    `client_id` makes a repeated import harmless.
    """
    same = Game.objects.filter(group_id=night.group_id, client_id=client_id)
    if client_id and (game := same.first()):
        return Answer(game)
    options, dealer = record.get("options"), record.get("dealer", 0)
    game = game_of(night, record["game"], people, options, dealer)
    game.client_id = client_id or game.client_id
    if rows is None:
        rows = [{"operation": "add", "entry": e} for e in record.get("entries", [])]
    read = [log.row_of(row) for row in rows]
    last, entries = read[-1] if read else log.Row("add"), log.entries_after(read)
    refused = refusal_to_start(game, stake) or score_entries(game, last, entries)
    if refused:
        return Answer(None, refused)
    game.log_length, game.taken_back = len(rows), len(log.fold_rows(read)[1])
    save(game, rows)
    return Answer(game)


def game_of(night, key, people, options, dealer):
    """A Game (not saved) among people at a night."""
    players = [{"person": person.pk, "name": person.name} for person in people]
    game = Game(group_id=night.group_id, night=night, key=key, players=players)
    game.options, game.dealer, game.agreeing = options or {}, dealer, night.agreeing
    return game


def refusal_to_start(game, stake):
    """Reads the stake into a game; why it cannot start whatever its record, or None."""
    if game.night.closed_at:
        return refusal("night_closed", "The night is closed.")
    if has_all_its_games(game.night):
        return refusal("too_many_games", GAMES)
    if not are_of_the_group(game):
        return refusal(
            "bad_players",
            "A player is not in this group. Choose players from the group.",
        )
    try:
        game.stake = stakes.read_stake(stake or {})
    except stakes.StakeError as error:
        return refusal(error.code, str(error))
    return None


def score_entries(game, row, entries):
    """Scores entries into a game; why they are refused, or None."""
    proposal = row_proposal(game, row, entries)
    if proposal.refusal:
        return proposal.refusal
    game.entries, game.sheet = proposal.entries, proposal.sheet
    game.status, game.rules_version = proposal.sheet["status"], scoring.MADE_BY
    standings.tell_story(game)
    return None


def are_of_the_group(game):
    people = {player["person"] for player in game.players}
    people_here = Person.objects.filter(group_id=game.group_id, pk__in=people)
    return people_here.count() == len(people)


def save(game, rows=()):
    """Writes a new game with its seats, its log and, if finished, its standings."""
    tallies.mark(game, False)
    game.save(force_insert=True)
    Seat.objects.bulk_create(
        Seat(group_id=game.group_id, game=game, number=n, person_id=player["person"])
        for n, player in enumerate(game.players)
    )
    Entry.objects.bulk_create(
        Entry(group_id=game.group_id, game=game, number=number, **columns(row))
        for number, row in enumerate(rows, 1)
    )
    write_standings(game, False, money_of(game, game.sheet))


def columns(row):
    """The columns of a log row as it is stored; a row without a client id gets one."""
    return {"client_id": uuid4()} | row


def remember_house_rules(game):
    """Keeps the house rules for the next time; those of a title its games tell."""
    if title_option(game.key):
        return
    group = Group.objects.select_for_update().get(pk=game.group_id)
    group.house_rules[game.key] = {"options": game.options}
    group.save(update_fields=["house_rules"])
