"""Links and codes name an address that a phone can open, wherever the host looks."""

import pytest

from scorekeeper.server import network
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

LAN = "192.168.0.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch, settings):
    settings.ALLOWED_HOSTS = ["*"]
    monkeypatch.setattr(network, "address", lambda: LAN)


def invited(device, night, host):
    url = f"{night.get_absolute_url()}invite/"
    return device.post(url, {"role": "enter"}, headers={"Host": host})


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_who_came_by_localhost_shows_the_address_in_the_network(ann, night, host):
    page = invited(ann, night, f"{host}:8000")
    assert f"http://{LAN}:8000/k/" in page.text
    assert f"Open {LAN}:8000 and tap" in Reading(page).text
    assert host not in page.text


@pytest.mark.parametrize("host", ["cards.example.org", "192.168.0.7:9000"])
def test_any_other_name_stays(ann, night, host):
    assert f"http://{host}/k/" in invited(ann, night, host).text


def test_a_server_that_answers_to_its_name_alone_keeps_it(ann, night, settings):
    settings.ALLOWED_HOSTS = ["localhost"]
    assert "http://localhost:8000/k/" in invited(ann, night, "localhost:8000").text


def test_a_code_says_where_it_is_typed(ann, bob):
    page = ann.post(f"/keys/{bob.key.pk}/code/", headers={"Host": "localhost:8000"})
    assert f"open {LAN}:8000, tap" in Reading(page).text
