"""No page has a fault that axe finds, by day and by night, with all that folds open."""

import re
from urllib.parse import urlsplit

import pytest

from tests.browser.shared_cost import fill_in
from tests.browser.thumb import BREATH
from tests.server import ROOT

ALONE = "the demo is its first"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# The sign of a card is a symbol, no label in words: to say its name is to say what is
# seen (WCAG, on 2.5.3).
FOUND = """([where, options]) => axe.run(where ?? document, {
  resultTypes: ['violations'],
  ...options,
}).then(found => found.violations.flatMap(({ id, nodes }) => {
  const wrong = nodes.filter(one => id !== "label-content-name-mismatch"
    || !one.target.every(card => document.querySelector(card)?.matches(".face")));
  return wrong.slice(0, 1).map(one => `${id}: ${one.html}`);
}))"""
OPEN = """() => document.querySelectorAll("details").forEach(one => {
  one.removeAttribute("name");
  one.open = true;
})"""
UNCHECKED = "all => all.forEach(one => { one.checked = false })"
# What is new on a page: tags of a class in others in which they stood on none before.
# A page that a link leads to is looked at where some is; in `make long` each is. Only
# colours differ by night: what is new is looked at in the other scheme, too.
SOME = 3
SCHEMES = """() => matchMedia("(prefers-color-scheme: dark)").matches
  ? ["dark", "light"] : ["light", "dark"]"""
COLOURS = {"runOnly": ["color-contrast"]}
MARK_NEW = """seen => {
  const kind = ({ localName, className, ariaPressed, ariaCurrent, ariaDisabled }) =>
    [localName, className, ariaPressed, ariaCurrent, ariaDisabled].join();
  const news = new Map();
  for (const one of document.querySelectorAll("body, body *")) {
    if (one.closest("svg")) continue;
    const made = `${kind(one.parentElement)} > ${kind(one)}`;
    if (!seen.includes(made) && !news.has(made)) news.set(made, one);
  }
  for (const one of news.values()) one.dataset.isNew = "";
  return [...news.keys()];
}"""
NEW = {"include": [["[data-is-new]"]]}

# What a situation of the referee is made of, and where it leads to.
SITUATION = re.compile(r".*/referee/\w+/")
MADE_OF = """async path => {
  const page = await (await fetch(path)).text();
  const all = new DOMParser().parseFromString(page, "text/html").querySelectorAll("*");
  const kind = one => `${one?.localName}.${one?.className} ${one?.getAttributeNames()}`;
  return [
    [...all].map(one => `${kind(one.parentElement)} > ${kind(one)}`),
    [...all].map(one => one.localName == "a" && one.pathname).filter(Boolean),
  ];
}"""

LINKED = """() => [...document.querySelectorAll("a")]
  .filter(one => one.origin === location.origin && !one.hasAttribute("download"))
  .map(one => one.pathname)"""
# Where it stands makes one page of a kind as good as another; tables are all looked at.
NUMBER, TABLE = re.compile(r"\d+"), re.compile(r"/games/\d+/")
OF_ONE_GAME = re.compile(r"/(rules|new)/\w+")
NO_PAGE = re.compile(r".*\.(txt|json|zip)|/k/.*")

# What a link alone does not lead to: one card game, a moment, what is chosen.
FILTERED = ["/people/1/?game=oh_hell", "/people/1/with/2/?game=piquet"]
FILTERED += ["/groups/1/records/?game=oh_hell", "/games/1/review/?at=9"]
FILTERED += ["/groups/1/games/?game=piquet&text=ann"]
FILTERED += ["/share/record/1/?record=Best+night"]


@pytest.fixture(scope="module")
def seen():
    """Of what the pages are made that were looked at."""
    return set()


@pytest.fixture
def phone(new_phone):
    """A phone in whose pages axe is at hand."""
    assert AXE.exists(), "axe-core is missing: make test fetches it."
    phone = new_phone(reduced_motion="reduce")
    phone.add_init_script(path=AXE)
    return phone


@pytest.fixture(scope="module")
def invited(server):
    """The way in to the demo evening, for its host."""
    return re.search(r"/k/\S+/", server.manage("demo"))[0]


@pytest.fixture
def host(invited, phone):
    """The phone of the host of the demo evening."""
    phone.goto(invited)
    phone.get_by_role("button", name="Join").click()
    phone.wait_for_url(lambda url: "/k/" not in url)
    return phone


def faults(phone, seen):
    """What axe finds wrong on the page that is shown, in either scheme.

    `seen`: of what the pages before it are made; what this one is made of joins it.
    """
    news = newly_made_of(phone, seen)
    seen.update(news)
    return faults_of_it(phone, news)


def newly_made_of(phone, seen):
    """What the page is made of and none of `seen`; all of it is opened."""
    phone.evaluate(OPEN)
    return phone.evaluate(MARK_NEW, [*seen])


def faults_of_it(phone, news):
    """What axe finds wrong on the page that is shown; by night on its `news` alone."""
    shown, other = phone.evaluate(SCHEMES)
    found = [f"{shown} {one}" for one in phone.evaluate(FOUND, [None, {}])]
    if news:
        phone.emulate_media(color_scheme=other)
        found += [f"{other} {one}" for one in phone.evaluate(FOUND, [NEW, COLOURS])]
    return [f"{phone.url} {one}" for one in found]


def kind(path):
    """What is the same of pages of which one is looked at for all."""
    return (
        path
        if TABLE.fullmatch(path)
        else OF_ONE_GAME.sub(r"/\1/", NUMBER.sub("", path))
    )


