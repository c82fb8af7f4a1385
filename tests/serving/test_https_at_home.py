"""A home network is served over https with a certificate that was made on the spot."""

import ipaddress
import ssl
import urllib.error
import urllib.request
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509

from scorekeeper.server import certificate
from tests.server import Server

HOME = [ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("192.168.1.5")]
NAMES = ["localhost", "kitchen.local"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server"), HTTPS="home") as server:
        yield server


def test_it_is_served_to_browsers_that_trust_its_authority(server):
    answer = server.open("/")
    assert answer.status == 200
    assert "Secure" in answer.headers["Set-Cookie"]
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
        urllib.request.urlopen(server.url, context=ssl.create_default_context())


def test_no_phone_is_told_to_come_by_https_for_good(server):
    assert "Strict-Transport-Security" not in server.open("/").headers


def test_nobody_before_it_says_how_a_phone_came(server):
    said = {"X-Forwarded-Proto": "http"}
    assert server.open("/", **said).url.startswith("https:")


def test_the_terminal_says_where_it_is_and_what_phones_will_ask(server):
    said = server.said()
    assert f"https://localhost:{server.port}/" in said
    assert "connection is\nnot private" in said
    assert "/certificate/\nexplains how" in said


def test_a_phone_is_given_the_authority_that_the_terminal_names(server):
    for page in ("/device/", "/evening/"):
        assert b'href="/certificate/"' in server.open(page).read()
    page = server.open("/certificate/").read().decode()
    begin = server.said().rsplit("begins with ", 1)[1].split()[0]
    assert begin in page
    answer = server.open("/certificate/authority.crt")
    assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
    assert answer.read() == (server.var / "https" / "authority.pem").read_bytes()


def test_the_keys_are_nobody_elses_business(server):
    for name in ["authority.key", "server.key"]:
        assert (server.var / "https" / name).stat().st_mode & 0o077 == 0


def test_there_is_no_certificate_to_fetch_where_none_was_made(eve):
    assert eve.get("/certificate/").status_code == 404
    assert eve.get("/certificate/authority.crt").status_code == 404


def made(folder, addresses=HOME, names=NAMES):
    """What certificate the server gets, and by which authority."""
    files = certificate.certificate_files(folder, addresses, names)
    return files[0].read_bytes(), (folder / "authority.pem").read_bytes()


def test_it_stays_as_it_is_while_it_serves(tmp_path):
    assert made(tmp_path) == made(tmp_path)


def test_a_new_address_is_signed_by_the_authority_that_phones_trust(tmp_path):
    before, authority = made(tmp_path)
    after, same = made(tmp_path, [ipaddress.ip_address("192.168.1.9")])
    assert after != before
    assert same == authority


@pytest.mark.parametrize(("lasts", "is_new"), [(29, True), (31, False)])
def test_one_that_runs_out_is_renewed(tmp_path, monkeypatch, lasts, is_new):
    time = certificate.SLOW_CLOCKS + timedelta(days=lasts)
    monkeypatch.setattr(certificate, "LASTS", time)
    before, authority = made(tmp_path)
    after, same = made(tmp_path)
    assert (after != before) == is_new
    assert same == authority


def test_a_lost_authority_is_made_again_with_what_it_signed(tmp_path):
    before = made(tmp_path)
    (tmp_path / "authority.key").unlink()
    after = made(tmp_path)
    assert after[0] != before[0]
    assert after[1] != before[1]


def test_the_authority_vouches_for_homes_alone(tmp_path):
    far = ipaddress.ip_address("198.51.100.7")
    found, authority = map(x509.load_pem_x509_certificate, made(tmp_path, [*HOME, far]))
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.IPAddress) == HOME
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    assert found.not_valid_after_utc < datetime.now(UTC) + timedelta(days=398)
