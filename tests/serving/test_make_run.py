"""`make run` as the docs give it: https, settings, and npm without an answer."""

import json
import os
import re
import socket
import ssl
import subprocess
import urllib.request

import pytest

from tests.first_run import FirstRun
from tests.patience import PATIENCE, wait_until
from tests.server import ROOT


@pytest.fixture
def run(tmp_path):
    """Runs it with these words and variables; npm does not answer."""
    running = []

    def start(*words, **environment):
        first_run = FirstRun(tmp_path, *words, **environment)
        running.append(first_run)
        return first_run.__enter__()

    yield start
    for first_run in running:
        first_run.__exit__()


def speaks_tls(port):
    """Whether the server at a port does, with any certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        try:
            with context.wrap_socket(line) as secured:
                return secured.version().startswith("TLS")
        except ssl.SSLError:
            return False


PAGE = ROOT / "docs" / "hosting.md"
SETTINGS = re.findall(r"^\| `([A-Z_]+)` \|", PAGE.read_text(), re.MULTILINE)
SHOW = "shown: ; @env"


def given_to_recipes(*words, **environment):
    """The environment in which make runs its commands, of words and variables."""
    environment |= {"PATH": os.environ["PATH"]}
    command = ["make", "--eval", SHOW, "shown", *words]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)


def test_make_hands_every_setting_on_as_it_was_given():
    assert {"HTTPS", "ENGINE", "PORT", "FILES_FROM_ONE"} <= {*SETTINGS}
    values = {name: f"some-{name}" for name in SETTINGS}
    by_word = given_to_recipes(*(f"{name}={values[name]}" for name in values))
    by_environment = given_to_recipes(**values)
    assert values.items() <= by_word.items()
    assert values.items() <= by_environment.items()


def test_make_asks_for_https_at_home_where_the_command_says_so():
    assert given_to_recipes("HTTPS=1")["HTTPS"] == "home"
    assert given_to_recipes(HTTPS="1")["HTTPS"] == "1"
    assert given_to_recipes().get("HTTPS", "") == ""


def test_https_is_spoken_where_the_command_asks_for_it(run):
    server = run("HTTPS=1", https_proxy="http://127.0.0.1:9")  # none stands between
    assert speaks_tls(server.port)
    server.let_npm_answer()
    server.wait_until_printed("Phones can now score")


def test_https_in_the_environment_is_that_of_a_proxy(run):
    server = run(HTTPS="1", ALLOWED_HOSTS="127.0.0.1", ENGINE="off")
    assert server.answers()
    assert not speaks_tls(server.port)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("HTTPS=yes", "HTTPS=yes cannot be used. Use 1, home or 0."),
        ("PORT=http", "PORT=http cannot be used. Use a number from 1 to 65535."),
    ],
)
def test_a_setting_that_means_nothing_is_refused_with_a_sentence(run, word, sentence):
    server = run(word)
    assert server.process.wait(PATIENCE) != 0
    assert sentence in server.printed()
    assert "Traceback" not in server.printed()


def test_make_test_fetches_the_packages_that_make_run_left_out(tmp_path):
    first_run = FirstRun(tmp_path)
    first_run.copy_checkout()
    first_run.make_venv()
    first_run.let_npm_answer()
    place = {"cwd": first_run.checkout, "env": first_run.environment, "check": True}
    subprocess.run([first_run.venv / "bin" / "npm"], **place)
    command = ["make", "--dry-run", "test-sqlite", f"VENV={first_run.venv}"]
    done = subprocess.run(command, **place, stdout=subprocess.PIPE, text=True)
    assert "npm ci --no-audit" in done.stdout


def ready(server):
    with urllib.request.urlopen(f"{server.url}/readyz", timeout=PATIENCE) as answer:
        return json.load(answer)


def test_with_the_engine_off_none_is_fetched_and_none_is_missing(run):
    server = run(ENGINE="off")
    assert ready(server) == {"status": "ready"}
    assert not server.was_npm_asked()


def test_where_npm_fails_the_terminal_says_so_and_it_can_be_tried_again(run):
    server = run()
    server.let_npm_fail()
    wait_until(lambda: "npm could not download" in server.printed())
    assert ready(server) == {"status": "ready", "missing": "engine"}
    server.let_npm_answer()
    assert server.manage("engine") == "Phones can now score offline.\n"
    assert ready(server) == {"status": "ready"}
    assert "from its next start" in server.manage("engine")  # it has the engine
    server.stop()
    assert "from its next start" in server.manage("engine")


def test_ctrl_c_while_npm_is_fetching_ends_without_a_word(run):
    server = run()
    wait_until(server.was_npm_asked)
    assert server.is_fetching()
    server.stop()
    before = server.printed()
    server.let_npm_fail()
    wait_until(lambda: not server.is_fetching())
    assert server.printed() == before


def collected(server):
    """The list of the files for phones, with the time of its writing."""
    file = server.checkout / "var" / "static" / "staticfiles.json"
    return file.stat().st_mtime_ns, file.stat().st_ino


def test_a_second_start_collects_nothing(run):
    server = run()
    server.let_npm_answer()
    server.wait_until_printed("Phones can now score")
    before = collected(server)
    server.stop()
    server.start()
    assert ready(server) == {"status": "ready"}
    assert collected(server) == before
