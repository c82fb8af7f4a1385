"""Every page fits a narrow phone with seven people at the table, and a thumb."""

import pytest

from tests.browser.letters import in_each
from tests.browser.page_scripts import OPEN_ALL
from tests.browser.test_seats import with_menu
from tests.often import some

SEVEN = ["Ann", "Bartholomew", "Cleo", "Dev", "Esmeralda", "Finn", "Gwendolyn"]
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 3, 4, 5, 6)]
BIDS += [{"type": "bid", "seat": 0, "bid": 0}]
PLAYED = {"game": "oh_hell", "players": SEVEN, "dealer": 0}
PLAYED |= {"options": {"sequence": "custom", "hands": [1]}}
PLAYED |= {"entries": [*BIDS, {"type": "tricks", "tricks": [0, 1, 0, 0, 0, 0, 0]}]}
NARROW = {"viewport": {"width": 360, "height": 740}}
TARGETS = "a, button, summary, select, input:not([type=hidden])"
TOO_SMALL = """targets => targets
  .filter(one => one.checkVisibility() && !one.matches('.skip, td a, th a, .term'))
  .map(one => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width < 47.5 || box.height < 47.5)
  .map(([box, one]) => `${one.outerHTML.slice(0, 60)} ${box.width}x${box.height}`)"""
SIZES = """typed => typed
  .filter(one => one.matches(
    'select, input:not([type=hidden], [type=radio], [type=checkbox])'))
  .map(one => parseFloat(getComputedStyle(one).fontSize))"""
WIDTH = "document.documentElement.scrollWidth"
TOO_CLOSE = """targets => {
  const boxes = targets
    .filter(one => one.checkVisibility()
      && !one.matches('.skip, td a, th a, .term, .band *, .places a'))
    .map(one => [one.getBoundingClientRect(), one]);
  const apart = 7.5;
  return boxes.flatMap(([a, one], at) => boxes.slice(at + 1)
    .filter(([b, two]) => !one.contains(two) && !two.contains(one)
      && a.left < b.right + apart && b.left < a.right + apart
      && a.top < b.bottom + apart && b.top < a.bottom + apart)
    .map(([, two]) => `${one.outerHTML.slice(0, 60)} | ${two.outerHTML.slice(0, 60)}`));
}"""

IN_TWICE_THE_SIZE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}"""


@pytest.fixture
def seven(new_phone):
    return with_menu(new_phone(**NARROW), SEVEN)


def pages(night):
    yield from ["/", "/join/", night, f"{night}settlement/", f"{night}new/"]
    yield from [f"{night}closing/", f"{night}invite/", f"{night}record/", "/import/"]
    yield f"{night}new/oh_hell/"


def linked(phone, names):
    """The addresses behind the links of these names on the first page."""
    phone.goto("/")
    return [
        phone.get_by_role("link", name=name, exact=True).first.get_attribute("href")
        for name in names
    ]


def all_pages(phone):
    night = "/" + phone.url.removesuffix("new/").split("/", 3)[3]
    start = phone.url
    people, history = linked(phone, ["People", "History"])
    group = people.removesuffix("people/")
    found = [*pages(night), people, history, f"{group}keys/", "/held/", "/privacy/"]
    phone.goto(people)
    ann = phone.get_by_role("link", name="Ann").get_attribute("href")
    phone.goto(start)
    found += [f"{group}{page}/" for page in ("files", "deletion", "money", "games")]
    found += [f"{group}records/", f"{night}bills/"]
    return [*found, ann, f"{ann}edit/", f"{ann}games/"]


def test_no_page_of_what_was_played_scrolls_sideways(at_table):
    phone = at_table(PLAYED, **NARROW)
    game = "/" + phone.url.split("/", 3)[3]
    phone.goto(f"{game}review/")
    for page in [f"{game}review/", f"{game}review/?at=5", *of_the_people(phone)]:
        with_everything_open(phone, page)
        check_that_nothing_lies_sideways(phone, page)


def check_that_nothing_lies_sideways(phone, where):
    """Now, and in letters of twice the size."""
    assert phone.evaluate(WIDTH) <= 360, where
    phone.evaluate(IN_TWICE_THE_SIZE)
    assert phone.evaluate(WIDTH) <= 360, f"{where}, twice the size"


def of_the_people(phone):
    """The pages on which a finished game is looked at, but for its review."""
    people, history = linked(phone, ["People", "History"])
    phone.goto(people)
    name = phone.get_by_role("link", name=SEVEN[1])
    person = name.get_attribute("href")
    group = people.removesuffix("people/")
    yield from [history, f"{group}games/", f"{group}records/?game=oh_hell"]
    yield from [person, f"{person}?game=oh_hell", f"{person}games/"]
    phone.goto(person)
    links = phone.locator("a[href*='/with/']")
    yield links.first.get_attribute("href")


def with_everything_open(phone, page):
    phone.goto(page)
    phone.eval_on_selector_all("details", OPEN_ALL)


def test_every_page_fits_the_phone_and_a_thumb_hits_what_it_aims_at(seven):
    for page in all_pages(seven):
        with_everything_open(seven, page)
        for letters in in_each(seven):
            where = f"{page}, {letters} letters"
            assert seven.eval_on_selector_all(TARGETS, TOO_SMALL) == [], where
            assert seven.eval_on_selector_all(TARGETS, TOO_CLOSE) == [], where
            check_that_nothing_is_zoomed_into(seven, where)
            check_that_nothing_lies_sideways(seven, where)


def check_that_nothing_is_zoomed_into(phone, where):
    """A phone zooms into what is typed in letters of less than 16 pixels."""
    sizes = phone.eval_on_selector_all(TARGETS, SIZES)
    assert all(size >= 16 for size in sizes), where


UNDER_THE_SCORE = """() => {
  const box = part => document.querySelector(part).getBoundingClientRect();
  return box('.score').bottom - box('.pad').top;
}"""


def test_at_a_table_of_seven_nothing_lies_sideways_or_under_the_score(at_table):
    point = {"type": "award", "class": "point", "winner": 6, "points": 6}
    record = {"game": "piquet_ecrire", "players": SEVEN, "dealer": 6}
    phone = at_table(record | {"entries": [point]}, **NARROW)
    for letters in in_each(phone):
        assert phone.evaluate(WIDTH) <= 360, letters
        assert phone.evaluate(UNDER_THE_SCORE) <= 0, letters


def test_four_players_stand_in_one_row(at_table):
    record = {"game": "bezique_four", "players": SEVEN[:4], "dealer": 3}
    phone = at_table(record, **NARROW)
    for letters in in_each(phone):
        players = phone.locator(".score li").all()
        assert len({player.bounding_box()["y"] for player in players}) == 1, letters


TOO_LONG = """chips => chips.filter(one => one.scrollWidth > one.clientWidth)
  .map(one => one.textContent)"""


def test_no_word_is_longer_than_its_chip_in_the_referees_book(at_table):
    record = {"game": "piquet_ecrire", "players": SEVEN, "dealer": 6}
    phone = at_table(record, **NARROW)
    phone.get_by_role("link", name="Referee").tap()
    phone.get_by_role("heading", name="Referee").wait_for()
    phone.eval_on_selector_all(
        "details", "all => all.forEach(one => { one.name = ''; one.open = true })"
    )
    for letters in in_each(phone):
        assert phone.eval_on_selector_all(".chip", TOO_LONG) == [], letters


IS_ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest('form') === one.closest('form');
}"""


