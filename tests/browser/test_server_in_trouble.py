"""A table goes on from its copy while the server, or a proxy before it, answers 503."""

import contextlib
import re
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.test_without_a_server import (
    BIDS,
    HAS_ENGINE,
    RECORD,
    at_kept_table,
    until,
)
from tests.server import TABLES

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
ALONE = "its tables are changed"
# The second where the answer takes longer than a table waits for it.
NOTE = re.compile("^The server (can't show this page now|is not answering)")
RENAME = "ALTER TABLE scorekeeper_game RENAME COLUMN {} TO {}"
SPOIL = "UPDATE scorekeeper_game SET key = ? WHERE id = ?"


@pytest.fixture
def table(server, new_phone):
    """A phone of the host at a table, with the engine; the page is kept."""
    phone = at_kept_table(server, new_phone)
    engine.wait_for_engine(phone)
    until(phone, HAS_ENGINE)
    return phone


def change(server, sql, values=()):
    """Changes the tables of a server that runs."""
    with contextlib.closing(sqlite3.connect(server.var / TABLES)) as tables, tables:
        tables.execute(sql, values)


@contextlib.contextmanager
def without_a_column(server):
    """While this lasts the table of games lacks a column."""
    names = "sheet", "sheet_old"
    change(server, RENAME.format(*names))
    try:
        yield
    finally:
        change(server, RENAME.format(*reversed(names)))


class Away(BaseHTTPRequestHandler):
    """Answers as the page @away of the lines for nginx does."""

    def do_GET(self):
        page = b"<!doctype html><title>Scorekeeper</title><p>Back in a moment."
        self.send_response(503)
        for name, value in {"Content-Type": "text/html", "Retry-After": "5"}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def do_POST(self):
        self.do_GET()

    def log_message(self, *args):
        """Prints nothing."""


@contextlib.contextmanager
def proxy_alone(server):
    """While this lasts only a proxy is there, which says that the server is gone."""
    with server.away():
        proxy = ThreadingHTTPServer(("127.0.0.1", int(server.port)), Away)
        threading.Thread(target=proxy.serve_forever).start()
        try:
            yield
        finally:
            proxy.shutdown()
            proxy.server_close()


@pytest.mark.parametrize("trouble", [without_a_column, proxy_alone])
def test_a_table_goes_on_from_its_copy_and_sends_what_was_entered(
    server, table, trouble
):
    address = table.url
    with trouble(server):
        table.reload()
        expect(table.locator("p.kept")).to_contain_text(NOTE)
        engine.wait_for_engine(table)
        engine.enter(table, RECORD | {"entries": []}, BIDS)
        engine.wait_until_kept(table, 2)
    engine.wait_until_all_is_sent(table)
    engine.wait_until(lambda: engine.entries_at(table, address) == BIDS)
    assert engine.log_length(table, address) == len(BIDS)
    table.reload()
    expect(table.locator("p.kept")).to_have_count(0)


def test_a_page_without_a_copy_shows_what_the_server_says(server, table):
    with without_a_column(server):
        table.goto(f"{table.url}review/")
        expect(table.locator("main")).to_contain_text(
            "the column scorekeeper_game.sheet is missing"
        )


def test_a_game_that_cannot_be_read_is_no_copy(server, table):
    number = table.url.rstrip("/").split("/")[-1]
    change(server, SPOIL, ("nothing", number))
    table.reload()
    heading = table.get_by_role("heading", name="This game can't be read")
    expect(heading).to_be_visible()
    expect(table.locator("p.kept")).to_have_count(0)
