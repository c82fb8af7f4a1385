"""If the engine comes while the server runs, pages and open tables get it."""

import json

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from scorekeeper.engine import files
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


def test_a_table_that_lacks_it_gets_its_addresses_with_a_304(engine_here, bob, game):
    answer = poll(bob, game, **GAME)
    assert answer.status_code == 304
    assert answer["Engine"] == " ".join(NAMES)


def test_a_table_that_has_it_gets_no_addresses(engine_here, bob, game):
    assert "Engine" not in poll(bob, game)


@pytest.mark.parametrize("key", ["", "odd", "oh_hell/..", "piquet\u00e9", "a" * 9999])
def test_a_game_that_does_not_exist_has_none(engine_here, bob, game, key):
    answer = poll(bob, game, **{"Engine-For": key})
    assert answer.status_code == 304
    assert "Engine" not in answer


def test_while_it_is_missing_no_table_gets_addresses(bob, game):
    assert "Engine" not in poll(bob, game, **GAME)


def test_each_request_looks_for_it_until_it_is_here(monkeypatch):
    looks = []
    monkeypatch.setattr(files, "catch_up", lambda: looks.append(1))
    answer = files.hand_out_engine(lambda request: HttpResponse())
    answer(RequestFactory().get("/"))
    monkeypatch.setattr(files, "staticfiles_storage", Collected(NAMES))
    answer(RequestFactory().get("/"))
    assert len(looks) == 1


@pytest.fixture
def collect(tmp_path, monkeypatch, settings):
    """Collects files of these names in a folder that is served, and lists them."""
    settings.STATIC_ROOT = str(tmp_path)
    settings.WHITENOISE_AUTOREFRESH = False

    def collect(*names):
        for name in names:
            (tmp_path / name).write_text("here")
        paths = {name: name for name in names}
        listed = {"paths": paths, "version": "1.1", "hash": " ".join(names)}
        write_list(tmp_path, json.dumps(listed))

    collect("first.css")
    storage = JoinedStaticFiles(location=tmp_path)
    monkeypatch.setattr(static_files, "staticfiles_storage", storage)
    monkeypatch.setattr("whitenoise.middleware.staticfiles_storage", storage)
    return collect


def write_list(folder, text):
    (folder / "new").write_text(text)
    (folder / "new").replace(folder / "staticfiles.json")


def names_known():
    static_files.catch_up()
    return [*static_files.staticfiles_storage.hashed_files]


def test_what_is_collected_later_is_served_once_it_is_looked_for(collect):
    serve = StaticFiles(lambda request: HttpResponse(status=404))
    later = RequestFactory().get("/static/later.css")
    collect("first.css", "later.css")
    assert serve(later).status_code == 404
    assert names_known() == ["first.css", "later.css"]
    assert serve(later).status_code == 200


def test_files_of_another_version_wait_for_a_restart(collect):
    collect("second.css", "later.css")
    assert names_known() == ["first.css"]


@pytest.mark.parametrize("torn", ["", '{"paths": {"first'])
def test_a_list_that_is_not_whole_is_left_until_it_is(collect, tmp_path, torn):
    write_list(tmp_path, torn)
    assert names_known() == ["first.css"]
    collect("first.css", "later.css")
    assert names_known() == ["first.css", "later.css"]


def test_a_list_that_is_gone_takes_nothing_away(collect, tmp_path):
    (tmp_path / "staticfiles.json").unlink()
    assert names_known() == ["first.css"]