@pytest.mark.parametrize("players", some([7, 2, 4], 1))
def test_in_twice_the_size_a_question_can_be_read_and_answered(at_table, players):
    game = "piquet" if players == 2 else "oh_hell"
    record = {"game": game, "players": SEVEN[:players], "dealer": 1}
    phone = at_table(record, **NARROW)
    for letters in in_each(phone):
        check_that_nothing_lies_sideways(phone, letters)
        for part in (".pad h2", ".pad .chip"):
            shown = phone.locator(part).locator("visible=true").first
            assert shown.evaluate(IS_ON_TOP), (part, letters)


LONG = [
    "Alexander-Luca",
    "Maximiliane",
    "Christopher W.",
    "Bob",
    "Annabel",
    "Eve",
    "Gil",
]
CUT = """names => names.filter(one => one.scrollWidth > one.clientWidth
  || one.scrollHeight > one.clientHeight * 1.4).map(one => one.textContent)"""
ENDS = "names => new Set(names.map(one => getComputedStyle(one).textOverflow)).size"
SIZE = "names => new Set(names.map(one => getComputedStyle(one).fontSize)).size"


@pytest.mark.parametrize("players", some([7, 2, 3, 4], 1))
def test_names_in_the_score_have_one_size_and_end_with_an_ellipsis(at_table, players):
    game = "piquet" if players == 2 else "oh_hell"
    record = {"game": game, "players": LONG[:players], "dealer": 1}
    phone = at_table(record, **NARROW)
    names = phone.locator(".score .who")
    cut = names.evaluate_all(CUT)
    assert all(len(name) > 5 for name in cut), cut
    assert names.evaluate_all(SIZE) == names.evaluate_all(ENDS) == 1
    assert (
        names.first.evaluate("one => getComputedStyle(one).textOverflow") == "ellipsis"
    )
    titles = phone.locator(".score .name").evaluate_all("all => all.map(o => o.title)")
    assert titles == LONG[:players]
    tops = phone.locator(".score output").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert len({round(top) for top in tops}) == 1


def test_nothing_lies_under_a_camera_in_the_edge(at_table):
    phone = at_table(PLAYED, viewport={"width": 844, "height": 390})
    edges = {"top": 0, "bottom": 21, "left": 47, "right": 47}
    network = phone.context.new_cdp_session(phone)
    network.send("Emulation.setSafeAreaInsetsOverride", {"insets": edges})
    pad = phone.locator(".pad").bounding_box()
    assert phone.locator(".score ol").bounding_box()["x"] >= 47
    assert pad["x"] + pad["width"] <= 844 - 47


INKS = """() => [':checked', ':not(:checked)'].map(state => getComputedStyle(
  document.querySelector(`.pick input${state} + .chip`)).backgroundColor)"""


def test_what_is_chosen_is_told_apart_in_a_readers_own_colours(at_table):
    record = PLAYED | {"entries": BIDS}
    phone = at_table(record, forced_colors="active", reduced_motion="reduce")
    phone.locator(".pick").first.tap()
    chosen, other = phone.evaluate(INKS)
    assert chosen != other
