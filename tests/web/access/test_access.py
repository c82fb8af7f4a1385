"""A key opens what it names in the role it names, until it is revoked."""

from datetime import date, timedelta
from uuid import uuid4

import pytest
from django.contrib.sessions.models import Session
from django.http import Http404
from django.test import RequestFactory
from django.utils import timezone

from scorekeeper.access import attempts, codes, keyring, permissions
from scorekeeper.models import Game, Group, Key, Night, Person, Try
from tests.web.devices import BIDS, Device, page_of


@pytest.fixture
def other_night(group):
    return Night.objects.create(group=group, date=date(2025, 11, 28))


def request_of(device, address="192.0.2.1", **headers):
    """A request as a view gets it from a device."""
    request = RequestFactory(headers=headers).get("/", REMOTE_ADDR=address)
    request.session = device.session
    return request


def opened(request, code):
    """The key of a typed code, from now on held by the device, or None."""
    key = codes.key_of(request, code)
    return key and keyring.hold(request, key)


def opens(device, game):
    """What a device is answered that asks for a game's page."""
    return device.get(game.get_absolute_url()).status_code


def test_every_role_sees_the_game_and_eve_sees_nothing(ann, bob, watcher, eve, game):
    assert [opens(device, game) for device in [ann, bob, watcher]] == [200] * 3
    assert opens(eve, game) == 404


def test_what_exists_and_what_does_not_are_the_same_to_eve(eve, game):
    for page in ["", "table/", "review/", "record.json", "entries/0/"]:
        there = eve.get(f"/games/{game.pk}/{page}")
        nowhere = eve.get(f"/games/{game.pk + 1}/{page}")
        assert (there.status_code, nowhere.status_code) == (404, 404)
        assert page_of(there) == page_of(nowhere)


def test_the_host_of_another_group_is_a_stranger_here(game):
    other = Group.objects.create(name="Other")
    host = Device.holding(other, "host", "Hugo's phone")
    assert opens(host, game) == 404
    assert host.enter(game, BIDS[0]).status_code == 404


def test_a_revoked_key_is_refused_with_the_next_request(bob, game):
    assert opens(bob, game) == 200
    assert keyring.revoke(bob.key)
    assert opens(bob, game) == 404
    assert bob.enter(game, BIDS[0]).status_code == 404
    with pytest.raises(Http404):
        keyring.key_of(bob.secret)


def test_a_key_to_one_night_opens_its_games_and_no_other(game, night, other_night):
    guest = Device.holding(night.group, "enter", "A guest", night)
    assert opens(guest, game) == 200
    assert guest.enter(game, BIDS[0]).status_code == 200
    Game.objects.filter(pk=game.pk).update(night=other_night)
    assert opens(guest, game) == 404
    ways = [[guest.key.pk, night.group_id]]
    assert list(Night.objects.open_to(ways)) == [night]
    assert not Group.objects.open_to(ways).exists()
    assert not Person.objects.open_to(ways).exists()


def test_of_several_keys_the_highest_role_counts_and_rows_come_once(
    bob, game, night, other_night
):
    guest, _ = keyring.new_key(night.group, "watch", "Second", night)
    host, _ = keyring.new_key(night.group, "host", "Third", other_night)
    ways = [[key.pk, night.group_id] for key in [guest, bob.key, host]]
    roles = [
        Night.objects.found_by(ways, row.pk).way_in["role"]
        for row in Night.objects.open_to(ways).order_by("pk")
    ]
    assert roles == ["enter", "host"]


def way_in(find, *asked):
    """The way in to a row, None where there is none."""
    try:
        return find(*asked).way_in
    except Http404:
        return None


def locked(request, pk):
    with permissions.lock_for_change(request, pk, "watch") as game:
        return game


def test_a_change_is_let_in_by_the_same_key_as_a_page(
    bob, watcher, eve, game, night, other_night
):
    guest = Device.holding(night.group, "host", "Here", night)
    elsewhere = Device.holding(night.group, "host", "Elsewhere", other_night)
    gone = Device.holding(night.group, "enter", "Gone")
    assert keyring.revoke(gone.key)
    abroad = Device.holding(Group.objects.create(name="Other"), "host", "Abroad")
    all_held = [watcher, bob, elsewhere, gone, abroad, guest]
    ways = [[device.key.pk, device.key.group_id] for device in all_held]
    session = eve.session
    for held in [[way] for way in ways] + [ways, ways[:5], []]:
        session[permissions.WAYS] = held
        request = request_of(eve)
        request.session = session
        asked = request, game.pk
        assert way_in(locked, *asked) == way_in(permissions.game, *asked), held
    request.session[permissions.WAYS] = ways
    assert way_in(permissions.game, *asked)["name"] == "Here"
    for nowhere in [game.pk + 1, 10**30]:
        assert way_in(locked, request, nowhere) is None


