"""The image starts as it is shipped: read-only, with one volume, as another user."""

import importlib.util
import json
import os
import re
import tempfile
from pathlib import Path

import pytest
from django.core.management import get_commands

from tests.server import ROOT
from tests.serving.image import (
    Image,
    copied,
    given_to,
    instructions,
    may_start_it,
    probe,
    start_command,
)

of_root = pytest.mark.skipif(
    os.geteuid() != 0, reason="only root can start it as a user without rights"
)
PINNED = re.compile(r"docker\.io/library/[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]*bookworm")


@pytest.fixture(scope="module")
def container():
    if not may_start_it():
        pytest.skip("no Landlock or no setpriv here: nothing would be read-only")
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # open to the user of the volume in it
        image = Image(Path(folder))
        before = content(image.tree)
        with image:
            yield image
        assert content(image.tree) == before


def content(tree):
    """Each file of a tree with the time of its last change."""
    return {path: path.lstat().st_mtime_ns for path in tree.rglob("*")}


def test_it_is_ready_with_its_scoring_engine(container):
    assert json.load(container.open("/readyz")) == {"status": "ready"}


def test_its_pages_come_with_the_files_of_the_build(container):
    page = container.open("/").read().decode()
    styles = re.findall(r'href="(/static/[^"]+\.css)"', page)
    assert styles
    assert all(container.open(path).status == 200 for path in styles)


def test_it_writes_its_database_and_its_key_only(container):
    names = {path.name.split("-")[0] for path in container.var.iterdir()}
    assert names == {"scorekeeper.sqlite3", "secret_key"}


@of_root
def test_root_is_not_its_user(container):
    assert {path.stat().st_uid for path in container.var.iterdir()} == {10001}
    assert given_to("USER") == ["10001"]


def test_its_tree_cannot_be_changed(container):
    printed, status = container.run("touch", "new", f"{container.var}/../new")
    assert (status, printed.count("Permission denied")) == (1, 2)


def test_the_health_check_tells_whether_it_is_ready(container):
    assert container.run(*probe()) == ("", 0)
    with container.away():
        printed, status = container.run(*probe())
    assert status == 1
    assert printed.startswith("The server is not ready: http://127.0.0.1:")


@of_root
def test_the_engine_of_an_image_comes_with_the_next_image(container):
    printed, status = container.run("scorekeeper", "engine")
    assert status == 1
    assert "is read-only, so the files for phones were not updated." in printed
    assert "Traceback" not in printed


def test_every_file_that_it_copies_is_there():
    ignored = (ROOT / ".containerignore").read_text().split()
    sources = [source for source, _place in copied()]
    assert len(sources) > 8
    assert [one for one in sources if not (ROOT / one).exists()] == []
    assert [one for one in sources if one in ignored] == []


def test_every_list_of_packages_is_there():
    lists = re.findall(r"-r (\S+)", " ".join(given_to("RUN")))
    assert len(lists) == 3
    assert [one for one in lists if not (ROOT / one).exists()] == []


def test_every_command_that_it_runs_is_there():
    text = " ".join(given_to("RUN") + start_command() + probe())
    commands = re.findall(r"(?:scorekeeper|manage\.py) ([a-z]+)", text)
    assert {"migrate", "serve", "collectstatic"} <= {*commands}
    assert {*commands} - {*get_commands(), "serve"} == set()
    modules = re.findall(r"-m (scorekeeper[\w.]*)", text)
    assert modules
    assert all(importlib.util.find_spec(module) for module in modules)


def test_no_start_collects_what_the_build_has_collected():
    assert "collect" not in " ".join(start_command())
    collecting = [words for words in given_to("RUN") if "collectstatic" in words]
    assert len(collecting) == 1


def test_its_bases_are_of_one_full_version():
    bases = {words.split()[0] for name, words in instructions() if name == "FROM"}
    outside = [base for base in bases if "/" in base]
    assert len(outside) == 1
    assert PINNED.fullmatch(outside[0])
