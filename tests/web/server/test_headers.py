"""What the answers forbid the browser, on the home network and on the open net."""

import json
import os
import re
import subprocess
import sys

import pytest

from tests.addresses import ADDRESSES
from tests.server import ROOT

ASKED = """
import json, django
django.setup()
from django.test import Client
answer = Client().get("/rules/", secure={secure}, headers={{"Host": "example.org"}})
print(json.dumps(dict(answer.headers)))
"""
SECRET = "fifty characters and more, for these few requests alone"


@pytest.mark.alike
@pytest.mark.parametrize("page", ["/rules/", "/nothing-here/"])
def test_no_page_may_look_listen_or_be_built_into_another(eve, page):
    headers = eve.get(page).headers
    allowed = headers["Permissions-Policy"]
    assert "camera=()" in allowed
    assert "geolocation=()" in allowed
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_what_the_pages_use_stays_open(eve):
    shut = eve.get("/rules/").headers["Permissions-Policy"]
    for used in ["screen-wake-lock", "web-share", "clipboard", "publickey"]:
        assert used not in shut


def test_the_page_of_a_key_does_not_pass_its_address_on(bob, eve):
    page = eve.get(f"/k/{bob.secret}/")
    assert page.status_code == 200
    assert page["Referrer-Policy"] == "strict-origin"


@pytest.mark.parametrize(
    ("name", "base", "often"),  # once by http, and once by https
    [("scorekeeper", "", 2), ("under-a-path", "/cards", 1)],
)
def test_no_address_that_is_a_secret_is_in_the_log_of_the_proxy(name, base, often):
    proxy = (ROOT / f"scripts/nginx/{name}.conf").read_text()
    places = re.findall(r"location ~ (\S+) \{\s+access_log off;", proxy)
    secret = [
        f"{base}/{one.pattern}"
        for one in ADDRESSES
        if "<str:secret>" in str(one.pattern)
    ]
    assert len(secret) == 4
    assert len(places) == often
    for address in secret:
        assert all(re.search(place, address) for place in places), address


def hosted(tmp_path, **environment):
    """The headers of a page where the environment says how it is hosted."""
    environment = os.environ | {
        "DJANGO_SETTINGS_MODULE": "scorekeeper.settings",
        "DATABASE_URL": "sqlite://:memory:",
        "SCOREKEEPER_VAR": str(tmp_path),
        "SECRET_KEY": SECRET,
        "DEBUG": "1",
        **environment,
    }
    code = ASKED.format(secure=environment.get("HTTPS") == "1")
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_behind_https_browsers_stay_with_it_and_keep_the_window_apart(tmp_path):
    headers = hosted(tmp_path, HTTPS="1")
    assert "max-age=31536000" in headers["Strict-Transport-Security"]
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_on_the_home_network_nobody_is_sent_to_https(tmp_path):
    headers = hosted(tmp_path, HTTPS="0")
    assert "Strict-Transport-Security" not in headers