def test_a_role_that_is_too_low_is_told_so(bob, watcher, game, night):
    with pytest.raises(permissions.NotAllowed, match="Only the host"):
        permissions.night(request_of(bob), night.pk, "host")
    with pytest.raises(permissions.NotAllowed, match="can only watch"):
        permissions.game(request_of(watcher), game.pk, "enter")
    assert permissions.may(permissions.night(request_of(bob), night.pk), "enter")
    assert not permissions.may(permissions.night(request_of(bob), night.pk), "host")


def test_who_starts_a_group_is_its_host(eve):
    request = request_of(eve)
    group = keyring.start_group(request, "New table", "GBP")
    assert permissions.group(request, group.pk, "host").currency == "GBP"


def test_the_link_of_a_key_lets_a_device_in(eve, group, game):
    key, secret = keyring.new_key(group, "enter", "Eve's phone")
    request = request_of(eve)
    name = request.session.session_key
    assert keyring.hold(request, keyring.key_of(secret)) == key
    assert permissions.game(request, game.pk).way_in["name"] == "Eve's phone"
    assert Key.objects.get(pk=key.pk).used_at
    assert request.session.session_key != name


def test_a_session_opens_nothing_once_its_time_is_over(bob, game):
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert opens(bob, game) == 404


def test_the_secret_of_a_key_is_kept_nowhere(group):
    key, secret = keyring.new_key(group, "host", "Ann's tablet")
    row = Key.objects.filter(pk=key.pk).values().get()
    assert secret not in str(row)
    assert len(secret) >= 32


def test_a_wrong_secret_is_a_404(eve, group):
    for secret in ["", "x" * 32, "\0", "é"]:
        with pytest.raises(Http404):
            keyring.key_of(secret)


def test_the_last_host_key_cannot_be_revoked(ann, bob, group, night):
    keyring.new_key(group, "host", "Of a night only", night)
    assert not keyring.revoke(ann.key)
    second, _ = keyring.new_key(group, "host", "Ann's tablet")
    assert keyring.revoke(ann.key)
    assert not keyring.revoke(second)
    assert keyring.revoke(bob.key)


def test_six_characters_do_the_same_as_the_link(eve, bob, game):
    code = codes.new_code(bob.key)
    assert len(code) == 6
    assert code not in str(Key.objects.filter(pk=bob.key.pk).values().get())
    request = request_of(eve)
    assert opened(request, f" {code[:3].lower()} {code[3:]}") == bob.key
    assert permissions.game(request, game.pk, "enter")


def test_a_code_ends_after_ten_minutes(eve, bob):
    code = codes.new_code(bob.key)
    Key.objects.update(code_until=timezone.now() + timedelta(seconds=1))
    assert opened(request_of(eve), code)
    Key.objects.update(code_until=timezone.now())
    assert opened(request_of(eve), code) is None


def test_a_new_code_ends_the_one_before_and_revoking_ends_both(eve, ann, bob):
    first, second = codes.new_code(bob.key), codes.new_code(bob.key)
    assert opened(request_of(eve), first) is None
    keyring.revoke(bob.key)
    assert opened(request_of(eve), second) is None


def test_after_ten_wrong_codes_even_the_right_one_waits(eve, bob):
    code = codes.new_code(bob.key)
    for _ in range(10):
        assert opened(request_of(eve), "WRONG2") is None
    with pytest.raises(attempts.TooManyTries, match="Wait ten minutes"):
        opened(request_of(Device()), code)
    assert opened(request_of(eve, address="192.0.2.2"), code)
    Try.objects.update(made_at=timezone.now() - timedelta(minutes=10))
    assert opened(request_of(eve), code)


def test_old_guesses_are_swept_away(eve, db):
    opened(request_of(eve), "WRONG2")
    Try.objects.update(made_at=timezone.now() - timedelta(minutes=11))
    opened(request_of(eve), "WRONG2")
    assert Try.objects.count() == 1


