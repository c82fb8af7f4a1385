"""The menu stops a game without a network, and says first what that comes to."""

from playwright.sync_api import expect

from tests.browser import engine

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
FOUR = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [5, 5]},
    "entries": [{"type": "bid", "seat": 1, "bid": 1}],
}


def test_the_game_is_stopped_on_the_phone_and_can_be_resumed(at_table):
    page = at_table(FOUR)
    with page.expect_response(lambda answer: "-book." in answer.url) as book:
        page.reload()
    book.value.finished()
    engine.wait_for_engine(page)
    page.context.set_offline(True)
    page.locator(".table-menu summary").tap()
    page.get_by_role("link", name="Stop the game").tap()
    expect(page.get_by_role("heading", name="Stop the game?")).to_be_visible()
    page.get_by_role("button", name="Stop the game now").tap()
    expect(page.locator(".result h2")).to_have_text("Nobody wins")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".pad h2").first).to_have_text("Ann bids")
