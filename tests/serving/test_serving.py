"""The server that `make run` starts: found by phones, strict, quick to stop."""

import contextlib
import gzip
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.often import some
from tests.patience import PATIENCE, wait_until
from tests.phone_line import PhoneLine
from tests.server import ROOT, Server, workers

CSS = ROOT / "static" / "css"
COMMENT = re.compile(r"\n?[ ]*/\*.*?\*/", re.DOTALL)
IMPORTED = re.compile(r'@import "([^"]+)" layer\((\w+)\)')


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


def get(server, path, **headers):
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server.url + path, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers, answer.read()


def test_it_prints_the_address_and_its_qr_code(server):
    said = server.said()
    assert re.search(rf"http://\d+\.\d+\.\d+\.\d+:{server.port}/", said)
    assert said.count("█") > 100


def test_it_is_ready_once_the_database_is_made(server):
    assert b"ready" in get(server, "/readyz")[1]


def test_it_answers_by_the_address_of_the_network(server):
    assert get(server, "/", Host=f"192.168.1.20:{server.port}")[1]


def test_pages_run_no_script_but_their_own_files(server):
    policy = get(server, "/")[0]["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in f"{policy};"
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    "query", ["\u0661".encode(), "\u00e9".encode(), b"\xff", b"%D9%A1", b"\xed\xa0\x80"]
)
def test_a_query_may_hold_any_bytes(server, query):
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /rules/?q=" + query + b" HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(12) in (b"HTTP/1.1 200", b"HTTP/1.1 400")


def test_pages_travel_compressed(server):
    headers, body = get(server, "/", Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert b"<html" in gzip.decompress(body)


def test_styles_are_compressed_and_kept_for_good(server):
    headers, _body = get(server, styles(server), Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert "immutable" in headers["Cache-Control"]


def test_what_a_file_imports_stands_in_it_in_that_order(server):
    names = IMPORTED.findall((CSS / "every-page.css").read_text())
    texts = [
        (layer, COMMENT.sub("", (CSS / name).read_text())) for name, layer in names
    ]
    parts = [f"@layer {layer} {{{text}}}" for layer, text in texts]
    assert ("base/base.css", "base") in names
    joined = get(server, styles(server))[1].decode()
    assert closed_up(joined.split(";", 1)[1]) == closed_up("".join(parts))


def closed_up(text):
    """A text without its spaces, which differ between a file and what is sent."""
    return "".join(text.split())


def styles(server):
    """The address of the styles that every page has."""
    page = get(server, "/")[1].decode()
    return re.search(r'href="(/static/css/every-page\.[0-9a-f]+\.css)"', page)[1]


def test_the_database_writes_ahead(server):
    with sqlite3.connect(server.var / "scorekeeper.sqlite3") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_secret_key_is_nobody_elses_business(server):
    assert (server.var / "secret_key").stat().st_mode & 0o077 == 0


IDLE = 50  # connections that say nothing, as browsers open them by themselves
AT_ONCE = 5  # seconds: half of what those who say nothing are given
TOKEN = "a" * 32
HALF_A_POST = (  # of a phone that has the page: what it sends is read
    f"POST /start/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n"
    f"Cookie: csrftoken={TOKEN}\r\nX-CSRFToken: {TOKEN}\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\n\r\nname="
).encode()


@pytest.mark.parametrize("said", [b"", HALF_A_POST], ids=["nothing", "half a post"])
def test_a_silent_visitor_keeps_nobody_waiting(server, said):
    with contextlib.ExitStack() as held:
        for _ in range(IDLE):
            open_one = socket.create_connection(("127.0.0.1", server.port))
            held.enter_context(open_one).sendall(said)
        for _ in range(5):
            started = time.monotonic()
            assert get(server, "/healthz")[1]
            assert time.monotonic() - started < AT_ONCE


def test_a_worker_that_dies_is_replaced(tmp_path):
    with Server(tmp_path, WEB_CONCURRENCY="1") as server:
        for worker in workers(server):
            os.kill(worker, signal.SIGKILL)
        server.wait()
        assert b"ready" in get(server, "/readyz")[1]


def test_a_request_that_is_being_sent_while_the_server_ends_is_answered(tmp_path):
    with Server(tmp_path, WEB_CONCURRENCY="1") as server:
        [worker] = workers(server)
        with socket.create_connection(("127.0.0.1", server.port)) as phone:
            phone.sendall(HALF_A_POST)
            assert get(server, "/healthz")[1]  # by now the worker has begun with it
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.5)
            phone.sendall(b"a" * (900 - len("name=")))
            assert phone.recv(1000).startswith(b"HTTP/1.1 422")
        wait_until(lambda: not is_running(worker))


def test_where_the_first_process_is_killed_another_starts_at_once(tmp_path):
    with Server(tmp_path, WEB_CONCURRENCY="2") as server:
        orphans = workers(server)
        assert len(orphans) == 2
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not any(map(is_running, orphans)))
        with Server(tmp_path, PORT=str(server.port)) as next_one:
            assert b"ready" in get(next_one, "/readyz")[1]


