"""The bar while the server is out of reach: all places, me, and what is not kept."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_scripts import HAS_WORKER
from tests.browser.test_without_a_server import IS_KEPT, RECORD, until
from tests.patience import wait_until

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
FIVE = ["Tonight", "History", "People", "Money", "Rules"]
REMEMBERED = "() => localStorage.getItem('places')"
IS_IN_FILES = "async path => !!(await caches.match(path, { ignoreVary: true }))"


@pytest.fixture
def phone(server, new_phone):
    """Ann's phone, which has seen the first page, People and Money, but not History."""
    [(session, address)] = server.tables([RECORD])
    phone = new_phone(service_workers="allow")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto(address)
    phone.get_by_role("button", name="Ann", exact=True).click()
    phone.goto("/")
    phone.wait_for_function(HAS_WORKER)
    for name in ("People", "Money"):
        place(phone, name).click()
        phone.get_by_role("heading", name=name, level=1).wait_for()
        until(phone, IS_KEPT, phone.url)
    for path in ("/", "/rules/"):
        until(phone, IS_KEPT, path)
    until(phone, IS_IN_FILES, "/evening/")
    return phone


def bar(phone):
    return phone.get_by_role("navigation", name="Places")


def place(phone, name):
    return bar(phone).get_by_role("link", name=re.compile(f"^{name}"))


def expect_places(phone, away):
    """The bar has the five places, and marks those that are away."""
    links = bar(phone).get_by_role("link")
    expect(links).to_have_count(len(FIVE))
    expect(bar(phone).locator(".away")).to_have_count(len(away))
    for name, link in zip(FIVE, links.all(), strict=True):
        expect(link).to_contain_text(name)
        is_away = name in away
        words = f"^{name} ?, not available offline$" if is_away else f"^{name}$"
        expect(link).to_have_accessible_name(re.compile(words))
        disabled = link.get_attribute("aria-disabled")
        assert disabled == ("true" if is_away else None)


def expect_me(phone):
    me = phone.get_by_role("navigation", name="You").get_by_role("link")
    expect(me).to_have_accessible_name("Ann: settings")
    expect(me.locator(".face")).to_have_text("A")


def test_an_open_page_marks_what_is_out_of_reach_until_it_is_back(phone):
    expect_places(phone, [])
    phone.context.set_offline(True)
    expect_places(phone, ["History"])
    phone.context.set_offline(False)
    expect_places(phone, [])


def test_a_copy_has_all_places_and_me_and_marks_what_is_not_kept(phone):
    phone.context.set_offline(True)
    place(phone, "People").click()
    expect(phone.locator("p.kept")).to_contain_text("This page is from")
    expect_places(phone, ["History"])
    expect_me(phone)


def test_a_place_that_is_not_kept_leads_to_a_page_that_says_so(phone):
    phone.context.set_offline(True)
    place(phone, "History").click(force=True)  # marked, and open to all the same
    expect(phone.get_by_role("heading", name="No connection")).to_be_visible()
    expect_places(phone, ["History"])
    expect_me(phone)
    place(phone, "Money").click()
    expect(phone.locator("p.kept")).to_contain_text("This page is from")
    phone.go_back()
    phone.context.set_offline(False)
    phone.get_by_role("link", name="Try again").click()
    expect(phone.get_by_role("heading", name="History")).to_be_visible()


def test_what_is_asked_of_a_page_is_no_copy_of_it(phone):
    address = phone.url
    phone.context.set_offline(True)
    phone.goto(f"{address}?asked=1")
    expect(phone.get_by_role("heading", name="No connection")).to_be_visible()


def test_the_first_page_offers_to_play_offline_while_there_is_no_network(phone):
    place(phone, "Tonight").click()
    way = phone.get_by_role("link", name="Play offline")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    expect(way).to_have_count(0)
    phone.context.set_offline(True)
    expect(way).to_be_visible()
    way.click()
    expect(phone.get_by_role("heading", name="Play offline")).to_be_visible()
    expect_places(phone, ["History"])
    expect_me(phone)


def test_a_phone_whose_access_was_removed_forgets_the_group(phone):
    money = phone.url
    assert "/people/" in phone.evaluate(REMEMBERED)
    phone.context.clear_cookies()
    phone.goto("/")
    wait_until(lambda: phone.evaluate(REMEMBERED) is None)
    wait_until(lambda: not phone.evaluate(IS_KEPT, money))
    phone.goto("/evening/")
    expect(bar(phone).get_by_role("link")).to_have_count(2)


def test_without_javascript_such_a_page_leads_to_tonight_and_rules(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/offline/")
    assert bar(phone).get_by_role("link").all_inner_texts() == ["Tonight", "Rules"]
