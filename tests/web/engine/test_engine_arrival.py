"""If the engine comes while the server runs, pages and open tables get it."""

import json

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from scorekeeper.engine import arrival, files
from scorekeeper.server import static_files
from scorekeeper.server.static_files import JoinedStaticFiles, StaticFiles
from tests.web.collected import Collected

pytestmark = pytest.mark.alike
GAME = {"Engine-For": "oh_hell"}
MADE = ["engine/oh_hell.bin", "engine/oh_hell-book.bin"]
NAMES = [files.PAGE, files.WORKER, *files.PACKAGES, *MADE]


@pytest.fixture
def engine_here(monkeypatch):
    monkeypatch.setattr(files, "staticfiles_storage", Collected(NAMES))


def poll(phone, game, **headers):
    page = phone.get(game.get_absolute_url())
    address = page.context["page"]["poll"]
    return phone.get(address, headers={"If-None-Match": '"0"'} | headers)


def test_a_table_that_lacks_it_is_told_where_nothing_is_new(engine_here, bob, game):
    answer = poll(bob, game, **GAME)
    assert answer.status_code == 304
    assert answer["Engine"] == " ".join(NAMES)


def test_a_table_that_has_it_is_told_nothing(engine_here, bob, game):
    assert "Engine" not in poll(bob, game)


@pytest.mark.parametrize("key", ["", "odd", "oh_hell/..", "piquet\u00e9", "a" * 9999])
def test_a_game_that_does_not_exist_has_none(engine_here, bob, game, key):
    answer = poll(bob, game, **{"Engine-For": key})
    assert answer.status_code == 304
    assert "Engine" not in answer


def test_where_it_is_missing_nothing_is_told(bob, game):
    assert "Engine" not in poll(bob, game, **GAME)


def test_each_request_looks_for_it_until_it_is_here(monkeypatch):
    looks = []
    monkeypatch.setattr(arrival, "catch_up", lambda: looks.append(1))
    answer = arrival.hand_out_engine(lambda request: HttpResponse())
    answer(RequestFactory().get("/"))
    monkeypatch.setattr(files, "staticfiles_storage", Collected(NAMES))
    answer(RequestFactory().get("/"))
    assert len(looks) == 1


@pytest.fixture
def collected(tmp_path, monkeypatch, settings):
    """A folder that is served: `collected(name)` collects one file, and lists it."""
    settings.STATIC_ROOT = str(tmp_path)
    settings.WHITENOISE_AUTOREFRESH = False

    def collect(name):
        (tmp_path / name).write_text("here")
        listed = {"paths": {name: name}, "version": "1.1", "hash": name}
        (tmp_path / "new").write_text(json.dumps(listed))
        (tmp_path / "new").replace(tmp_path / "staticfiles.json")

    collect("first.css")
    storage = JoinedStaticFiles(location=tmp_path)
    monkeypatch.setattr(static_files, "staticfiles_storage", storage)
    monkeypatch.setattr("whitenoise.middleware.staticfiles_storage", storage)
    return collect


def test_what_is_collected_later_is_served_once_it_is_looked_for(collected):
    serve = StaticFiles(lambda request: HttpResponse(status=404))
    later = RequestFactory().get("/static/later.css")
    collected("later.css")
    assert serve(later).status_code == 404
    static_files.catch_up()
    assert static_files.staticfiles_storage.hashed_files == {"later.css": "later.css"}
    assert serve(later).status_code == 200
