"""The result of a night is sent on as a picture: shared, or downloaded."""

import json
from pathlib import Path

import pytest

DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"
RECORD = json.loads((DEMO / "piquet_rubicon.json").read_text())
PNG = b"\x89PNG\r\n\x1a\n"
SHARES = """() => {
  navigator.canShare = () => true;
  navigator.share = async (sent) => {
    const file = sent.files[0];
    const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const start = String.fromCharCode(...first.slice(1));
    document.body.dataset.sent = [file.name, file.type, start].join();
  };
}"""


@pytest.fixture
def at_night(at_table):
    """The page of a night with one finished game of Piquet."""

    def go(**traits):
        phone = at_table(RECORD, **traits)
        phone.goto("/")
        night = phone.locator("a[href^='/nights/']").first.get_attribute("href")
        phone.goto(night)
        return phone

    return go


def tapped(phone):
    """What is downloaded once the picture is asked for: its name and its bytes."""
    with phone.expect_download() as downloaded:
        phone.get_by_role("link", name="Share picture").click()
    file = downloaded.value
    return file.suggested_filename, Path(file.path()).read_bytes()


def test_it_is_downloaded_as_a_png_where_no_file_can_be_shared(at_night):
    name, picture = tapped(at_night())
    assert name.endswith(".png")
    assert picture.startswith(PNG)
    assert int.from_bytes(picture[16:20]) == 1080
    assert len(picture) > 20_000  # not an empty sheet


def test_it_is_shared_as_a_png_where_files_can_be(at_night):
    phone = at_night()
    phone.evaluate(SHARES)
    phone.get_by_role("link", name="Share picture").click()
    sent = phone.locator("[data-sent]").get_attribute("data-sent")
    assert sent.endswith(".png,image/png,PNG")


@pytest.mark.long
def test_without_a_script_it_is_downloaded_as_it_was_drawn(at_night):
    name, picture = tapped(at_night(java_script_enabled=False))
    assert name.endswith(".svg")
    assert picture.startswith(b"<svg")