LARGE = 600_000  # bytes of a file
MORE = 8_000  # kilobytes that a worker may have taken up for it, and keep


def test_a_large_file_is_read_by_a_process_that_ends_with_it(tmp_path):
    with Server(tmp_path, WEB_CONCURRENCY="1") as server:
        [worker] = workers(server)
        phone = PhoneLine(server.port, "")
        assert "This file is damaged" in send_file(phone, b"{}")[2]
        before, most = memory(worker, "VmRSS"), memory(worker, "VmHWM")
        nested = b'{"content": [' + b'{"a": {}},' * (LARGE // 10) + b"{}]}"
        status, _, page = send_file(phone, nested)
        assert (status, "This file is damaged" in page) == (422, True)
        assert memory(worker, "VmHWM") - most < MORE
        send_file(phone, b'"' + b"a" * 25 * LARGE + b'"')
        assert memory(worker, "VmRSS") - before < 3 * MORE


def send_file(phone, content):
    """The answer to a visitor who wants a group from a file."""
    head = 'Content-Disposition: form-data; name="file"; filename="a.json"'
    body = f"--x\r\n{head}\r\n\r\n".encode() + content + b"\r\n--x--\r\n"
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    return phone.ask("POST", "/import/", body, kind)


def memory(pid, name):
    """How much a process holds (VmRSS) or has held at most (VmHWM), in kilobytes."""
    said = (Path("/proc") / str(pid) / "status").read_text()
    return int(re.search(rf"{name}:\s+(\d+)", said)[1])


BORN_AN_ORPHAN = """
import multiprocessing, os, time
from scorekeeper.server.worker import end_with_the_first

def begin():
    while os.getppid() == multiprocessing.parent_process().pid:
        time.sleep(0.01)
    end_with_the_first()

worker = multiprocessing.get_context("fork").Process(target=begin)
worker.start()
print(worker.pid, flush=True)
os._exit(0)
"""


def test_a_worker_ends_whose_first_process_died_before_it_began(server):
    command = [sys.executable, "-c", BORN_AN_ORPHAN]
    known = server.environment
    done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True)
    wait_until(lambda: not is_running(int(done.stdout)))


def is_running(pid):
    with contextlib.suppress(OSError):
        status = (Path("/proc") / str(pid) / "stat").read_text()
        return status.rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_the_database_is_nobody_elses_business(server):
    file = server.var / "scorekeeper.sqlite3"
    file.chmod(0o644)  # as an older version left it
    server.manage("groups")
    assert file.stat().st_mode & 0o077 == 0


def test_a_port_that_is_taken_is_said_at_the_start(server, tmp_path):
    other = Server(tmp_path, PORT=str(server.port)).made_ready()
    done = run(other, "-m", "scorekeeper.server")
    assert done.returncode == 1
    assert f"Port {server.port} at 0.0.0.0 is not available" in done.stderr


def test_a_host_on_the_open_net_has_a_name(tmp_path):
    done = run(Server(tmp_path, HTTPS="1").made_ready(), "-m", "scorekeeper.server")
    assert done.returncode == 1
    assert "ALLOWED_HOSTS=cards.example.org" in done.stderr


