"""Each recorded game of the demo is accepted, finished and plausible."""

import pytest

import rules
from scorekeeper.demo.recorded_games import FOLDER, games_for, read_file
from scorekeeper.demo.years import GAMES

FILES = sorted((FOLDER / "games").glob("*.json"))
LARGEST = 400_000  # bytes, all together
# what happens now and then at a table, and never in a recorded game
RARE = {"adjust", "deal_total", "dealer", "misdeal", "penalty", "stop"}
WAY_OUT = "Correct the record, or delete its line and add another game."


def records(path):
    return read_file(f"games/{path.stem}")


def faults(key, record):
    """The sentences about what is wrong with a record of a card game."""
    if record["game"] != key:
        return [f"It is of {record['game']}."]
    try:
        sheet = rules.score(record)
    except rules.RuleError as error:
        where = "its header" if error.entry is None else f"entry {error.entry}"
        return [f"The rules refuse {where}: {error}"]
    if sheet["status"] != "finished":
        return ["It is not finished."]
    return list(doubts(record, sheet))


def doubts(record, sheet):
    """Why no table would have played a finished game so."""
    if rare := RARE & {entry["type"] for entry in record["entries"]}:
        yield f"It has rare entries: {', '.join(sorted(rare))}."
    if not sheet["result"]["winners"] or len(sheet["deals"]) < 2:
        yield "It has no winner, or one deal alone."
    for announcement in sheet["announcements"]:
        if "out of turn" in announcement["text"]:
            yield announcement["text"]
    for deal in sheet["deals"]:
        total = {"type": "deal_total", "points": deal["points"]}
        if beyond := rules.why_beyond(record, total):
            yield f"In deal {deal['number']}, {beyond[1]}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_record_is_accepted_finished_and_plausible(path):
    wrong = [
        f"{path.name}, line {line}: {fault} {WAY_OUT}"
        for line, record in enumerate(records(path), 2)
        for fault in faults(path.stem, record)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "tablanette"}, "It is of tablanette."),
        (
            {"dealer": 9},
            "The rules refuse its header: The dealer must be a seat from 0 to 2.",
        ),
        (
            {"entries": [{"type": "flight"}]},
            "The rules refuse entry 0: This game has no entry type 'flight'.",
        ),
        ({"entries": []}, "It is not finished."),
        ({"entries": [{"type": "stop"}]}, "It has rare entries: stop."),
    ],
)
def test_what_is_wrong_with_a_record_is_named(change, fault):
    record = games_for("oh_hell", 3)[0] | change
    assert fault in faults("oh_hell", record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_there_are_different_games_for_each_number_of_players(path):
    played = {}
    for record in records(path):
        played.setdefault(len(record["players"]), []).append(record)
    assert sorted(played) == list(rules.card_game_named(path.stem).players)
    for games in played.values():
        assert len({str(record["entries"]) for record in games}) == len(games) > 2
        winners = [rules.score(record)["result"]["winners"] for record in games]
        assert len({str(seats) for seats in winners}) > 1


def test_the_years_draw_from_each_file():
    assert set(GAMES) == {path.stem for path in FILES}


def test_the_files_are_small_and_hold_a_record_a_line():
    assert sum(path.stat().st_size for path in FILES) <= LARGEST
    for path in FILES:
        assert len(path.read_text().splitlines()) == len(records(path)) + 2


def test_nearly_all_who_are_there_play():
    def counts(key, number):
        return {len(record["players"]) for record in games_for(key, number)}

    assert counts("oh_hell", 2) == set()
    assert counts("oh_hell", 5) == {4, 5}
    assert counts("pinochle", 7) == {3, 4}
    assert counts("piquet", 7) == {2}
