"""The server's log tells what happened, and nothing of who plays or what."""

import json
import logging
import sys
from importlib import import_module

import pytest
from django.test import RequestFactory

from scorekeeper.server import log_lines
from scorekeeper.server.log_lines import JsonLines, OnceAMinute
from scorekeeper.server.network import is_one_of
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


@pytest.mark.alike
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


def failure(kind):
    """The record of a failure of a kind."""
    try:
        raise kind
    except (ValueError, KeyError) as error:
        about = (type(error), error, error.__traceback__)
    return logging.LogRecord("django", logging.ERROR, "", 1, "x", (), about)


def test_failures_of_one_kind_are_counted(monkeypatch):
    once, now = OnceAMinute(), [1000]
    monkeypatch.setattr(log_lines.time, "monotonic", lambda: now[0])
    assert [once.filter(failure(ValueError)) for _ in range(3)] == [True, False, False]
    assert once.filter(failure(KeyError))
    now[0] += 61
    record = failure(ValueError)
    assert once.filter(record)
    assert json.loads(JsonLines().format(record))["times"] == 3


def wrong_host(number):
    """The record of a request under a name that the server does not answer to."""
    record = failure(ValueError)
    record.request = RequestFactory().get("/")
    record.request.refusal = {"code": "wrong_host", "reason": f"host-{number}.org"}
    return record


def test_two_wrong_hosts_are_two_kinds_and_never_too_many():
    once = OnceAMinute()
    passed = [once.filter(wrong_host(number)) for number in (1, 1, 2, 2, 3)]
    assert passed == [True, False, True, False, True]
    passed = [once.filter(wrong_host(1000 + number)) for number in range(500)]
    assert (
        passed.count(True) == log_lines.MOST_REASONS - 3 + 1
    )  # one for all the others
    assert len(once.seen) <= log_lines.MOST_KINDS + 1


@pytest.mark.alike
def test_what_is_slow_is_told_by_its_route(ann, night, caplog, monkeypatch):
    monkeypatch.setattr(log_lines, "LONG", -1)
    caplog.set_level(logging.INFO)
    ann.get(night.get_absolute_url())
    record = next(one for one in caplog.records if one.msg == "A slow request")
    line = json.loads(JsonLines().format(record))
    assert line["route"] == "nights/<int:pk>/"
    assert line["seconds"] >= 0


@pytest.fixture
def wsgi(db):
    """The web server's door, which sets up the log, once there is a database."""
    return import_module("scorekeeper.wsgi")


@pytest.mark.alike
def test_a_proxy_that_is_not_trusted_is_named(wsgi, settings, caplog):
    settings.HTTPS = True
    wsgi.say_once.cache_clear()
    asked = {"REMOTE_ADDR": "192.0.2.9", "HTTP_X_FORWARDED_PROTO": "https"}
    wsgi_request = RequestFactory().get("/healthz", **asked).environ
    for _ in range(2):
        wsgi.application(wsgi_request, lambda *head: None)
    assert caplog.text.count("FORWARDED_ALLOW_IPS=192.0.2.9") == 1


@pytest.mark.alike
def test_a_proxy_that_does_not_say_how_phones_came_is_named(wsgi, settings, caplog):
    settings.HTTPS = True
    wsgi.say_once.cache_clear()
    for asked in ({}, {"HTTP_X_FORWARDED_FOR": "192.0.2.7"}):
        request = RequestFactory().get("/healthz", **asked).environ
        wsgi.application(request, lambda *head: None)
    assert caplog.text.count("proxy_set_header X-Forwarded-Proto $scheme") == 1


@pytest.mark.alike
@pytest.mark.parametrize("https", [True, False])
def test_what_a_proxy_without_trust_passes_on_is_not_sent_on(wsgi, settings, https):
    settings.HTTPS = settings.SECURE_SSL_REDIRECT = https
    heads = []
    asked = {"REMOTE_ADDR": "192.0.2.9", "HTTP_X_FORWARDED_PROTO": "https"}
    request = RequestFactory().get("/join/", **asked).environ
    page = wsgi.application(request, lambda *head: heads.append(head[0]))
    [status] = heads
    if https:
        assert status == "400 Bad Request"
        assert b"set FORWARDED_ALLOW_IPS to the address of the proxy" in page.content
    else:
        assert status == "200 OK"


def test_a_proxy_may_be_trusted_by_its_network():
    assert is_one_of("10.88.0.7", ["127.0.0.1", "10.88.0.0/16"])
    assert not is_one_of("10.89.0.7", ["127.0.0.1", "10.88.0.0/16", "::1"])
