"""The first table of a phone is kept on it, however soon it is opened."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.test_first_visit import new_table
from tests.browser.test_without_a_server import IS_KEPT, until

SERVED = {"WEB_CONCURRENCY": "1", "GROUPS_FROM_ONE": "1000"}  # with the engine
# Milliseconds after which a thumb taps the game: while the service worker of the first
# page is fetched, begins and takes over, and after that.
HASTE = (0, 0, 0, 30, 60, 100)


@pytest.mark.parametrize("haste", HASTE)
def test_the_first_table_of_a_visit_can_be_loaded_again(new_phone, haste):
    phone = new_phone(service_workers="allow")
    new_table(phone, haste)
    engine.wait_for_engine(phone)
    until(phone, IS_KEPT, urlsplit(phone.url).path)
    phone.context.set_offline(True)
    phone.reload()
    expect(phone.get_by_role("region", name="Enter")).to_be_visible()
