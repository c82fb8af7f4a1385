"""The command line: what it writes where, and the status it ends with."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import rules
import rules.__main__ as command_line
from tests.rules.tables.common import adjust, total
from tests.rules.tables.tablanette import record, tablanette

ROOT = Path(__file__).parents[2]
OPEN = record(tablanette(0, 28))
REFUSED = record(total(10, 12), tablanette(0, 5))


class Told:
    """What a command wrote, and the status it ended with."""

    def __init__(self, status, captured):
        self.status = status
        self.out, self.err = captured.out, captured.err

    def error(self):
        """The error object of a refusal, which is all that was written."""
        assert self.out == ""
        return json.loads(self.err)["error"]

    def lines(self):
        assert self.err == ""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def told(monkeypatch, capsys):
    """Runs the command with these words, and bytes on standard input."""

    def run(*words, given=b""):
        monkeypatch.setattr(sys, "argv", ["rules", "score", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        return Told(command_line.main(), capsys.readouterr())

    return run


def written(given):
    return json.dumps(given).encode()


def test_a_record_is_scored_from_standard_input(told):
    score = told("-", given=written(OPEN))
    assert (score.status, score.err) == (0, "")
    assert json.loads(score.out) == rules.score(OPEN)


def test_a_record_is_scored_from_a_file(told, tmp_path):
    path = tmp_path / "record.json"
    path.write_bytes(written(OPEN))
    assert json.loads(told(path).out) == rules.score(OPEN)


def test_prompts_come_when_they_are_asked_for(told):
    score = json.loads(told("-", "--prompts", given=written(OPEN)).out)
    assert score == rules.score(OPEN, prompts=True)
    assert {"prompts", "shown"} <= set(score)


def test_a_refusal_is_one_object_on_standard_error(told):
    refusal = told("-", given=written(REFUSED))
    assert refusal.status == 2
    error = refusal.error()
    assert (error["entry"], error["code"]) == (1, "bad_tablanette")
    assert set(error) == {"entry", "code", "message"}


def test_a_header_at_fault_names_no_entry(told):
    refusal = told("-", given=written(record() | {"dealer": 2}))
    assert refusal.status == 2
    assert refusal.error()["entry"] is None
    assert refusal.error()["code"] == "bad_dealer"


@pytest.mark.parametrize(
    "given",
    [
        b"",
        b"  \n",
        b"{",
        b"{'game': 'tablanette'}",
        b"[1, 2]",
        b"null",
        b'"tablanette"',
        written(OPEN) + written(OPEN),
        written(OPEN)[:-1] + b', "dealer": NaN}',
        b'{"dealer": -Infinity}',
        b"\xff\xfe",
        written(OPEN).replace(b"Ann", b"\xff"),
        written(OPEN).replace(b"Ann", b"\xed\xa0\x80"),
        json.dumps(OPEN).encode("utf-16"),
        b"[" * 100000,
        b'{"game": ' * 100000,
    ],
)
def test_what_is_no_json_object_in_utf_8_is_a_bad_record(told, given):
    refusal = told("-", given=given)
    assert refusal.status == 2
    assert refusal.error()["code"] == "bad_record"
    assert refusal.error()["entry"] is None


@pytest.mark.parametrize("words", [[], ["--lines"], ["--prompts"]])
@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_a_bad_record(told, tmp_path, name, words):
    refusal = told(tmp_path / name, *words)
    assert refusal.status == 2
    assert refusal.error()["code"] == "bad_record"


@pytest.mark.parametrize("depth", [50, 500, 900, 960, 980, 990, 1000])
def test_a_field_however_deep_is_refused(told, depth):
    deep = b"[" * depth + b"]" * depth
    given = written(record(adjust(0, 5))).replace(b'"points": 5', b'"points": ' + deep)
    refusal = told("-", given=given)
    assert refusal.status == 2
    assert refusal.error()["code"] in ("bad_field", "bad_record")


def test_a_byte_order_mark_is_passed_over(told):
    assert told("-", given=b"\xef\xbb\xbf" + written(OPEN)).status == 0


@pytest.mark.parametrize(
    "note", ["agréé", "10\u2666", "a\tb\n", "\u2028", "\u200d", "\U0001fae9"]
)
@pytest.mark.parametrize("words", [["-"], ["-", "--lines"], ["-", "--prompts"]])
def test_any_text_comes_out_as_it_went_in(told, note, words):
    given = record(adjust(0, 5) | {"note": note})
    line = json.loads(told(*words, given=written(given)).out)["deals"][0]["lines"][0]
    assert line["text"] == note


@pytest.mark.parametrize("note", ["\ud800", "\0", "\x07", "\x7f", "\x85", "\uffff"])
def test_what_is_no_text_is_a_bad_record(told, note):
    for given in (adjust(0, 5) | {"note": note}, adjust(0, 5) | {note: 1}):
        refusal = told("-", given=written(record(given)))
        assert refusal.status == 2
        assert refusal.error()["code"] == "bad_record"
        assert f"U+{ord(note):04X}" in refusal.error()["message"]


class TestLineByLine:
    def test_each_record_has_a_line(self, told):
        records = [OPEN, record(), OPEN]
        score = told("-", "--lines", given=b"\n".join(map(written, records)))
        assert score.status == 0
        assert score.lines() == [rules.score(one) for one in records]

    def test_a_refusal_is_a_line_among_the_others(self, told):
        records = [written(OPEN), written(REFUSED), b"{", b"\xff", b"[]", written(OPEN)]
        score = told("-", "--lines", given=b"\r\n".join(records))
        lines = score.lines()
        assert score.status == 0
        codes = [line["error"]["code"] for line in lines[1:-1]]
        assert codes == ["bad_tablanette", *["bad_record"] * 3]
        assert [line["error"]["entry"] for line in lines[1:-1]] == [1, *[None] * 3]
        assert lines[0] == lines[-1] == rules.score(OPEN)

    def test_blank_lines_have_none(self, told):
        given = b"\n\n" + written(OPEN) + b"\n  \n" + written(OPEN) + b"\n\n"
        assert len(told("-", "--lines", given=given).lines()) == 2
        assert told("-", "--lines").lines() == []

    def test_each_line_may_have_its_prompts(self, told):
        score = told("-", "--lines", "--prompts", given=written(OPEN))
        assert score.lines() == [rules.score(OPEN, prompts=True)]


@pytest.mark.parametrize(("given", "status"), [(OPEN, 0), (REFUSED, 2)])
def test_the_status_is_that_of_the_process(given, status):
    command = [sys.executable, "-m", "rules", "score", "-"]
    done = subprocess.run(
        command, input=written(given), capture_output=True, cwd=ROOT, check=False
    )
    assert done.returncode == status
    assert bool(done.stdout) is not bool(done.stderr)


@pytest.mark.parametrize("character", ["\x07", "\x00", "\n", "\x9f"])
def test_a_title_with_a_control_character_is_a_bad_option(told, character):
    header = {"game": "score_pad", "players": ["Ann", "Bob"]}
    titled = header | {"options": {"title": f"Gin{character}Rummy"}}
    refused = told("-", given=json.dumps(titled).encode()).error()
    assert (refused["code"], refused["entry"]) == ("bad_option", None)


def test_a_name_with_one_still_makes_a_bad_record(told):
    header = {"game": "score_pad", "players": ["Ann", "B\x07b"]}
    titled = header | {"options": {"title": "Rummy"}}
    refused = told("-", given=json.dumps(titled).encode()).error()
    assert refused["code"] == "bad_record"
