"""The compose files name settings, files and services that exist."""

import os
import re
import subprocess
import sys
from urllib.parse import urlsplit

import pytest
import yaml

from scorekeeper.server.__main__ import LAST_WORDS
from tests.server import ROOT
from tests.serving.image import given_to

FILES = ("compose.yaml", "compose.postgresql.yaml")
EXAMPLE = "compose.env.example"
OF_COMPOSE = {"COMPOSE_FILE"}  # what compose itself reads in the same file
PAGE = ROOT / "docs" / "hosting.md"
SETTINGS = {*re.findall(r"^\| `([A-Z_]+)` \|", PAGE.read_text(), re.MULTILINE)}


def parsed(name, **values):
    """A file as compose reads it, with values for variables of the environment file."""
    text = (ROOT / name).read_text()
    for variable, value in values.items():
        text = re.sub(rf"\$\{{{variable}[^}}]*\}}", value, text)
    return yaml.safe_load(text)


def services():
    """What each file says of each of its services."""
    return [words for name in FILES for words in parsed(name)["services"].values()]


def variables():
    """The names that the files take from the environment file."""
    texts = [(ROOT / name).read_text() for name in FILES]
    return {*re.findall(r"\$\{(\w+)", " ".join(texts))}


def example(is_used=True):
    """The names and values of the example, or those that are commented out."""
    mark = "" if is_used else "#"
    lines = (ROOT / EXAMPLE).read_text()
    return dict(re.findall(rf"^{mark}([A-Z_]+)=(.*)$", lines, re.MULTILINE))


def server():
    return parsed("compose.yaml")["services"]["scorekeeper"]


def test_the_example_names_settings_that_exist():
    names = {*example(), *example(is_used=False)}
    assert {"ALLOWED_HOSTS", "PUBLISH", "POSTGRES_PASSWORD", "COMPOSE_FILE"} <= names
    assert names - SETTINGS - variables() - OF_COMPOSE == set()


def test_the_files_take_nothing_that_the_example_does_not_name():
    assert variables() - {*example(), *example(is_used=False)} == set()


def test_the_services_are_given_settings_that_exist():
    given = {name for words in services() for name in words.get("environment", ())}
    assert "DATABASE_URL" in given
    assert {name for name in given if not name.startswith("POSTGRES_")} <= SETTINGS


def test_the_values_of_the_example_are_accepted(tmp_path):
    known = os.environ | example() | {"SCOREKEEPER_VAR": str(tmp_path)}
    known |= {"DJANGO_SETTINGS_MODULE": "scorekeeper.settings"}
    known.pop("DJANGO_ALLOW_ASYNC_UNSAFE", None)  # that browser tests need
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level=WARNING"]
    done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_files_that_are_named_exist():
    assert example(is_used=False)["COMPOSE_FILE"].split(":") == [*FILES]
    build = server()["build"]
    assert (ROOT / build["context"] / build["dockerfile"]).is_file()
    assert EXAMPLE in (ROOT / "compose.yaml").read_text()


@pytest.mark.parametrize("name", [".gitignore", ".containerignore"])
def test_the_environment_file_is_left_out(name):
    assert server()["env_file"] in (ROOT / name).read_text().splitlines()


def test_the_volume_and_the_port_are_those_of_the_image():
    volume, place = server()["volumes"][0].split(":")
    assert [place] == given_to("VOLUME")
    assert volume in parsed("compose.yaml")["volumes"]
    assert [server()["ports"][0].rsplit(":")[-1]] == given_to("EXPOSE")


def test_the_server_changes_nothing_but_its_volume():
    words = server()
    assert words["read_only"] is True
    assert (len(words["volumes"]), words["tmpfs"]) == (1, "/tmp")
    assert words["cap_drop"] == ["ALL"]


def test_the_last_answers_have_the_time_that_they_may_take():
    assert int(server()["stop_grace_period"].removesuffix("s")) > LAST_WORDS


def test_a_proxy_on_the_host_is_trusted():
    (network,) = parsed("compose.yaml")["networks"]["default"]["ipam"]["config"]
    assert example()["FORWARDED_ALLOW_IPS"] == network["subnet"]
    assert example()["PUBLISH"].startswith("127.0.0.1:")


def test_the_database_is_the_one_that_the_server_is_given():
    found = parsed("compose.postgresql.yaml", POSTGRES_PASSWORD="aSecret1")["services"]
    address = urlsplit(found["scorekeeper"]["environment"]["DATABASE_URL"])
    database = found[address.hostname]
    made = database["environment"]
    assert address.username == made["POSTGRES_USER"]
    assert address.password == made["POSTGRES_PASSWORD"] == "aSecret1"
    assert address.path == f"/{made['POSTGRES_DB']}"
    assert f"--username={address.username}" in database["healthcheck"]["test"]
    assert re.search(r":\d+\.\d+-bookworm$", database["image"])


def test_every_service_that_is_waited_for_says_whether_it_is_healthy():
    found = parsed("compose.postgresql.yaml")["services"]
    waited_for = found["scorekeeper"]["depends_on"]
    assert [*waited_for] == ["database"]
    assert all("healthcheck" in found[name] for name in waited_for)
