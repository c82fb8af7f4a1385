"""The pad takes half of the screen at most, and what it asks is in sight there."""

import itertools

import pytest

import rules
from phone.screen import table_screen
from tests.browser.letters import in_each
from tests.browser.test_pages_fit import IN_TWICE_THE_SIZE
from tests.browser.thumb import Thumb
from tests.often import FIRST, long
from tests.rules.piquet_hands import AGAINST_FOUR_SUITS, FOUR_SUITS
from tests.screen.test_pad import positions

HEIGHT = 844
PHONES = (390, 360)
ROOM = """() => {
  const pad = document.querySelector('.pad');
  const call = document.querySelector('.call').getBoundingClientRect();
  const box = pad.getBoundingClientRect();
  return [box.height, pad.scrollHeight - pad.clientHeight, box.top - call.bottom];
}"""
TOO_LONG = """() => [...document.querySelectorAll('.pad .chip, .pad .btn')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""
GAMES = [game.key for game in rules.card_games()]


CARDS = ("card", "cards", "trick")
# The total of a deal is asked alike in each game: looked at where most sit.
ALIKE = dict.fromkeys(GAMES, []) | {"oh_hell": ["total"]}


def weight(pad):
    """How much is drawn at once; a row of cards counts for a row of chips."""
    beside = [form for group in pad["groups"] for form in group["forms"]]
    forms = pad["main"] + beside
    cards = [field for form in forms for field in cards_of(form)]
    if cards and len(forms) == 1:
        return sum(len(parts(field)) for field in cards)
    fields = [field for form in pad["main"] for field in form["fields"][:1]]
    fields += [field for form in beside for field in form["fields"]]
    return len(forms) + sum(len(parts(field)) for field in fields)


def cards_of(form):
    """The pads of cards among the questions of a form."""
    return [field for field in form["fields"] if field["shape"] in CARDS]


def parts(field):
    """What there is to tap of a field: its faces, its chips, its boxes."""
    if field["shape"] in CARDS:
        return [card for suit in field["suits"] for card in suit["cards"]]
    return field.get("chips", field.get("boxes", [1]))


def fullest(key):
    """For each way of recording the position of a game whose pad has most on it."""
    found = {}
    for record, sheet in itertools.islice(positions(key), None, None, 3):
        for way in [*dict(sheet["ways"]), *ALIKE[key]]:
            pad = table_screen(sheet, way)["pad"]
            if pad["way"] == way and weight(pad) > found.get(way, (0, None))[0]:
                found[way] = weight(pad), record
    return {way: record for way, (_weight, record) in found.items()}


HALVES = [GAMES[half::2] for half in (0, 1)]  # so that two may look
LOOKED_AT = [[key for key in half if key in FIRST] for half in HALVES]


@pytest.mark.parametrize("keys", LOOKED_AT + [long(half) for half in HALVES])
def test_the_pad_takes_half_of_the_screen(keys, server, new_phone):
    ways = {(key, way): record for key in keys for way, record in fullest(key).items()}
    tables = server.tables(list(ways.values()))
    phone = new_phone()
    for (key, way), (session, address) in zip(ways, tables, strict=True):
        cookie = {"name": "sessionid", "value": session, "url": server.url}
        phone.context.add_cookies([cookie])
        phone.goto(f"{address}?way={way}")
        for width in PHONES:
            phone.set_viewport_size({"width": width, "height": HEIGHT})
            for letters in in_each(phone):
                where = (key, way, width, letters)
                height, hidden, below_call = phone.evaluate(ROOM)
                assert height <= HEIGHT / 2, where
                assert hidden == 0, where
                assert below_call > 0, where
                assert phone.evaluate(TOO_LONG) == [], where


SEVEN = ["Ann", "Bartholomew", "Cleo", "Dev", "Esmeralda", "Finn", "Gwendolyn"]
BEGUN = [
    {
        "game": "piquet",
        "players": SEVEN[:2],
        "entries": [{"type": "award", "class": "point", "winner": 0, "points": 5}],
    },
    {
        "game": "oh_hell",
        "players": SEVEN,
        "dealer": 6,
        "entries": [{"type": "bid", "seat": 0, "bid": 1}],
    },
]
IN_VIEW = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
  return box.top >= 0 && box.bottom <= innerHeight && one.contains(top);
}"""


