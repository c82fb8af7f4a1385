"""A tap in the page of a table: how long until the new totals are laid out in it."""

from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Error, sync_playwright

from tests.bench import played
from tests.browser.chromium import launched
from tests.server import Server

KEYS = ("oh_hell", "piquet", "bezique", "pinochle")
SERVED = {"http": {}, "https": {"HTTPS": "home"}}  # there a service worker keeps files
ANY_AUTHORITY = "--ignore-certificate-errors"  # the one that was made on the spot, too
TAPS = 40  # of each game
TIMES = 3  # that every game is tapped through
CALM = 2000  # ms that a browser takes for itself when a window opens, or to keep files
# processor slowed so many times: ms for 95 of 100 taps, ms for the first score
TARGETS = {1: (16, 300), 4: (50, 1000)}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True}
TAP = (Path(__file__).parent / "page_tap.js").read_text()
SLOW = (Path(__file__).parent / "slow_worker.js").read_text()
FIRST = "() => performance.getEntriesByName('engine')[0].duration"
READY = "() => document.documentElement.dataset.engine === 'ready'"


def report():
    """Prints, served by http and https, what each game takes in a page."""
    with sync_playwright() as playwright:
        browser = launched(playwright, ANY_AUTHORITY)
        for scheme, environment in SERVED.items():
            with TemporaryDirectory() as var, Server(var, **environment) as server:
                report_served(scheme, server, browser)


def report_served(scheme, server, browser):
    """Prints, for each game and speed, the time of the first score and of a tap."""
    for key in KEYS:
        for slowed in TARGETS:
            said = told_of(server, browser, key, slowed)
            print(f"  {scheme}, {key}, slowed {slowed} times: {said}", flush=True)


def told_of(server, browser, key, slowed):
    """What was measured, or what kept a page from it, in a sentence."""
    try:
        return told(slowed, *measured(server, browser, key, slowed))
    except Error as error:
        return f"not measured. {error.message}"


def told(slowed, first, later, taps):
    most, most_first = TARGETS[slowed]
    totals, whole = zip(*taps, strict=True)
    return (
        f"first score {first:.0f} ms, at a later visit"
        f" {later:.0f} ms (at most {most_first}); totals {spread(totals)} (at most"
        f" {most}), all of the table {spread(whole)}, of {len(taps)} taps"
    )


def spread(times):
    return f"p50 {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms"


def measured(server, browser, key, slowed):
    """The ms of both first scores and of each tap at the end of a long game.

    Of each the quickest time counts: other work on the machine makes the others longer.
    """
    record = max(played.records(key), key=played.length)
    place = max(1, played.length(record) - TAPS - 2)
    runs = [tapped(server, browser, record, place, slowed) for _ in range(TIMES)]
    firsts, laters, taps = zip(*runs, strict=True)
    quickest = [
        [min(times) for times in zip(*tap, strict=True)]
        for tap in zip(*taps, strict=True)
    ]
    return min(firsts), min(laters), quickest


def tapped(server, browser, record, place, slowed):
    """The ms until the first score stands, of two visits, and of each tap.

    The first score: the engine is asked for, comes, and counts the first of the taps,
    that of the entry at the place. On the first visit nothing is on the phone.
    """
    entries = record["entries"]
    page = at_table(server, browser, record | {"entries": entries[:place]}, slowed)
    first = page.evaluate(FIRST) + page.evaluate(TAP, entries[place])[0]
    page.wait_for_timeout(CALM)
    page.reload()
    page.wait_for_function(READY)
    asked = page.evaluate(FIRST)
    taps = [page.evaluate(TAP, entry) for entry in entries[place + 1 : -1]]
    page.context.close()
    return first, asked + taps[0][0], taps


def at_table(server, browser, record, slowed):
    """A page of a table at which the engine sits, in a browser that was never there."""
    [(session, address)] = server.tables([record])
    context = browser.new_context(base_url=server.url, **PHONE)
    context.add_cookies([{"name": "sessionid", "value": session, "url": server.url}])
    page = context.new_page()
    page.wait_for_timeout(CALM)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    if slowed > 1:
        page.add_init_script(SLOW.replace("RATE", str(slowed)))
    page.goto(address)
    page.wait_for_function(READY)
    return page
