"""The result of a night as a picture: whole, safe, and only for who may see it."""

import re
from pathlib import Path
from uuid import uuid4
from xml.etree import ElementTree

import pytest

from scorekeeper.models import Person
from scorekeeper.money import settlement
from scorekeeper.nights import picture
from scorekeeper.nights.picture import COLOURS
from scorekeeper.nights.picture_text import units, wrap_text
from tests.sentences import BOB_WON_BY_ONE
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

TOKENS = Path(__file__).parents[3] / "static" / "css" / "base" / "tokens.css"
ONE_CARD = {"sequence": "custom", "hands": [1]}
SVG = "{http://www.w3.org/2000/svg}"
STAKE = {"per_point": "0.05"}


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}picture.svg"


@pytest.fixture
def play(bob, start):
    def played(stake=None):
        bob.play(start(options=ONE_CARD, stake=stake), ONE_DEAL)

    return played


def drawn(device, url):
    """The picture as it is read by a browser, its texts in order."""
    response = device.get(url)
    assert response.headers["Content-Type"] == "image/svg+xml"
    root = ElementTree.fromstring(response.content)
    return root, [text.text for text in root.iter(f"{SVG}text")]


def test_the_night_and_the_page_that_settles_it_share_it(bob, play, night, url):
    play(STAKE)
    for page in ["", "settlement/"]:
        content = bob.get(f"{night.get_absolute_url()}{page}").content.decode()
        assert f'href="{url}" download=' in content


def test_it_says_who_won_what_who_pays_whom_and_the_games(bob, play, url):
    play(STAKE)
    play(STAKE)
    _root, texts = drawn(bob, url)
    assert "21 November" in texts[0]
    assert texts[1:5] == ["two games · in €", "Bob leads: +€0.20", "Ann", "−0.10"]
    assert texts[texts.index("Bob") + 1] == "+0.20"
    assert texts[texts.index("Ann pays Bob") + 1] == "€0.10"
    assert texts.count("Oh Hell") == 2
    assert BOB_WON_BY_ONE in texts


def test_it_has_a_curve_once_two_games_are_finished(bob, play, url):
    play()
    assert not list(drawn(bob, url)[0].iter(f"{SVG}polyline"))
    play()
    assert len(list(drawn(bob, url)[0].iter(f"{SVG}polyline"))) == 4


def test_bills_are_told_beside_a_curve_that_does_not_show_them(
    bob, play, night, people, url
):
    play(STAKE)
    assert not any("Bills" in text for text in drawn(bob, url)[1])
    parts = [(people["Ann"], 900, 1), (people["Bob"], 0, 1)]
    settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())
    assert "Shared costs: Ann +4.50, Bob −4.50" in drawn(bob, url)[1]


def test_a_night_for_nothing_is_in_points_and_nobody_pays(bob, play, url):
    play()
    _root, texts = drawn(bob, url)
    assert any("in points" in text for text in texts)
    assert texts[texts.index("Bob") + 1] == "+2"
    assert not any("pays" in text for text in texts)


def test_an_empty_night_is_a_picture_too(bob, url):
    assert "no games · in points" in drawn(bob, url)[1]


@pytest.mark.parametrize(
    "name", ["<script>x</script>", 'O"Neil & <b>', "\x0bBell\x07", "]]>", "&amp;"]
)
def test_a_name_is_only_a_name(bob, play, url, people, name):
    Person.objects.filter(pk=people["Bob"].pk).update(name=name)
    play()
    root, texts = drawn(bob, url)
    assert not list(root.iter(f"{SVG}script"))
    assert wrap_text(name, 22)[0] in texts


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Ann", ["Ann"]),
        ("", [""]),
        ("Maximiliana Konstantinopolitania", ["Maximiliana", "Konstantinopolitania"]),
        ("山田太郎山田太郎山田太郎", ["山田太郎山田太郎山田太", "郎"]),
        ("W" * 40, ["W" * 22, "W" * 18]),
        ("101\xa0−\xa029 from Ann", ["101\xa0−\xa029 from Ann"]),
    ],
)
def test_a_long_text_takes_more_lines_and_loses_nothing(text, lines):
    assert wrap_text(text, 22) == lines
    assert all(units(line) <= 22 for line in lines)


def whole(text):
    """All lines of a text of a picture, without spaces."""
    return re.sub(r"\s", "", "".join(text.itertext()))


def test_long_names_and_results_are_whole(bob, play, night, people, url):
    names = {
        "Ann": "Anne-Clémentine de la Rochefoucauld-Doud",
        "Bob": "Wolfeschlegelsteinhausenbergerdorffwelch",
        "Cleo": "Maximiliana Featherstonehaugh-Cholmondel",
    }
    for name, long in names.items():
        Person.objects.filter(pk=people[name].pk).update(name=long)
    play(STAKE)
    play(STAKE)
    root, _texts = drawn(bob, url)
    texts = [whole(text) for text in root.findall(f"{SVG}text")]
    assert {name.replace(" ", "") for name in names.values()} <= set(texts)
    page = re.sub(r"\s", "", Reading(bob.get(night.get_absolute_url())).text)
    assert any("won:" in text and text in page for text in texts)
    assert not any("…" in text for text in texts)


def test_it_is_as_tall_as_what_stands_in_it(bob, play, url):
    for _ in range(15):
        play(STAKE)
    root, texts = drawn(bob, url)
    lowest = max(float(text.get("y")) for text in root.findall(f"{SVG}text"))
    assert lowest < float(root.get("height")) < lowest + 100
    assert texts.count("Oh Hell") == 15


def test_of_very_many_games_it_says_how_many_more_there_are(
    bob, play, url, monkeypatch
):
    for _ in range(4):
        play(STAKE)
    monkeypatch.setattr(picture, "HIGHEST", 0)
    _root, texts = drawn(bob, url)
    assert "and 4 more games" in texts
    assert "Oh Hell" not in texts


def test_its_curve_has_a_scale_and_a_clock(bob, play, url):
    play(STAKE)
    play(STAKE)
    root, _texts = drawn(bob, url)
    axes = [text.text for text in root.findall(f"{SVG}svg/{SVG}text")]
    assert {"+0.10", "0.00", "+0.20", "−0.10"} >= set(axes[:-1])
    assert "0.00" in axes
    assert re.fullmatch(r"\d\d:\d\d", axes[-1])


def test_it_needs_no_style_no_script_and_no_other_host(bob, play, url):
    play()
    play()
    page = bob.get(url).content.decode()
    assert not re.search(r"style=|<style|<script|href=|@font-face|url\(", page)


def test_its_colours_are_those_of_the_pages_by_day():
    light = TOKENS.read_text().split("--person-0", 1)[1].split("@media", 1)[0]
    assert re.findall(r"#[0-9a-f]{6}", light) == list(COLOURS)


def test_who_has_no_key_sees_nothing(eve, watcher, play, url):
    play()
    assert eve.get(url).status_code == 404
    assert watcher.get(url).status_code == 200
    assert watcher.post(url).status_code == 405


def test_the_page_offers_it_without_a_script(bob, play, night, url):
    play()
    page = bob.get(night.get_absolute_url()).content.decode()
    assert re.search(rf'href="{url}" download="[^"]+\.svg" data-share="picture"', page)
