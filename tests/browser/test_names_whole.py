"""No accent and no tail of a name is cut, at every place where names are clipped."""

import re

import pytest

from tests.browser.test_pages_fit import IN_TWICE_THE_SIZE, NARROW
from tests.browser.test_review_page import LAPTOP
from tests.often import some

LATIN = ["Ž", "É", "Ô", "Å", "ẞ", "g"]
LETTERS = [*LATIN, "عَلِيّ", "ปุ้"]
NAMES = ["Žofie Čápová", "Éric Ôlivier", "Åsa", "Großvater Jörgensen ẞg", "Gwendolyn"]
NAMES += ["عَلِيّ", "Ôlivier Maximilian von und zu Örjansgård"]
BIDS = [{"type": "bid", "seat": seat, "bid": 1} for seat in range(1, 7)]
BIDS += [{"type": "bid", "seat": 0, "bid": 0}]
ONE = {"type": "tricks", "tricks": [0, 0, 0, 0, 0, 0, 1]}
AT_CARDS = {"game": "oh_hell", "players": NAMES, "dealer": 0}
AT_CARDS |= {"options": {"sequence": "custom", "hands": [1, 2]}, "entries": BIDS}
PLAYED = AT_CARDS | {"entries": [*BIDS, ONE]}
FEW = AT_CARDS | {"players": [NAMES[6], *NAMES[:2]], "entries": []}
LOW = 1.2  # a line in parts of its letters, at least

# Every element that cuts the text in it: what it is, and its line in its letters.
CLIPPED = """() => {
  const found = new Map();
  const isCut = value => ['hidden', 'clip'].includes(value);
  for (const one of document.querySelectorAll('body *')) {
    const { overflowX, overflowY, lineHeight, fontSize } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    const hasText = [...one.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!hasText || !(isCut(overflowX) || isCut(overflowY))) continue;
    if (width < 4 || height < 4 || !one.checkVisibility()) continue;
    const path = [];
    for (let at = one; at.parentElement && path.length < 4; at = at.parentElement)
      path.unshift(at.localName + [...at.classList].map(name => '.' + name).join(''));
    const name = path.join(' > ');
    if (found.has(name)) continue;
    one.dataset.clipped = found.size;
    found.set(name, [found.size, parseFloat(lineHeight) / parseFloat(fontSize)]);
  }
  return Object.fromEntries(found);
}"""
ALONE = """([place, letters]) => {
  const one = document.querySelector(`[data-clipped="${place}"]`);
  one.textContent = letters;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { visibility: hidden !important }
    [data-clipped="${place}"] { visibility: visible !important }
    [data-uncut] { overflow: clip visible !important }`);
  const kept = document.adoptedStyleSheets.filter(sheet => !sheet.isAlone);
  document.adoptedStyleSheets = [...kept, Object.assign(sheet, { isAlone: true })];
  one.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: Math.max(0, x - 8), y: y - 24, width: width + 16, height: height + 48 };
}"""
UNCUT = (
    "place => document.querySelector(`[data-clipped='${place}']`).dataset.uncut = ''"
)
CUT_AGAIN = """place => {
  delete document.querySelector(`[data-clipped='${place}']`).dataset.uncut;
}"""

# Whether the machine has a font for some letters; without one it draws towers of signs.
HAS_FONT = """letters => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '100px system-ui, sans-serif';
  const ink = pen.measureText(letters);
  const tall = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
  return tall < 1.5 * (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
}"""

LINKS = """() => [...document.querySelectorAll('a[href]')].map(one => one.href)
  .filter(href => href.startsWith(location.origin)).map(href => href.split('#')[0])"""
NOT_A_PAGE = re.compile(r"/(record|ics|csv|download|export)|\.\w+$")


def kind_of(address):
    """What pages of one kind have in common: their address without its numbers."""
    return re.sub(r"\d+", "0", address.split("?")[0])


def linked_pages(phone, most):
    """One page of each kind that links lead to from where the phone is, opened."""
    found, waiting = {kind_of(phone.url)}, [phone.url]
    while waiting and len(found) <= most:
        address = waiting.pop(0)
        phone.goto(address)
        yield address
        for link in phone.evaluate(LINKS):
            if kind_of(link) not in found and not NOT_A_PAGE.search(link):
                found.add(kind_of(link))
                waiting.append(link)


def letters_here(phone):
    """The letters that this machine has fonts for: those of Latin, and most others."""
    letters = [one for one in LETTERS if phone.evaluate(HAS_FONT, one)]
    assert set(LATIN) <= set(letters)
    return letters


def cut_letters(phone, place):
    """Those of the letters that a place does not show whole."""
    cut = []
    for letters in letters_here(phone):
        box = phone.evaluate(ALONE, [place, letters])
        shown = phone.screenshot(clip=box)
        phone.evaluate(UNCUT, place)
        if phone.screenshot(clip=box) != shown:
            cut.append(letters)
        phone.evaluate(CUT_AGAIN, place)
    return cut


def check_that_names_are_whole(phone):
    """In letters of the usual size, and of twice it; the number of places."""
    places, low, cut = 0, [], []
    phone.context.set_offline(True)  # nothing is drawn again meanwhile
    phone.eval_on_selector_all("details", "all => all.forEach(one => one.open = true)")
    for size in ("usual", "twice"):
        if size == "twice":
            phone.evaluate(IN_TWICE_THE_SIZE)
        clipped = phone.evaluate(CLIPPED)
        places += len(clipped)
        low += [(size, name) for name, (_, line) in clipped.items() if line < LOW]
        cut += [
            (size, name, letters)
            for name, (place, _line) in clipped.items()
            for letters in cut_letters(phone, place)
        ]
    phone.context.set_offline(False)
    assert (low, cut) == ([], []), phone.url
    return places


@pytest.mark.parametrize("record", some([PLAYED, AT_CARDS, FEW], 1))
def test_names_are_whole_on_every_page_of_a_game(at_table, record):
    phone = at_table(record, **NARROW)
    places = [check_that_names_are_whole(phone) for _ in linked_pages(phone, most=24)]
    assert sum(places) > 8, places


@pytest.mark.parametrize("traits", some([NARROW, LAPTOP], 1))
def test_names_are_whole_below_a_trick_and_beside_the_pad(at_table, traits):
    trump = {"type": "trump", "card": "KH"}
    phone = at_table(AT_CARDS | {"entries": [trump, *BIDS]}, **traits)
    phone.goto(f"{phone.url}?way=cards")
    phone.locator(".spot").first.wait_for()
    assert check_that_names_are_whole(phone)
