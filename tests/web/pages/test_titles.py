"""The title of a page says where it is: no two pages of a night have the same."""

import html
import re
from collections import defaultdict

import pytest

from tests.web.full_night import filled, pages_of

pytestmark = pytest.mark.alike
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)


def title_of(response):
    """The title of a page, as a tab or a screen reader has it."""
    [title] = TITLE.findall(response.text)
    return " ".join(html.unescape(title).split())


def pages_with_entries(night, *games):
    """All pages of a night, with those of each entry and each line of its games."""
    pages = pages_of(night, *games)
    for game in games:
        url = game.get_absolute_url()
        for place in range(len(game.entries)):
            pages += [f"{url}entries/{place}/", f"{url}entries/{place}/later/"]
            pages += [f"{url}entries/{place}/?operation=insert", f"{url}why/{place}/"]
        lines = game.sheet["deals"][0]["lines"]
        pages += [f"{url}lines/0/{number}/why/" for number in range(len(lines))]
    return [*dict.fromkeys(pages), "/rules/", "/join/", "/privacy/"]


def test_no_two_pages_of_a_full_night_have_the_same_title(ann, bob, game, night):
    finished = filled(night, bob, game)
    for one in (game, finished):
        one.refresh_from_db()
    titles = defaultdict(list)
    for page in pages_with_entries(night, game, finished):
        response = ann.get(page)
        if response.status_code == 200 and "<title>" in response.text:
            titles[title_of(response)].append(page)
    assert len(titles) > 60
    assert {title: pages for title, pages in titles.items() if len(pages) > 1} == {}


def test_the_second_game_of_a_kind_says_so_and_of_which_night(ann, bob, game, night):
    second = filled(night, bob, game)
    title = title_of(ann.get(second.get_absolute_url()))
    assert re.fullmatch(r"Oh Hell, game 2 \u00b7 \w+( \d+)? \w+( \d+)?", title)
    assert ", game" not in title_of(ann.get(game.get_absolute_url()))