def test_a_visitor_who_sends_too_much_reads_the_refusal(server):
    phone = PhoneLine(server.port, "")
    assert phone.ask("POST", "/start/", b"a" * 5 * LARGE, {})[0] == 413


ENDS = """#!/bin/sh
echo run >>"$0.log"
case $(wc -l <"$0.log") in 1) exit 75 ;; 2) kill -9 $$ ;; *) exit 1 ;; esac
"""


def test_a_server_that_ended_by_itself_is_started_again(tmp_path):
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(ENDS)
    python.chmod(0o700)
    known = os.environ | {"ENGINE": "off"}
    command = ["scripts/serve", str(tmp_path), str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("Starting it again")) == (1, 2)


def test_missing_styles_are_said_at_the_start(tmp_path):
    server = Server(tmp_path).made_ready()
    next((tmp_path / "static" / "css").rglob("tokens.*.css")).unlink()
    done = run(server, "-m", "scorekeeper.server")
    assert done.returncode == 1
    assert "manage.py collectstatic" in done.stderr


COMMANDS = ["backup x", "key", "count", "rescore", "groups"]


@pytest.mark.parametrize("command", some(COMMANDS, 2))
def test_a_command_where_nothing_is_stored_says_so(tmp_path, command):
    done = run(Server(tmp_path), "manage.py", *command.split())
    assert done.returncode == 1
    assert "has no Scorekeeper tables" in done.stderr


def test_the_tables_of_a_newer_version_are_said_at_the_start(tmp_path):
    server = Server(tmp_path).made_ready()
    with sqlite3.connect(tmp_path / "scorekeeper.sqlite3") as database:
        values = ("scorekeeper", "9999_later", "2026-01-01")
        insert = "INSERT INTO django_migrations (app, name, applied) VALUES (?, ?, ?)"
        database.execute(insert, values)
    done = run(server, "-m", "scorekeeper.server")
    assert done.returncode == 1
    assert "from a newer version of Scorekeeper (9999_later)" in done.stderr


def test_a_lost_secret_key_is_said_at_the_start(tmp_path):
    server = Server(tmp_path).made_ready()
    (tmp_path / "secret_key").unlink()
    done = run(server, "manage.py", "check")
    assert done.returncode == 1
    assert done.stderr.startswith("The database's secret key ")
    assert not (tmp_path / "secret_key").exists()


def run(server, *arguments):
    """What a Python says that knows what a server knows."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=server.environment,
        capture_output=True,
        text=True,
    )


def test_ctrl_c_stops_it_without_a_word(tmp_path):
    with Server(tmp_path) as server:
        before = server.said()
        assert server.stop() == 0
        assert server.said() == before


def test_a_host_with_https_gets_no_address_and_no_plain_pages(tmp_path):
    with Server(tmp_path, HTTPS="1", ALLOWED_HOSTS="127.0.0.1") as server:
        assert "http://" not in server.said()
        assert get(server, "/healthz")[1]
        headers, _body = get(server, "/", X_Forwarded_Proto="https")
        assert "max-age" in headers["Strict-Transport-Security"]
        with pytest.raises(urllib.error.URLError):
            get(server, "/")


HANDED_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ["LISTEN_PID"] = str(os.getpid())
os.execv(sys.executable, [sys.executable, "manage.py", "serve"])
"""


@pytest.fixture
def held(tmp_path):
    """A port that is held for a server, as systemd holds it, and that server."""
    server = Server(tmp_path).made_ready()
    with socket.create_server(("127.0.0.1", server.port)) as port:
        yield server, port


def test_a_visitor_waits_at_a_held_port_while_it_is_away(held):
    server, port = held
    command = [sys.executable, "-c", HANDED_OVER, str(port.fileno())]
    given = {"cwd": ROOT, "env": server.environment, "stdout": subprocess.DEVNULL}
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(PhoneLine(server.port, "").get, "/healthz")
        with subprocess.Popen(command, pass_fds=[port.fileno()], **given) as process:
            assert answer.result(PATIENCE)[0] == 200
            process.terminate()
