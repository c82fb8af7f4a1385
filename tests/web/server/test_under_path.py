"""One setting brings all of Scorekeeper under a path of a host."""

import json
import os
import re
import subprocess
import sys
import urllib.request

import pytest

from scorekeeper.server.under_path import OWN, base_path, cookie_name, path_of_page
from tests.addresses import ADDRESSES
from tests.proxy import Proxy
from tests.server import ROOT, Server

CARDS = "/cards"


@pytest.mark.parametrize(
    ("value", "path"),
    [("", ""), ("/", ""), ("/cards", CARDS), ("/cards/", CARDS), ("cards", CARDS)]
    + [("/club/cards-2/", "/club/cards-2"), ("/~ann/v1.0", "/~ann/v1.0")],
)
def test_a_path_is_read_with_and_without_its_slashes(value, path):
    assert base_path(value) == path


@pytest.mark.parametrize(
    "value",
    ["https://example.org/cards/", "/my cards", "/cards?x", "/a//b", "/../x", "/käse"]
    + ["/%41", "/a;b", '/"'],
)
def test_what_is_no_path_is_refused(value):
    with pytest.raises(ValueError, match="^$"):
        base_path(value)


@pytest.mark.parametrize("value", ["/games", "/rules/cards", "/static", "/x/referee"])
def test_a_path_that_pages_have_below_it_is_refused(value):
    with pytest.raises(ValueError, match="has a page at"):
        base_path(value)


def test_the_first_words_of_all_addresses_are_known():
    words = {str(one.pattern).split("/")[0] for one in ADDRESSES} - {""}
    words |= {"static", "healthz", "readyz", "certificate"}
    assert set(OWN.pattern.split("|")) == words


@pytest.mark.parametrize(
    ("path", "known"),
    [("/cards/", "/"), ("/cards/games/5/", "/games/5/"), ("/games/5/", "/games/5/")]
    + [("/cardsharp/", "/cardsharp/"), ("/", "/"), ("/cards", None)],
)
def test_a_proxy_may_keep_the_path_or_take_it_away(path, known):
    assert path_of_page(path, CARDS) == known


def test_without_the_setting_nothing_changes():
    assert path_of_page("/cards/", "") == "/cards/"
    assert cookie_name("sessionid", "") == "sessionid"


def test_cookies_of_two_copies_bear_two_names():
    names = {cookie_name("sessionid", base) for base in ("", CARDS, "/club/cards")}
    assert names == {"sessionid", "sessionid.cards", "sessionid.club.cards"}


def asked_of_settings(tmp_path, *names, **environment):
    """Some settings, as a program of its own reads them from the environment."""
    code = "import json, scorekeeper.settings as read, sys\n"
    code += "print(json.dumps([getattr(read, name) for name in sys.argv[1:]]))"
    command = [sys.executable, "-c", code, *names]
    environment = os.environ | {"SCOREKEEPER_VAR": str(tmp_path)} | environment
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True
    )


def test_the_header_for_the_whole_host_is_left_to_the_host(tmp_path):
    hosted = {"HTTPS": "1", "ALLOWED_HOSTS": "example.org"}
    answers = [
        asked_of_settings(tmp_path, "SECURE_HSTS_SECONDS", **hosted, BASE_PATH=path)
        for path in ("", CARDS)
    ]
    [whole], [below] = [json.loads(one.stdout) for one in answers]
    assert whole > 0
    assert below == 0


def test_a_wrong_path_ends_the_start_without_a_traceback(tmp_path):
    answer = asked_of_settings(tmp_path, BASE_PATH="/my cards")
    assert answer.returncode == 1
    assert (
        "BASE_PATH=/my cards cannot be used. Use a path such as /cards" in answer.stderr
    )
    assert "Traceback" not in answer.stderr


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    """A server under a path that runs."""
    environment = {"BASE_PATH": CARDS, "ALLOWED_HOSTS": "127.0.0.1"}
    folder = tmp_path_factory.mktemp("cards")
    with Server(folder, WEB_CONCURRENCY="1", **environment) as server:
        yield server


@pytest.fixture(scope="module", params=[False, True], ids=["kept", "taken away"])
def host(request, cards):
    """The address of a host before it; its proxy keeps the path, or takes it away."""
    with Proxy({CARDS: cards}, strips=request.param) as proxy:
        yield proxy.url


def answer(address):
    with urllib.request.urlopen(address) as response:
        return response.url, response.headers, response.read().decode()


@pytest.mark.parametrize("page", ["/", "/rules/", "/evening/", "/offline/", "/device/"])
def test_each_address_on_a_page_is_under_the_path(host, page):
    _url, _headers, text = answer(f"{host}{CARDS}{page}")
    addresses = re.findall(r'[a-z]="(/[^"]*)"', text)
    assert addresses
    assert [one for one in addresses if not one.startswith(f"{CARDS}/")] == []


def test_files_come_by_the_address_that_pages_have(host):
    _url, _headers, text = answer(f"{host}{CARDS}/")
    for file in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', text):
        assert "immutable" in answer(host + file)[1]["Cache-Control"], file


def test_the_app_of_the_phone_keeps_to_the_path(host):
    _url, _headers, text = answer(f"{host}{CARDS}/manifest.webmanifest")
    card = json.loads(text)
    assert {card["scope"], card["start_url"], card["id"]} == {f"{CARDS}/"}
    below = [one["url"] for one in card["shortcuts"]]
    below += [one["src"] for one in card["icons"]] + [card["share_target"]["action"]]
    assert all(one.startswith(f"{CARDS}/") for one in below)
    _url, headers, text = answer(f"{host}{CARDS}/service-worker.js")
    assert headers["Service-Worker-Allowed"] == f"{CARDS}/"
    assert f'const ROOT = "{CARDS}/";' in text


@pytest.mark.parametrize(
    ("asked", "led"), [("/rules", "/rules/"), ("/tonight/", "/"), ("/held", "/held/")]
)
def test_redirects_stay_under_the_path(host, asked, led):
    assert answer(f"{host}{CARDS}{asked}")[0] == f"{host}{CARDS}{led}"


def test_the_path_without_its_slash_leads_to_it(cards):
    assert answer(f"{cards.url}{CARDS}")[0] == f"{cards.url}{CARDS}/"


def test_cookies_are_for_the_path_alone(host):
    _url, headers, _text = answer(f"{host}{CARDS}/")
    assert headers["Set-Cookie"].startswith("csrftoken.cards=")
    assert "; Path=/cards/;" in headers["Set-Cookie"]


def test_probes_answer_by_the_proxy_and_at_the_port(host, cards):
    for probe in ("healthz", "readyz"):
        by_proxy = answer(f"{host}{CARDS}/{probe}")[2]
        assert by_proxy == answer(f"{cards.url}/{probe}")[2]
        assert "status" in json.loads(by_proxy)


def test_the_start_and_the_commands_print_addresses_under_the_path(cards):
    assert re.search(r"http://localhost:\d+/cards/\)", cards.said())
    assert f"{CARDS}/k/" in cards.manage("demo")