def pages(phone):
    """Goes from link to link to one page of each kind; its address, on each.

    Of situations of the referee to those that are made of what no other was.
    """
    to_see, seen, parts = ["/"], set(), set()
    while to_see:
        path = to_see.pop()
        if kind(path) in seen or NO_PAGE.fullmatch(path):
            continue
        seen.add(kind(path))
        phone.goto(path)
        came_to = urlsplit(phone.url).path
        if came_to != path and kind(came_to) in seen:
            continue
        seen.add(kind(came_to))
        links = phone.evaluate(LINKED)
        telling = situations(phone, links, seen, parts)
        to_see += [link for link in links if link not in seen] + telling
        yield path


def situations(phone, links, seen, parts):
    """Those that are made of anything beside `parts`; all others are `seen`.

    Goes on to those that they lead to. What they are made of becomes part of `parts`.
    """
    telling, to_read = [], [*links]
    while to_read:
        path = to_read.pop()
        if path in seen or path in telling or not SITUATION.fullmatch(path):
            continue
        made_of, more = phone.evaluate(MADE_OF, path)
        to_read += more
        if parts.issuperset(made_of):
            seen.add(path)
        else:
            telling.append(path)
            parts.update(made_of)
    return telling


def test_no_page_of_the_demo_evening_has_a_fault(host, seen):
    assert faults_of_all(host, seen) == []


@pytest.mark.long
def test_no_page_at_all_of_the_demo_evening_has_a_fault(host):
    assert faults_of_all(host, Nothing()) == []


class Nothing(set):
    """Of this no page is made, whatever was looked at."""

    def update(self, news):
        pass


def faults_of_all(host, seen):
    """What axe finds wrong on any page of which some is new."""
    visited, found = [], []
    for path in pages(host):
        visited.append(path)
        found += faults_of_news(host, seen)
    for path in FILTERED:
        host.goto(path)
        found += faults_of_news(host, seen)
    assert len(visited) > 20, visited
    return found


def faults_of_news(host, seen):
    news = newly_made_of(host, seen)
    if len(news) < SOME:
        return []  # beside others it may be enough
    seen.update(news)
    return faults_of_it(host, news)


def test_no_page_that_answers_a_form_has_a_fault(host, seen):
    host.locator("a[href^='/nights/']").first.click()
    found, night = [], host.url
    for page, button in [("new/piquet_voleur/", "Start"), ("invite/", "a viewer")]:
        host.goto(f"{night}{page}")
        host.eval_on_selector_all("[name=dealer]", UNCHECKED)
        with host.expect_navigation():
            host.get_by_role("button", name=button).click()
        found += faults(host, seen)
    found += faults_of_a_bill(host, night, seen)
    host.goto("/people/1/same/?of=2")
    found += faults(host, seen)
    found += faults_of_a_shared_link(host, seen)
    host.goto("/games/1/entries/0/")
    host.get_by_role("button", name="Delete entry").click()
    host.get_by_role("heading", name="Changes").wait_for()
    found += faults(host, seen)
    host.goto(f"{night}closing/")
    host.get_by_label("Leave game out").check()
    host.get_by_role("button", name="Close the night").click()
    host.wait_for_url("**/settlement/")
    found += faults(host, seen)
    part = host.locator(".part", has=host.get_by_label("Amount paid")).first
    part.get_by_label("Amount paid").fill("1")
    part.get_by_role("button").click()
    host.locator(".recorded li").wait_for()
    found += faults(host, seen)
    host.get_by_role("link", name="Record a payment").click()
    host.get_by_role("button", name="Record payment").click()
    host.get_by_text("Choose who paid.").wait_for()
    found += faults(host, seen)
    host.goto("/groups/1/money/")
    host.get_by_role("heading", name="Recent payments").wait_for()
    found += faults(host, seen)
    host.goto(night)
    found += faults(host, seen)
    host.locator(".left-out a.line").click()
    host.get_by_text("The night is closed.").wait_for()
    assert found + faults(host, seen) == []


def faults_of_a_bill(host, night, seen):
    """What is wrong on the page of a bill that was refused; it is shared then."""
    host.goto(f"{night}bills/")
    host.get_by_label("What is the cost for?").fill("Drinks")
    host.get_by_role("button", name="Add shared cost").click()
    host.get_by_role("alert").get_by_text("Enter the amount, and choose").wait_for()
    found = faults(host, seen)
    fill_in(host, "24", host.locator(".sharer legend").first.inner_text())
    host.clock.fast_forward(BREATH)
    with host.expect_navigation():
        host.get_by_role("button", name="Add shared cost").click()
    return found


def faults_of_a_shared_link(host, seen):
    """What is wrong where a link to a game is made, and on the page that it opens."""
    host.goto("/share/game/1/")
    with host.expect_navigation():
        host.get_by_role("button", name="Create link").click()
    found = faults(host, seen)
    host.goto(host.get_by_role("link", name="/s/").get_attribute("href"))
    return found + faults(host, seen)


def test_no_page_for_who_has_no_key_has_a_fault(phone, seen):
    found = []
    for path in ["/", "/join/", "/nights/999999/"]:
        phone.goto(path)
        found += faults(phone, seen)
    phone.goto("/")
    phone.get_by_role("button", name="Oh Hell").click()
    phone.get_by_text("A game needs at least two").wait_for()
    assert found + faults(phone, seen) == []
