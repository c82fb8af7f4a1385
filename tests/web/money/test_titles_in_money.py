"""Games on the score pad in the money of a night, and in the files of a group."""

import json
from io import BytesIO
from zipfile import ZipFile

from scorekeeper.files import exports, imports
from scorekeeper.game_kinds import Kinds, kind_of
from scorekeeper.models import Game, Group, Outcome, Result
from scorekeeper.people.statistics import update
from scorekeeper.sharing.bg_stats import play
from tests.web.reading import Reading
from tests.web.titled import cribbage, hearts, played

STAKE = {"per_point": "0.05"}


def money(night):
    """Minor units by name."""
    update.add_up(night.group_id)
    rows = Result.objects.filter(group=night.group, night=night)
    return dict(rows.values_list("person__name", "amount"))


def test_each_loser_pays_a_unit_to_who_won(night):
    hearts(night, stake={"per_point": "1"})
    assert money(night) == {"Ann": -100, "Bob": -100, "Cleo": 200}


def test_the_difference_is_paid(night):
    hearts(night, stake=STAKE, settlement="difference")  # 23, 19 and 10
    assert money(night) == {"Ann": -85, "Bob": -25, "Cleo": 110}


def test_two_titles_are_added_up_in_money(night, start, bob):
    hearts(night, stake=STAKE, settlement="difference")
    cribbage(night, stake={"per_point": "1"})
    assert money(night) == {"Ann": -185, "Bob": 75, "Cleo": 110}
    page = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Hearts" in page
    assert "Cribbage" in page


def test_without_money_one_title_counts_in_its_units_and_two_in_games(bob, night):
    hearts(night, settlement="difference")
    hearts(night, "HEARTS", settlement="difference")
    shown = bob.get(night.get_absolute_url()).context["result"]
    assert shown["unit"] == "point"
    played(night, "Rummy", [5, 2, 1], settlement="difference")
    shown = bob.get(night.get_absolute_url()).context["result"]
    assert shown["unit"] == "game"


def test_a_file_brings_two_titles_as_they_were(night, group):
    hearts(night, stake=STAKE, settlement="difference")
    cribbage(night, stake={"per_point": "1"})
    file = exports.group_file(group)
    copy = Group.objects.create(name=group.name, file_id=group.file_id)
    for _ in range(2):
        imports.take(copy, imports.content_of(file))
    assert json.loads(exports.group_file(copy)) == json.loads(file)
    update.add_up(copy.pk)
    kinds = {kind_of("score_pad", {"title": one}) for one in ("Hearts", "Cribbage")}
    assert {*Outcome.objects.filter(group=copy).values_list("key", flat=True)} == kinds
    assert [one.name for one in Kinds(copy.pk).titles] == ["Cribbage", "Hearts"]
    [night] = copy.nights.all()
    assert money(night)["Ann"] == -185


def test_pictures_name_titles(bob, night):
    game = hearts(night)
    for address in (f"/nights/{night.pk}/", f"/share/game/{game.pk}/"):
        answer = bob.get(f"{address}picture.svg")
        assert answer.status_code == 200
        assert "Hearts" in answer.text


def test_tables_name_titles(ann, group, night):
    hearts(night)
    answer = ann.get(f"/groups/{group.pk}/tables.zip")
    with ZipFile(BytesIO(answer.content)) as tables:
        for name in ("games", "standings"):
            assert b"Hearts" in tables.read(f"{name}.csv")


def test_bg_stats_is_told_the_title_and_who_wins(group, night):
    game = Game.objects.select_related("night").get(pk=hearts(night).pk)
    told = play(game, group)["game"]
    assert told["name"] == "Hearts"
    assert told["highestWins"] is False
    assert told["sourceGameId"] == kind_of("score_pad", {"title": "hearts"})
