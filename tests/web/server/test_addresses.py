"""A wrong address is explained: on the page and in the log, with the setting."""

import json
import logging

import pytest
from django.test import Client

from scorekeeper.access import attempts
from scorekeeper.server.log_lines import JsonLines
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

SECRET = "k1-very-secret"
pytestmark = [pytest.mark.alike, pytest.mark.django_db]


@pytest.fixture
def log(caplog):
    """The lines of the log so far, as they are written."""

    def lines():
        records = [one for one in caplog.records if one.levelno >= logging.WARNING]
        return [json.loads(JsonLines().format(record)) for record in records]

    return lines


@pytest.fixture
def at(settings):
    """Posts a form as from a page of an address, to a server under some name."""

    def post(origin, host, **more):
        settings.ALLOWED_HOSTS = ["cards.example.org", "localhost"]
        headers = {"HTTP_HOST": host} | more
        if origin:
            headers["HTTP_ORIGIN"] = origin
        client = Client(enforce_csrf_checks=True)
        return client.post(f"/join/?code={SECRET}", {"code": SECRET}, **headers)

    return post


OURS = "cards.example.org"
CASES = {
    "wrong_origin": (
        ("https://cards.example.org", "localhost:8000", {}),
        "The page is at https://cards.example.org, but this server was reached as "
        "http://localhost:8000. If both addresses are yours, let the proxy pass on the "
        "Host header. If the proxy cannot do that, set "
        "CSRF_TRUSTED_ORIGINS=https://cards.example.org.",
    ),
    "no_origin": (("null", OURS, {}), "hides the address of the page (Origin: null)"),
    "wrong_port": (
        ("https://cards.example.org:8443", OURS, {"secure": True}),
        "The page is at https://cards.example.org:8443, but this server was reached as "
        "https://cards.example.org. If you run this server, let the proxy pass on the "
        "port in the Host header (in nginx: proxy_set_header Host $http_host).",
    ),
    "wrong_scheme": (
        ("https://cards.example.org", OURS, {}),
        "let the proxy send X-Forwarded-Proto, and set HTTPS=1.",
    ),
    "no_cookie": (
        ("http://cards.example.org", OURS, {}),
        "Your browser sent no cookie with this form, so nothing was changed. Allow "
        "cookies for this address, reload the page, then try again.",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_each_case_of_a_form_has_its_own_sentence(at, log, code):
    (origin, host, more), sentence = CASES[code]
    answer = at(origin, host, **more)
    assert answer.status_code == 403
    text = Reading(answer).text
    assert sentence in text
    others = [told for _, told in CASES.values() if told != sentence]
    assert not any(other in text for other in others)
    [line] = log()
    assert (line["message"], line["code"]) == ("Forbidden", code)
    expected = "CSRF cookie not set." if code == "no_cookie" else sentence
    assert expected in line["reason"]
    assert SECRET not in str(line)


def test_a_proxy_that_is_not_trusted_is_the_reason_for_a_page_without_https(at, log):
    more = {"HTTP_X_FORWARDED_PROTO": "https", "REMOTE_ADDR": "192.0.2.9"}
    answer = at("https://cards.example.org", OURS, **more)
    sentence = "set FORWARDED_ALLOW_IPS to the address of the proxy"
    assert sentence in Reading(answer).text
    assert sentence in log()[0]["reason"]


def test_a_page_without_https_is_sent_to_the_address_with_it(at):
    answer = at("http://cards.example.org", OURS, secure=True)
    assert "Open https://cards.example.org. " in Reading(answer).text


@pytest.mark.parametrize(
    ("referer", "code"),
    [
        (None, "no_origin"),
        ("https://elsewhere.org/k/secret", "wrong_origin"),
        ("http://cards.example.org/", "wrong_scheme"),
        ("https://[", "no_origin"),
    ],
)
def test_without_an_origin_the_referer_says_where_a_form_was(at, log, referer, code):
    more = {"HTTP_REFERER": referer} if referer else {}
    at(None, OURS, secure=True, **more)
    [line] = log()
    assert line["code"] == code
    assert "/k/" not in str(line)


HOSTILE = [
    "https://bob:hunter2@elsewhere.org",
    "https://elsewhere.org/k/hunter2",
    "https://elsewhere.org?hunter2",
    "javascript:hunter2",
    f"https://{'a' * 300}hunter2",
]


@pytest.mark.parametrize("origin", HOSTILE)
def test_no_more_than_a_host_name_of_an_origin_is_shown(at, log, origin):
    answer = at(origin, OURS)
    assert answer.status_code == 403
    assert b"hunter2" not in answer.content
    assert "hunter2" not in str(log())


def test_a_page_that_sends_no_cookie_asks_for_cookies(at, settings):
    asked = "Allow cookies for this address"
    assert asked in Reading(at(None, OURS)).text
    cookie = f"{settings.CSRF_COOKIE_NAME}={'a' * 32}"
    assert asked not in Reading(at(None, OURS, HTTP_COOKIE=cookie)).text


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        (
            "10.0.0.7:8000",
            "does not know the name 10.0.0.7. If you run this server, add "
            "10.0.0.7 to ALLOWED_HOSTS. If a proxy replaced the name, let the proxy "
            "pass on the Host header.",
        ),
        ("score_keeper:8000", "score_keeper:8000 is not a valid host name."),
        ("a b/hunter2", "The name in the Host header is not a valid host name."),
    ],
)
def test_a_name_that_is_not_allowed_is_named(client, settings, log, host, sentence):
    settings.ALLOWED_HOSTS = ["cards.example.org"]
    answer = client.get(f"/join/?code={SECRET}", headers={"Host": host})
    assert answer.status_code == 400
    assert sentence in Reading(answer).text
    assert "Unknown server name" in Reading(answer).text
    [line] = log()
    assert (line["message"], line["code"]) == ("Bad Request", "wrong_host")
    assert sentence in line["reason"]
    assert not any(secret in str(line) for secret in (SECRET, "hunter2"))


