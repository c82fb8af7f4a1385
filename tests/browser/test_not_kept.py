"""What the server cannot keep is said on the pad, with what is the matter."""

from tests.browser.thumb import Thumb

ALONE = "its database goes"
# Something is looked at by the way, such as house rules that come late.
LOOK = """() => new Promise(done => {
  document.addEventListener('htmx:responseError', done, { once: true });
  htmx.ajax('GET', location.pathname, { target: '#table .call' }).catch(done);
})"""
TABLE = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"]}


def test_the_pad_says_what_is_the_matter_with_the_server(at_table, server):
    thumb = Thumb(at_table(TABLE))
    file = server.var / "scorekeeper.sqlite3"
    away = file.rename(server.var / "away.sqlite3")
    try:
        thumb.chip("0").tap()
        words = "Your change was not saved"
        refused = thumb.page.locator("#table .refused", has_text=words)
        refused.wait_for()
        thumb.page.evaluate(LOOK)
    finally:
        away.rename(file)
    assert "The database file is missing." in refused.text_content(timeout=1000)
