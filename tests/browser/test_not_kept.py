"""What the server cannot keep is said on the pad, with what is the matter."""

from tests.browser.thumb import Thumb

ALONE = "its database goes"
TABLE = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"]}


def test_the_pad_says_what_is_the_matter_with_the_server(at_table, server):
    thumb = Thumb(at_table(TABLE))
    file = server.var / "scorekeeper.sqlite3"
    away = file.rename(server.var / "away.sqlite3")
    try:
        thumb.chip("0").tap()
        refused = thumb.page.locator("#table .refused")
        refused.wait_for()
    finally:
        away.rename(file)
    assert "The file of the database is gone." in refused.text_content()
    assert "This was not kept" in refused.text_content()
