"""An answer that is missing is asked for by the page, and nothing is sent."""

from playwright.sync_api import expect

from tests.browser.thumb import Thumb

TABLANETTE = {"game": "tablanette", "players": ["Ann", "Bob"], "dealer": 0}
CALLED = "form[data-type=tablanette]:has(:invalid)"
OPENED = """one => {
  for (let at = one; (at = at.parentElement.closest('details'));) at.open = true;
}"""


def test_a_pad_asks_for_what_is_open_and_sends_nothing(at_table):
    phone = at_table(TABLANETTE | {"entries": []})
    thumb, sent = Thumb(phone), []
    form = phone.locator(CALLED).first
    form.evaluate(OPENED)
    phone.on("request", lambda asked: sent.append(asked.method))
    said = thumb.refused(form.get_by_role("button", name="Ann"))
    assert said == "Answer \u201cPoints\u201d first."
    expect(form.locator("[name=points]")).to_be_focused()
    assert "POST" not in sent
