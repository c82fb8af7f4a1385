"""A way in outlives a broken line, a clock that is wrong and a link tapped twice."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.db import OperationalError, connection
from django.test import Client
from django.utils import timezone

from scorekeeper.access import keyring
from scorekeeper.models import Group, Key
from tests.web.reading import Reading

COOKIE = "sessionid"
NO_LONGER = "This phone no longer has access"
NAMES = {"name_1": "Ann", "name_2": "Bob", "date": "2025-11-21", "currency": "EUR"}
ID = {"id": "6f1c7a34-1b1e-4f3c-9a55-0e6f0c7b8a11"}


ALSO = "also_"


@pytest.fixture
def invitation(group, night):
    """The address of a key to the night."""
    return f"/k/{keyring.new_key(group, 'enter', 'Invited', night)[1]}/"


def with_cookie(value):
    """A phone that shows the cookie that it had, whatever it was told since."""
    phone = Client()
    phone.cookies[COOKIE] = value
    return phone


def sees(phone, night):
    return phone.get(f"/groups/{night.group_id}/keys/").status_code == 200


def test_the_host_keeps_access_when_the_answer_never_comes(ann, night, invitation):
    before = ann.cookies[COOKIE].value
    ann.post(invitation)
    assert sees(with_cookie(before), night)


@pytest.mark.django_db
def test_the_host_keeps_access_when_a_link_is_tapped_twice(ann, night, invitation):
    before = ann.cookies[COOKIE].value
    ann.post(invitation)
    assert sees(ann, night)  # the new one is used before the second tap arrives
    second = with_cookie(before)
    second.post(invitation)
    assert second.cookies[COOKIE].value not in (before, ann.cookies[COOKIE].value)
    assert sees(second, night)
    assert sees(ann, night)


def test_the_old_session_ends_a_day_after_the_new_one_was_used(ann, night, invitation):
    before = ann.cookies[COOKIE].value
    ann.post(invitation)
    year = timezone.now() + timedelta(days=300)
    assert Session.objects.get(pk=before).expire_date > year
    assert sees(ann, night)
    day = timezone.now() + timedelta(days=1)
    assert Session.objects.get(pk=before).expire_date <= day


def test_a_phone_that_was_just_let_in_sees_while_nothing_can_be_written(
    ann, night, invitation
):
    before = ann.cookies[COOKIE].value
    ann.post(invitation)

    def full(execute, sql, *rest):
        if not sql.strip().startswith(("SELECT", "SAVEPOINT", "ROLLBACK", "RELEASE")):
            raise OperationalError("database or disk is full")
        return execute(sql, *rest)

    with connection.execute_wrapper(full):
        assert sees(ann, night)
    soon = timezone.now() + timedelta(days=2)
    assert Session.objects.get(pk=before).expire_date > soon
    assert sees(ann, night)
    assert Session.objects.get(pk=before).expire_date < soon


def test_use_keeps_a_session_alive(ann, night):
    Session.objects.update(expire_date=timezone.now() + timedelta(days=3))
    response = ann.get(night.get_absolute_url())
    assert response.cookies[COOKIE]["max-age"] == 60 * 60 * 24 * 365
    assert Session.objects.get().expire_date > timezone.now() + timedelta(days=360)
    assert COOKIE not in ann.get(night.get_absolute_url()).cookies


def test_a_clock_that_is_ahead_takes_no_key_for_good(ann, night):
    Session.objects.update(expire_date=timezone.now() - timedelta(days=3))
    response = ann.get(night.get_absolute_url())
    assert response.status_code == 404
    assert COOKIE not in response.cookies
    Session.objects.update(expire_date=timezone.now() + timedelta(days=3))
    assert ann.get(night.get_absolute_url()).status_code == 200


def test_another_secret_key_shuts_nobody_out(ann, night, settings):
    settings.SECRET_KEY = "another-one"
    assert ann.get(night.get_absolute_url()).status_code == 200


def test_who_was_let_in_once_is_told_so_and_asked_for_a_key(ann, eve, night, group):
    keyring.new_key(group, "host", "Another")
    keyring.revoke(ann.key)
    Session.objects.all().delete()
    address = night.get_absolute_url()
    assert NO_LONGER in Reading(ann.get(address)).text
    assert NO_LONGER in Reading(ann.get("/")).text
    assert NO_LONGER not in Reading(eve.get(address)).text
    assert NO_LONGER not in Reading(eve.get("/")).text


def test_a_night_started_twice_by_one_request_is_one(ann, group, eve):
    start = f"/groups/{group.pk}/start/"
    assert len({ann.post(start, NAMES | ID).url for _ in range(2)}) == 1
    first = eve.post("/start/", NAMES | ID)
    again = Client().post("/start/", NAMES | ID)
    assert first.url == again.url
    assert group.nights.count() == 1


@pytest.fixture
def links(db):
    """Two links, each to a group of its own: (address, the page that it opens)."""
    groups = [Group.objects.create(name=name) for name in ("Friday", "Saturday")]
    return [
        (f"/k/{keyring.new_key(each, 'host', 'Ann')[1]}/", f"/groups/{each.pk}/keys/")
        for each in groups
    ]


def opened_at_once(cookies, links):
    """A phone with some cookies whose taps on links are all sent before an answer."""
    phone = Client()
    for address, _ in links:
        tap = Client()
        tap.cookies.update(cookies)
        tap.post(address)
        phone.cookies.update(tap.cookies)
    return phone


def status(phone, links):
    return [phone.get(page).status_code for _, page in links]


def test_a_phone_that_opens_two_links_at_once_has_both_keys(ann, night, links):
    phone = opened_at_once(ann.cookies, links)
    assert status(phone, links) == [200, 200]
    assert sees(phone, night)
    assert not [name for name in phone.cookies if is_kept(phone, name, ALSO)]


def is_kept(phone, name, begins):
    return name.startswith(begins) and phone.cookies[name].value


def test_a_new_phone_that_opens_two_links_at_once_has_both_keys(links):
    assert status(opened_at_once({}, links), links) == [200, 200]


def test_a_key_that_was_given_back_is_not_brought_by_a_cookie(links):
    phone = opened_at_once({}, links[:1])
    late = {name: kept for name, kept in phone.cookies.items() if ALSO in name}
    key = Key.objects.get(group__name="Friday")
    keyring.new_key(key.group, "host", "Bob")
    phone.post(f"/held/{key.pk}/")
    phone.cookies.update(late)
    assert status(phone, links) == [404, 404]


def test_a_planted_session_gets_no_access(ann, links):
    planted = ann.cookies[COOKIE].value
    opened_at_once(ann.cookies, links)
    assert status(with_cookie(planted), links) == [404, 404]
