"""Right after the first `make run` phones get their engine, without a restart."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.test_first_visit import new_table
from tests.browser.test_without_a_server import until
from tests.first_run import FirstRun

COPY_HAS_ENGINE = """async () => {
  const copy = await (await caches.open("pages")).match(location.pathname);
  return (await copy?.text())?.includes("data-engine") ?? false;
}"""
READY = "Phones can now score offline."


@pytest.fixture
def server(tmp_path):
    with FirstRun(tmp_path) as first_run:
        yield first_run


def assert_scores_alone(server, thumb, call):
    """Stops the server; the next bid, 0, still leads to a call of the referee."""
    server.stop()
    thumb.tap(thumb.chip("0"))
    expect(thumb.page.locator(".call .loud")).to_have_text(call)
    engine.wait_for_truth(thumb.page, "1 entry only on this phone")


def test_a_new_table_scores_without_the_server(server, phone):
    server.let_npm_answer()
    server.wait_until_printed(READY)
    thumb = new_table(phone)
    engine.wait_for_engine(phone)
    assert_scores_alone(server, thumb, "0 so far, Cleo to bid")


def test_open_tables_get_it_with_their_next_request_and_lose_no_tap(server, new_phone):
    asking = new_table(new_phone(service_workers="allow"))
    entering = new_table(new_phone())
    for thumb in (asking, entering):
        thumb.enter(thumb.chip("0"))
        thumb.page.evaluate("window.isSamePage = true")
        assert not thumb.page.locator("#truth[data-engine]").count()
    entering.page.route("**/table/?*", lambda route: route.abort())  # asks for no news
    asking.tap(asking.pad.get_by_text("Someone else"))
    asking.tap(asking.pad.locator("label", has_text="Ann").first)
    server.let_npm_answer()
    server.wait_until_printed(READY)
    entering.enter(entering.chip("0"))
    for thumb in (asking, entering):
        engine.wait_for_engine(thumb.page)
        assert thumb.page.evaluate("isSamePage")
    expect(asking.pad.get_by_role("radio", name="Ann").first).to_be_checked()
    until(asking.page, COPY_HAS_ENGINE)
    assert_scores_alone(server, entering, "Under by 1: 0 bid of 1")
    asking.page.reload()
    engine.wait_for_engine(asking.page)
    asking.tap(asking.chip("0"))
    engine.wait_for_truth(asking.page, "1 entry only on this phone")
