"""The events of the page: docs/events.md says who sends and who hears each of them."""

import re
from collections import defaultdict

from tests.server import ROOT

TABLE = ROOT / "docs" / "events.md"
ROW = re.compile(r"^\| `([a-z]+:\w+)` \| .+ \| (.+) \| (.+) \|$", re.MULTILINE)
SCRIPTS = ROOT / "static" / "js"
MEASURES = ROOT / "tests" / "bench"  # what hears a tap to measure it

NAME = re.compile(r'"([a-z]+:[a-zA-Z]+)"')
SENDING = re.compile(r"(?:\bnew (?:Custom)?Event|\bhtmx\.trigger)\(([^;]*?)\)")
OF_THE_BROWSER = {"input", "change"}


def scripts():
    """(name, text) of each script that may send or hear."""
    for folder, root in ((SCRIPTS, SCRIPTS), (MEASURES, ROOT)):
        for path in sorted(folder.rglob("*.js")):
            yield str(path.relative_to(root).with_suffix("")), path.read_text()


def of_scripts():
    """{event: (who sends it, who hears it)}, as the scripts have it."""
    events = defaultdict(lambda: (set(), set()))
    for name, text in scripts():
        sent = set(NAME.findall(" ".join(SENDING.findall(text))))
        rest = SENDING.sub("", text)
        heard = set(NAME.findall(rest))
        if "htmx.onLoad(" in text:
            heard.add("htmx:load")
        for event in sent:
            events[event][0].add(name)
        for event in heard:
            events[event][1].add(name)
    for event in events:
        if event.startswith("htmx:"):
            events[event][0].add("htmx")
    return events


def of_the_table():
    """The same {event: (who sends it, who hears it)}, as the page of it has it."""
    rows = ROW.findall(TABLE.read_text())
    return {
        event: (set(sends.split(", ")), set(hears.split(", ")))
        for event, sends, hears in rows
    }


def test_the_table_says_who_sends_and_who_hears_each_event():
    written = of_the_table()
    real = of_scripts()
    assert written.keys() == real.keys()
    for event in real:
        assert written[event] == real[event], event


def test_every_event_is_sent_by_somebody_and_heard_by_somebody():
    for event, (sends, hears) in of_scripts().items():
        assert sends, f"nobody sends {event}"
        assert hears, f"nobody hears {event}"


def test_an_event_of_ours_bears_the_name_of_its_subject():
    for name, text in scripts():
        sent = re.findall(r'\bEvent\("(\w+)"', text)
        assert set(sent) <= OF_THE_BROWSER, name


def test_each_event_is_told_of_once_and_in_order():
    events = [event for event, _sends, _hears in ROW.findall(TABLE.read_text())]
    assert events == sorted(set(events))
