"""A link on a terminal is whole: it opens by itself."""

import re

import pytest
from django.core.management import call_command

from scorekeeper.server import network

PLAIN = {"HTTPS": False, "HTTPS_AT_HOME": False, "PROXIES": 0, "PORT": 8000}
PLAIN |= {"ALLOWED_HOSTS": ["*"], "CSRF_TRUSTED_ORIGINS": []}
PROXY = {"HTTPS": True, "PROXIES": 1}


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({}, "http://192.0.2.7:8000"),
        ({"PORT": 80}, "http://192.0.2.7"),
        ({"HTTPS": True, "HTTPS_AT_HOME": True}, "https://192.0.2.7:8000"),
        ({"ALLOWED_HOSTS": ["cards.lan"]}, "http://cards.lan:8000"),
        ({"ALLOWED_HOSTS": ["*", ".cards.lan"]}, "http://cards.lan:8000"),
        (PROXY | {"ALLOWED_HOSTS": [".a.org", "cards.a.org"]}, "https://cards.a.org"),
        (
            PROXY | {"CSRF_TRUSTED_ORIGINS": ["https://a.org:8443"]},
            "https://a.org:8443",
        ),
        (
            PROXY
            | {"CSRF_TRUSTED_ORIGINS": ["https://*.a.org"], "ALLOWED_HOSTS": ["b.org"]},
            "https://b.org",
        ),
    ],
)
def test_it_begins_with_where_phones_find_the_server(
    settings, monkeypatch, given, address
):
    monkeypatch.setattr(network, "address", lambda: "192.0.2.7")
    for name, value in (PLAIN | given).items():
        setattr(settings, name, value)
    assert network.base() == address


@pytest.mark.alike
def test_the_link_of_a_key_opens_its_group(group, eve, settings, capsys):
    settings.ALLOWED_HOSTS = ["testserver"]
    call_command("key", str(group.pk))
    link = re.search(r"http://testserver:8000(/\S+)", capsys.readouterr().out)[1]
    assert eve.get(link).status_code == 200
    eve.post(link)
    assert eve.get(f"/groups/{group.pk}/keys/").status_code == 200
