"""Pages on a tablet and on a laptop: beside the places, the button in their column."""

import pytest

from tests.browser.test_pages_fit import PLAYED
from tests.browser.test_wide_screens import LAPTOP, TABLET, box, right, screen
from tests.often import some

SIZES = [TABLET, LAPTOP, (1440, 900)]
WIDTH = "document.documentElement.scrollWidth"
OF_A_NIGHT = ("", "new/", "new/oh_hell/", "settlement/", "closing/", "bills/")
OF_A_GAME = ("review/", "referee/", "house-rules/")


def addresses(page):
    """A page of each kind: of all nights, of one, of a game."""
    game = page.url.split("?")[0]
    night = page.locator(".score-head a").first.get_attribute("href")
    of_the_group = ("/", "/rules/", "/rules/oh_hell/", "/device/", "/join/")
    yield from of_the_group
    yield from (f"{night.split('#')[0]}{part}" for part in OF_A_NIGHT)
    yield from (f"{game}{part}" for part in OF_A_GAME)


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_pages_have_room_beside_the_places(size, at_table):
    page = at_table(PLAYED, **screen(size), is_mobile=False)
    for address in [*addresses(page)]:
        page.goto(address)
        assert page.evaluate(WIDTH) <= size[0], address
        main = box(page, "main")
        assert main["width"] >= 600, address
        check_that_the_button_is_in_the_column(page, main, address)
        if page.locator(".places").count() and size[0] >= 896:
            places = box(page, ".places")
            assert right(places) <= main["x"] + 1, address
            assert places["height"] == size[1], address


def check_that_the_button_is_in_the_column(page, main, address):
    """The main action is above or below what it is about, not at the other edge."""
    if page.locator("body > .band").count():
        band = box(page, "body > .band")
        assert main["x"] <= band["x"], address
        assert right(band) <= right(main) + 16, address