def test_a_script_reads_the_same_sentence(client, settings):
    settings.ALLOWED_HOSTS = ["cards.example.org"]
    headers = {"Host": "elsewhere.org", "Accept": "application/json"}
    refusal = client.get("/join/", headers=headers).json()["refusal"]
    assert refusal["code"] == "wrong_host"
    assert "add elsewhere.org to ALLOWED_HOSTS" in refusal["message"]


FORWARDED = {"HTTP_X_FORWARDED_FOR": "192.0.2.7"}


@pytest.mark.parametrize(
    ("more", "proxies", "trusted", "setting"),
    [
        (FORWARDED, 0, True, "set PROXIES to the number of proxies"),
        (FORWARDED, 2, True, "set PROXIES to the number of proxies"),
        (FORWARDED, 1, False, "set FORWARDED_ALLOW_IPS to the address of the proxy"),
        (FORWARDED, 1, True, ""),
        ({}, 0, True, ""),
    ],
)
def test_too_many_tries_name_the_setting_that_tells_phones_apart(
    client, settings, monkeypatch, log, more, proxies, trusted, setting
):
    settings.PROXIES = proxies
    settings.TRUSTED_PROXIES = ["127.0.0.1"] if trusted else []
    monkeypatch.setitem(attempts.MOST, "code", (0, 0, "Too many wrong codes.", ""))
    answer = client.post("/join/", {"code": "ABCD"}, **more)
    assert answer.status_code == 403
    text, [line] = Reading(answer).text, log()
    assert line["code"] == "too_many_tries"
    assert setting in text
    assert setting in line.get("reason", "")
    assert ("If you run this server" in text) == bool(setting)


def test_a_page_that_is_not_found_says_which_kind(client, log):
    client.get(f"/nowhere/{SECRET}")
    client.get("/games/77/")
    unknown, closed = log()
    assert unknown["message"] == closed["message"] == "Not Found"
    assert unknown["code"] == closed["code"] == "not_found"
    assert unknown["reason"] == "No page has this address."
    assert "this phone has no access" in closed["reason"]
    assert SECRET not in str(unknown)


def test_a_refused_entry_has_its_code_in_the_log_and_nothing_else(bob, game, log):
    wrong = {"type": "bid", "seat": 0, "bid": 9}
    assert bob.enter(game, wrong).status_code == 422
    assert bob.enter(game, wrong, htmx=False).status_code == 422
    for line in log():
        assert line["message"] == "Unprocessable Entity"
        assert line["code"] == "bid_range"
        assert "Ann" not in str(line)


def test_a_refused_correction_has_its_code_in_the_log(ann, start, log):
    game = ann.play(start(options={"sequence": "custom", "hands": [1, 2]}), ONE_DEAL)
    wrong = {"type": "bid", "seat": 0, "bid": 9}
    answer = ann.enter(game, wrong, to="0/", operation="replace")
    assert answer.status_code == 422
    assert log()[-1]["code"] == "bid_range"


def test_a_refused_form_says_so_in_the_log(client, log):
    assert client.post("/start/", {"name_1": ""}).status_code == 422
    [line] = log()
    assert line["reason"] == "A form was refused. Its page says why."
    assert line["route"] == "start/"
