"""An update finds the tables of the versions before: what was given out stays as it is.

A migration whose name or text changes after it ran somewhere leaves a database that no
later version can update, and it may have run wherever main was fetched. So the sums of
all that are on main are kept here: add the sum of a new one, and change none.
"""

import hashlib
import re
from decimal import Decimal

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from scorekeeper import VERSION
from scorekeeper.database.version import migrations_waiting, unknown_migrations
from scorekeeper.models import DaySum, Game, Group, Law, Standing, Tally
from scorekeeper.people.statistics.update import add_up, take_out
from tests.server import ROOT
from tests.versions import git, listed, need_history
from tests.web.devices import ONE_DEAL

FOLDER = ROOT / "scorekeeper" / "migrations"
SUMS = {
    "0001_initial": "e25c44d0649e4461",
    "0002_requests_and_tries": "99b53071dc5d9fe4",
    "0003_stake_of_a_night": "453affbbe823d165",
    "0004_known_again_in_files": "f82f933c24b23381",
    "0005_exact_money": "86105ca89cf79476",
    "0006_what_games_come_to": "19d253248a55d229",
    "0007_story_of_a_game": "bacb25aabc047e65",
    "0008_bills_and_debts": "f9623af5899be66a",
    "0009_phones_apart": "f77b569072e3aeb8",
    "0010_found_by_catchwords": "5ffe5117755f3e02",
    "0011_two_who_are_one": "2719d71942fda438",
    "0012_times_that_files_bring": "d58416b224fc2455",
    "0013_rulings": "5497a9b82cb50494",
    "0014_a_tick_is_a_fact": "795863452ce18cf9",
    "0015_ways_to_pay": "2a4af030a0ac1a93",
    "0016_notes_of_a_night": "22cc427a02a018e7",
    "0017_own_sums": "49566c0d4019dd2b",
    "0018_counted_by_night": "ee108f08aafb36e1",
    "0019_strength_and_shared_links": "08bd836e20842ffa",
    "0020_a_circles_own_law": "21079ee9584019a9",
    "0021_the_other_side_agrees": "2cc17a33fb0a4352",
    "0022_names_under_a_settlement": "0a58aecf0fa86898",
    "0023_own_nights_by_day": "299ef47b9ac2ddc6",
    "0024_where_a_code_is_shown": "c932fd3d9a09d92c",
    "0025_games_by_day": "07241839076f8395",
    "0026_counted_in_any_order": "5f92de8fc72ff31b",
    "0027_proposed_for_one_night": "0db49600419b15b8",
    "0028_from_which_phone": "a2f38487bae22b1e",
    "0029_own_notes_and_proposals": "ff13e1e99acda160",
    "0030_games_left_out": "629907f5a65f288d",
    "0031_time_zone_of_a_night": "97bb865668668fb6",
    "0032_names_of_forty_letters": "75801b620ab41d80",
    "0033_a_ledger": "0fc5cd32994e7e1e",
    "0034_payments_that_were_made": "741a3456235a6adc",
    "0035_only_the_ledger": "f24a2052888c5ca9",
    "0036_groups": "ce1877947cf8e7e5",
    "0037_luck": "6960da715af92335",
}
# The last in whose tables SQLite rounded money.
WITHOUT_EXACT_MONEY = "0004_known_again_in_files"
CASCADE = "CASCADE" if connection.vendor == "postgresql" else ""
A_FRACTION = Decimal("-99999999.123457")
VERSIONS = {version: migration for version, (_, migration) in listed().items()}


def test_no_migration_that_is_on_main_is_changed_or_renumbered():
    sums = {
        path.stem: hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in FOLDER.glob("[0-9]*.py")
    }
    assert sums == SUMS


def test_no_two_migrations_have_one_number():
    numbers = [path.name[:4] for path in FOLDER.glob("[0-9]*.py")]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_commit_of_each_version_is_there_and_has_its_number_and_tables(version):
    need_history()
    commit, migration = listed()[version]
    assert git("merge-base", "--is-ancestor", commit, "HEAD") is not None
    names = git("ls-tree", "--name-only", f"{commit}:scorekeeper/migrations").decode()
    assert sorted(re.findall(r"^(\d\w+)\.py$", names, re.MULTILINE))[-1] == migration
    if f"\n## {version}\n" in changes():  # those before had no number of their own
        code = git("show", f"{commit}:scorekeeper/__init__.py").decode()
        assert f'VERSION = "{version}.' in code


