"""Without an engine the copy of a table says how old it is, and takes nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_scripts import HAS_WORKER
from tests.browser.test_without_a_server import IS_KEPT, until
from tests.browser.thumb import Thumb
from tests.rules.tables.oh_hell import bids

SERVED = {"ENGINE": "off", "WEB_CONCURRENCY": "1"}
ALONE = "it is stopped"
RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"]}
FINISHED = RECORD | {"options": {"sequence": "custom", "hands": [1]}}
FINISHED |= {"entries": [bids(0, 0, 0), {"type": "tricks", "tricks": [1, 0, 0]}]}
NOTE = (
    "The server is not answering. This page is from {}. Entries made since then are "
    "not shown. Nothing can be entered until it answers."
)
# Of the copies that are kept, each is older by some minutes.
AGE = """async (minutes) => {
  const pages = await caches.open("pages");
  for (const request of await pages.keys()) {
    const page = await pages.match(request);
    const headers = new Headers(page.headers);
    const then = new Date(Date.parse(headers.get("Date")) - minutes * 60_000);
    headers.set("Date", then.toUTCString());
    await pages.put(request, new Response(await page.text(), { headers }));
  }
}"""


@pytest.fixture
def table(server, new_phone):
    """A phone of the host at a table, whose page is kept; Ann has bid since."""
    [(session, address)] = server.tables([RECORD])
    phone = new_phone(service_workers="allow", timezone_id="UTC")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto(address)
    phone.wait_for_function(HAS_WORKER)
    until(phone, IS_KEPT, address)
    thumb = Thumb(phone)
    thumb.enter(thumb.chip("0"))
    return phone


def test_it_says_how_old_it_is_and_asks_nothing_until_the_server_is_back(server, table):
    table.evaluate(AGE, 12)
    with server.away():
        table.reload()
        note = table.locator("p.kept")
        expect(note).to_have_text(re.compile(pattern("12 minutes ago")))
        expect(note.locator(".shut")).to_be_visible()
        expect(table.get_by_role("region", name="Enter")).to_be_hidden()
        table.route("**/table/?*", lambda route: route.fulfill(status=503))
        with table.expect_response("**/table/?*"):  # a proxy answers in its place
            table.clock.run_for(3000)
        expect(table.get_by_role("region", name="Enter")).to_be_hidden()
        table.unroute("**/table/?*")
    table.clock.run_for(3000)
    expect(note).to_have_count(0)
    expect(table.get_by_role("heading", name="Bob bids")).to_be_visible()


@pytest.mark.parametrize(
    ("minutes", "age"),
    [
        (0, "less than a minute ago"),
        (1, "1 minute ago"),
        (60, "1 hour ago"),
        (3 * 1440 + 1, "3 days ago"),
    ],
)
@pytest.mark.long
def test_an_age_reads_as_people_say_it(table, minutes, age):
    table.evaluate(AGE, minutes)
    table.context.set_offline(True)
    table.reload()
    expect(table.locator("p.kept")).to_have_text(re.compile(pattern(age)))


def pattern(age):
    """The note, with any time of day; an older one has its date."""
    date = r" on \d+ [A-Z][a-z]+" if "day" in age else "( on .+)?"
    return re.escape(NOTE).replace(r"\{\}", rf"\d\d:\d\d{date}, {age}")


def test_the_copy_of_a_closed_night_says_that_it_is_closed(at_table):
    phone = at_table(FINISHED, service_workers="allow")
    phone.wait_for_function(HAS_WORKER)
    address = phone.url
    night = phone.locator(".score-head > a").get_attribute("href")
    phone.goto(f"{night}closing/")
    phone.get_by_role("button", name="Close the night").click()
    phone.wait_for_url("**/settlement/")
    phone.goto(address)
    expect(phone.get_by_text("The night is closed.")).to_be_visible()
    phone.context.set_offline(True)
    phone.reload()
    expect(phone.locator("p.kept")).to_contain_text("This page is from")
    expect(phone.locator(".shut")).to_be_hidden()
    expect(phone.get_by_text("The night is closed.")).to_be_visible()
