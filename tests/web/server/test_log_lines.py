"""The server's log tells what happened, and nothing of who plays or what."""

import json
import logging
import sys

from scorekeeper.server.log_lines import JsonLines
from tests.web.devices import BIDS


def line_of(name, level, message, *args, error=None):
    exc_info = error and (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, level, "file.py", 1, message, args, exc_info)
    return json.loads(JsonLines().format(record))


def test_a_line_says_when_how_bad_and_where():
    line = line_of("scorekeeper.recording", logging.WARNING, "Slow disk")
    assert line["level"] == "warning"
    assert line["logger"] == "scorekeeper.recording"
    assert line["message"] == "Slow disk"
    assert line["time"].endswith("+00:00")


def test_the_values_of_a_message_stay_out():
    line = line_of("django.request", logging.ERROR, "%s: %s", "Not Found", "/k/secret")
    assert "secret" not in str(line)


def test_a_message_put_together_elsewhere_stays_out():
    line = line_of("elsewhere", logging.ERROR, "Bob bids 3")
    assert "Bob" not in str(line)


def test_an_error_is_told_by_its_kind_and_the_lines_of_code():
    try:
        raise ValueError("Bob bids 3")
    except ValueError as error:
        line = line_of("django.request", logging.ERROR, "%s", "x", error=error)
    assert line["error"] == "ValueError"
    assert "test_log_lines.py" in line["trace"][0]
    assert "Bob" not in str(line)


def test_nothing_of_a_failed_request_is_in_the_log(bob, game, monkeypatch, capsys):
    def fail(*args, **kwargs):
        raise RuntimeError(f"cannot write {BIDS[0]} for Bob")

    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("django.request")
    monkeypatch.setattr(logger, "handlers", [handler])
    monkeypatch.setattr(logger, "propagate", False)
    monkeypatch.setattr("scorekeeper.recording.enter", fail)
    bob.raise_request_exception = False
    response = bob.enter(game, BIDS[0])
    assert response.status_code == 500
    logged = capsys.readouterr().err
    assert "Bob" not in logged
    assert "bid" not in logged
    line = json.loads(logged.splitlines()[0])
    assert (line["status"], line["method"]) == (500, "POST")
    assert line["error"] == "RuntimeError"


def test_the_server_logs_in_this_way():
    handlers = logging.getLogger().handlers
    assert any(isinstance(one.formatter, JsonLines) for one in handlers)