def test_each_version_of_the_change_list_has_a_commit():
    sections = re.findall(r"^## (\d\S*)$", changes(), re.MULTILINE)
    running = VERSION.rpartition(".")[0]
    assert {*sections} - {running} <= {*VERSIONS}
    assert running in (sections[0], [*VERSIONS][-1])


@pytest.mark.django_db
def test_the_version_that_runs_has_the_tables_that_are_listed():
    newest_listed = VERSIONS.get(VERSION.rpartition(".")[0], newest())
    assert newest() == newest_listed or "\n## Unreleased\n" in changes()


def changes():
    return (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.django_db(transaction=True)
def test_what_was_stored_by_a_version_is_there_after_the_updates():
    """One way through all versions, in which each stores something of its own."""
    try:
        drop_all_tables()
        money = an_old_standing(tables_of(WITHOUT_EXACT_MONEY), A_FRACTION)
        for version, latest in VERSIONS.items():
            then = tables_of(latest).get_model("scorekeeper", "Circle")
            then.objects.create(name=version)
            assert migrations_waiting() or latest == newest()
    finally:
        call_command("migrate", verbosity=0)
    assert not migrations_waiting() + unknown_migrations()
    assert [group.name for group in Group.objects.order_by("pk")][1:] == [*VERSIONS]
    assert Standing.objects.get(pk=money.pk).money == A_FRACTION


def drop_all_tables():
    """As before the first version: to take each update back takes as long as all."""
    with connection.constraint_checks_disabled(), connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            name = connection.ops.quote_name(table)
            cursor.execute(f"DROP TABLE {name} {CASCADE}")


def an_old_standing(old, money):
    """A standing in the tables of an older version."""

    def made(model, **given):
        return old.get_model("scorekeeper", model).objects.create(**given)

    circle = made("Circle", name="Friday circle")
    night = made("Night", circle=circle, date="2025-11-21")
    person = made("Person", circle=circle, name="Ann")
    game = made("Game", circle=circle, night=night, key="oh_hell")
    where = {"circle": circle, "night": night, "person": person, "game": game}
    return made("Standing", **where, money=money, points=1, net=1, won=True)


@pytest.mark.django_db(transaction=True)
def test_the_days_of_what_was_counted_before_are_added_up(bob, start):
    played = bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    add_up(played.group_id)
    try:
        tables_of(VERSIONS["0.3"])
    finally:
        tables_of(newest())
    days = DaySum.objects.values_list("group_id", "played_on", "games")
    assert list(days) == [(played.group_id, played.night.date, 1)]


@pytest.mark.django_db(transaction=True)
def test_what_was_counted_before_stays_counted(bob, start):
    played = bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    add_up(played.group_id)
    before = list(Tally.objects.order_by("pk").values())
    try:
        tables_of(VERSIONS["0.4"])
    finally:
        tables_of(newest())
    assert list(Tally.objects.order_by("pk").values()) == before
    assert not Game.objects.filter(is_counted=False).exists()
    take_out(played.group_id, [played.pk])
    assert not Tally.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_proposals_that_were_withdrawn_before_lose_their_words(ann, group, night):
    gone = {"withdrawn_at": "2025-11-21T20:00Z"}
    try:
        old = tables_of("0028_from_which_phone").get_model("scorekeeper", "Law")
        for more in ({}, gone, {"night_id": night.pk}, gone | {"night_id": night.pk}):
            about = {"circle_id": group.pk, "key_id": ann.key.pk, "words": "So."}
            old.objects.create(**about, **more)
    finally:
        tables_of(newest())
    laws = Law.objects.order_by("pk").values_list("words", "key", "phone")
    assert list(laws) == [("So.", ann.key.pk, None)] * 3 + [("", None, None)]


@pytest.mark.django_db(transaction=True)
def test_games_left_out_before_are_known_as_such(start, night, group):
    over = group.nights.create(date=night.date, closed_at="2025-11-21T23:00Z")
    going_on, left_out = start(), start()
    Game.objects.filter(pk=left_out.pk).update(night=over)
    try:
        tables_of("0029_own_notes_and_proposals")
    finally:
        tables_of(newest())
    games = Game.objects.order_by("pk").values_list("pk", "is_left_out")
    assert list(games) == [(going_on.pk, False), (left_out.pk, True)]
    assert {night.time_zone for night in group.nights.all()} == {""}


def newest():
    """The name of the last migration there is."""
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes("scorekeeper")
    return leaves[0][1]


def tables_of(migration):
    """The models of when a migration was the newest; the tables are as then, too."""
    executor = MigrationExecutor(connection)
    return executor.migrate([("scorekeeper", migration)]).apps