def test_behind_a_proxy_each_phone_is_its_own_source(eve, bob, settings):
    settings.PROXIES, settings.TRUSTED_PROXIES = 1, ["192.0.2.1"]
    for _ in range(10):
        opened(request_of(eve, **{"X-Forwarded-For": "1.1.1.1, 2.2.2.2"}), "X")
    with pytest.raises(attempts.TooManyTries):
        opened(request_of(eve, **{"X-Forwarded-For": "9.9.9.9, 2.2.2.2"}), "X")
    other = request_of(eve, **{"X-Forwarded-For": "2.2.2.2, 1.1.1.1"})
    assert opened(other, "X") is None


def test_a_visitor_at_the_port_is_one_source_under_any_header(eve, bob, settings):
    settings.PROXIES, settings.TRUSTED_PROXIES = 1, ["127.0.0.1"]
    for number in range(10):
        opened(request_of(eve, **{"X-Forwarded-For": f"1.1.1.{number}"}), "X")
    with pytest.raises(attempts.TooManyTries):
        opened(request_of(eve, **{"X-Forwarded-For": "9.9.9.9"}), "X")


def test_a_network_of_one_owner_is_one_source(eve, bob):
    for number in range(10):
        opened(request_of(eve, address=f"2001:db8::{number}"), "WRONG2")
    with pytest.raises(attempts.TooManyTries):
        opened(request_of(eve, address="2001:db8::ffff:1"), "WRONG2")
    neighbour = request_of(eve, address="2001:db8:0:1::1")
    assert opened(neighbour, codes.new_code(bob.key)) == bob.key


def test_an_address_written_in_the_longer_way_is_one_phone(eve, bob):
    for number in range(10):
        opened(request_of(eve, address=f"::ffff:192.0.2.{number}"), "WRONG2")
    other = request_of(eve, address="::ffff:192.0.2.99")
    assert opened(other, codes.new_code(bob.key)) == bob.key


def test_all_sources_together_may_guess_so_often_and_no_more(eve, bob, monkeypatch):
    monkeypatch.setitem(
        attempts.MOST, "code", (10, 30, "Wait.", "Only where it shows.")
    )
    for number in range(30):
        opened(request_of(eve, address=f"192.0.2.{number}"), "WRONG2")
    here, elsewhere = (request_of(eve, address=f"192.0.2.{at}") for at in (99, 98))
    code = codes.new_code(bob.key, attempts.source_of(here))
    for typed in (code, "WRONG2"):
        with pytest.raises(attempts.TooManyTries, match="Only where it shows"):
            opened(elsewhere, typed)
    with pytest.raises(attempts.TooManyTries, match="Only where it shows"):
        opened(here, "WRONG2")
    assert opened(here, code) == bob.key


def test_a_recovery_code_waits_for_nobodys_guesses(eve, group, monkeypatch):
    monkeypatch.setitem(attempts.MOST, "code", (10, 10, "Wait.", "Wait."))
    code = codes.recovery_code(uuid4())
    key, _ = keyring.new_key(group, "host", "Recovery code", secret=code)
    for _ in range(10):
        opened(request_of(eve), "WRONG2")
    assert opened(request_of(eve), codes.group_letters(code)) == key


def test_wrong_codes_of_a_clock_that_was_ahead_lock_nobody_out(eve, bob):
    for _ in range(10):
        opened(request_of(eve), "WRONG2")
    Try.objects.update(made_at=timezone.now() + timedelta(days=1))
    assert opened(request_of(eve), codes.new_code(bob.key)) == bob.key


def test_a_device_that_holds_too_many_keys_is_told_so_and_loses_none(
    eve, group, monkeypatch
):
    monkeypatch.setattr(keyring, "MOST_HELD", 3)
    request = request_of(eve)
    keys = [keyring.new_key(group, "watch", f"Key {n}")[0] for n in range(4)]
    for key in keys[:3]:
        keyring.hold(request, key)
    with pytest.raises(keyring.TooManyKeys, match="Remove one first"):
        keyring.hold(request, keys[3])
    assert [key for key, _ in permissions.ways(request)] == [key.pk for key in keys[:3]]
    keyring.revoke(keys[0])
    keyring.hold(request, keys[3])
    assert [key for key, _ in permissions.ways(request)] == [key.pk for key in keys[1:]]
