"""Finished games added up and named, so that a page reads and adds up nothing.

An entry only notes on its game that it is to be counted (`tallies.mark`): it stays as
quick as any. The worker brings the sums up to date once it has answered, or, if it did
not come to that, the next page with a sum or a search does so. The figures of a game
are worked out first. Then the group is locked for a moment. The figures that the game
had before are taken out of the sums, and its new figures are put in.
docs/decisions/0017-finished-games-are-added-up.md says why.
"""

from contextlib import suppress
from time import monotonic, sleep

from django.db import DatabaseError, InterfaceError, connection, transaction
from django.db.models import Case, When

from scorekeeper.database.lock_waits import giving_way, try_patiently
from scorekeeper.models import Game, Group
from scorekeeper.money.ledger.results import write_results
from scorekeeper.people.statistics import ratings
from scorekeeper.people.statistics.change import Change
from scorekeeper.people.statistics.outcomes import standings_of
from scorekeeper.people.statistics.tallies import add_up_soon, waiting

A_PAGE = 0.5  # seconds for which one request adds up
A_BATCH = 0.04  # seconds for which the group should be locked at one time
FEW, MANY = 10, 100  # games in a transaction: in the first one, at most
OPEN = Game.Status.OPEN
NEEDED = ["group_id", "key", "options", "players", "status", "gained", "started_at"]
NEEDED += ["changed_at", "sheet"]
NEEDED += [f"night__{name}" for name in ("date", "place", "currency")]
OF_A_NIGHT = ["group_id", "night__group_id", "night__date"]
CHECKED = ["group_id", "players", "status", "changed_at", "night__place"]


def add_up_for_page(group_id):
    """Brings the sums of a group up to date; how many games the page leaves out.

    While the database is busy, they are left for later, so that the page is shown now.
    """
    with giving_way():
        return add_up(group_id, A_PAGE)
    return to_be_counted(group_id).count()


def add_up(group_id, seconds=None):
    """Brings the sums of a group up to date; how many games are still left out.

    It stops after so many seconds, None for never. It holds the lock for a moment at a
    time, and then leaves others as much time.
    """
    until = monotonic() + (float("inf") if seconds is None else seconds)
    size, held = FEW, 0
    while games := next_games(group_id, size):
        if held and monotonic() + held > until:
            return to_be_counted(group_id).count()
        leave_others(held)
        done, held = count(group_id, games, until)
        size = next_size(done, held)
    return 0


def leave_others(seconds):
    """Leaves others some time; none in a transaction, which keeps the lock anyway."""
    if not connection.in_atomic_block:
        sleep(seconds)


def next_size(done, held):
    """How many games to count in the next transaction, by how long the last took."""
    return max(1, min(MANY, 2 * done, int(done * A_BATCH / max(held, 0.001))))


def to_be_counted(group_id):
    return Game.objects.filter(group_id=group_id, is_counted=False).order_by("pk")


def next_games(group_id, size):
    """The next games to be counted, with their nights."""
    rows = to_be_counted(group_id).select_related("night").only(*NEEDED)
    return list(rows[:size])


def count(group_id, games, until):
    """Counts some games again: how many, and for how many seconds the lock was held.

    As many as can be worked out until a moment, and at least one. None is counted where
    one of them was changed meanwhile: the next look at the group does it.
    """
    standings, change = standings_of(group_id, games), Change()
    for game in games:
        change.add(game, standings[game.pk])
        if monotonic() > until:
            break
    with transaction.atomic():
        group = lock(group_id)
        started = monotonic()
        if is_unchanged(group_id, change.games):
            pks = [game.pk for game in change.games]
            write(group, pks, change)
            games = Game.objects.filter(group_id=group_id, pk__in=pks)
            games.update(is_counted=True)
    return len(change.games), monotonic() - started


def lock(group_id):
    """A Group, locked for counting, in the transaction around."""
    return Group.objects.select_for_update(no_key=True).get(pk=group_id)


def is_unchanged(group_id, games):
    """Whether nobody counted or changed some games since they were read."""
    now = to_be_counted(group_id).filter(pk__in=[game.pk for game in games])
    now = now.select_related("night").only(*CHECKED).select_for_update(of=("self",))
    known = {game.pk: state_of(game) for game in now}
    return known == {game.pk: state_of(game) for game in games}


def state_of(game):
    """What is another whenever something of a game is that counts."""
    status = getattr(game, "stored_status", game.status)
    return game.changed_at, status, game.players, game.night.place


def take_out_in_turn(group_id, pks):
    """Takes many games (ids) out of all sums, some at a time: others come between.

    Only the first step is left to the request that is tried again, if it finds a lock.
    """
    size, held = FEW, 0
    while pks:
        leave_others(held)
        some, pks = pks[:size], pks[size:]
        started = monotonic()
        if held:
            try_patiently(take_out, group_id, some)
        else:
            take_out(group_id, some)
        held = monotonic() - started
        size = next_size(len(some), held)


@transaction.atomic
def take_out(group_id, pks):
    """Takes games (by their ids) out of all sums, as if nobody had counted them yet.

    Before a game is deleted, or somebody else sits in it: the sums then know nobody of
    whom they have no game.
    """
    group, change = lock(group_id), Change()
    games = Game.objects.filter(group_id=group_id, pk__in=pks)
    for game in games.select_related("night").only(*OF_A_NIGHT):
        change.nights[game.pk] = game.night
    # by their ids alone: by their status SQLite would go through all of the group
    games.update(is_counted=Case(When(status=OPEN, then="is_counted"), default=False))
    add_up_soon(group_id)
    write(group, pks, change)


def write(group, pks, change):
    """Replaces what games (by their ids) came to by what they come to now."""
    gone = change.take_off(group.pk, pks)
    change.write(group.pk)
    write_results(group.pk, {night.pk for night in change.nights.values()})
    ratings.note_change(group, gone, change.outcomes)


def left_to_do():
    """What is to be called now that an answer is sent; most often None."""
    return add_up_what_waits if waiting else None


def add_up_what_waits():
    """Adds up the groups in which this worker ended or changed games.

    A moment for each: the rest waits for the next answer. What does not succeed stays
    marked in the database, for the next look at the group.
    """
    for group_id in [waiting.pop() for _ in range(len(waiting))]:
        with suppress(DatabaseError, InterfaceError):
            left = add_up(group_id, A_BATCH)
            if ratings.reckon(group_id) or left:
                waiting.add(group_id)