@pytest.mark.parametrize("record", BEGUN, ids=lambda record: record["game"])
def test_score_call_and_undo_stay_in_view(record, at_table):
    phone = at_table(record)
    undo = phone.get_by_role("button", name="Undo")
    parts = [*phone.locator(".score li").all(), phone.locator(".call"), undo]
    for part in parts:
        assert part.evaluate(IN_VIEW)
    phone.set_viewport_size({"width": HEIGHT, "height": 390})
    for part in parts:
        assert part.evaluate(IN_VIEW)
    phone.set_viewport_size({"width": 390, "height": HEIGHT})
    phone.evaluate(IN_TWICE_THE_SIZE)
    for part in parts:
        assert part.evaluate(IN_VIEW)


ALL_SAID = [
    {"type": "award", "class": "point", "winner": 1, "points": 5},
    {"type": "award", "class": "sequence", "winner": 1, "points": 15},
    {"type": "award", "class": "set", "winner": 1, "points": 14},
]


HANDS = (FOUR_SUITS, AGAINST_FOUR_SUITS)


def test_all_cards_of_two_hands_are_in_sight_beside_the_suit_led(at_table):
    told = [
        {"type": "hand", "seat": seat, "cards": hand.split()}
        for seat, hand in zip((1, 0), HANDS, strict=True)
    ]
    record = {"game": "piquet", "players": SEVEN[:2], "entries": [*told, *ALL_SAID]}
    thumb = Thumb(at_table(record))
    thumb.tap(thumb.pad.locator("button.face[value=AS]"))
    assert thumb.page.evaluate(ROOM)[1] == 0


def test_a_refusal_leaves_what_enters_in_sight(at_table):
    record = {"game": "piquet", "players": SEVEN[:2], "options": {"form": "rubicon"}}
    thumb = Thumb(at_table(record | {"entries": ALL_SAID}))
    thumb.tap(thumb.pad.get_by_text("8\u20134", exact=True))
    boxes = thumb.pad.locator(".box input").all()
    for box, points in zip(boxes, ("4", "12"), strict=True):
        box.fill(points)
    assert "cannot be" in thumb.refused(thumb.button("Enter"))
    assert thumb.button("Enter").evaluate(IN_VIEW)


def test_a_refusal_leaves_each_meld_in_its_place(at_table):
    told = [{"type": "turn_up", "card": "QH"}]
    told.append({"type": "meld", "seat": 0, "meld": "marriage", "suit": "H"})
    record = {"game": "bezique", "players": SEVEN[:2], "entries": told}
    page = at_table(record, java_script_enabled=False)
    sequence = page.get_by_role("button", name="Sequence").last
    width = sequence.bounding_box()["width"]
    sequence.tap(force=True)
    page.get_by_role("alert").wait_for()
    assert sequence.bounding_box()["width"] == width


def test_what_has_the_focus_is_not_behind_the_pad(at_table):
    record = {"game": "piquet", "players": SEVEN[:2], "entries": ALL_SAID}
    phone = at_table(record)
    phone.set_viewport_size({"width": 360, "height": 640})
    for _part in range(18):
        phone.keyboard.press("Tab")
        focused = phone.evaluate_handle("document.activeElement")
        is_page = focused.evaluate("one => one === document.body")  # past its end
        assert is_page or focused.evaluate(IN_VIEW)


def test_what_is_opened_takes_the_place_of_the_question(at_table):
    turned = {"type": "turn_up", "card": "8H"}
    record = {"game": "bezique_500", "players": SEVEN[:2], "entries": [turned]}
    thumb = Thumb(at_table(record))
    thumb.tap(thumb.fold("Ann: plain sequence"))
    assert not thumb.pad.locator(".asked").is_visible()
    assert thumb.pad.get_by_role("button", name="spades").last.evaluate(IN_VIEW)
    thumb.tap(thumb.fold("Ann: plain sequence"))
    assert thumb.pad.locator(".asked").is_visible()
    thumb.tap(thumb.fold("Call 500"))
    assert thumb.pad.locator("details[open] form:visible").count() == 1
    assert thumb.pad.get_by_role("button", name="Undo").evaluate(IN_VIEW)


def test_what_is_answered_folds_and_opens_again(at_table):
    thumb = Thumb(at_table({"game": "piquet", "players": SEVEN[:2]}))
    names = thumb.pad.locator("label:has(input[name=winner])")
    scores = thumb.pad.locator("button[name=points]")
    assert not scores.first.is_visible()
    thumb.tap(names.first)
    assert scores.first.is_visible()
    assert not names.last.is_visible()
    thumb.tap(names.first)
    thumb.tap(names.last)
    thumb.enter(thumb.chip("5"))
    assert thumb.totals() == [0, 5]
