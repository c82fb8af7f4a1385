"""A quarrel at a table with two phones, one of which is out of reach of the server."""

import contextlib

from tests.engines.finger import Finger
from tests.patience import wait_until
from tests.server import Server

CODE = "document.querySelector('.code output')?.innerText.replace(/\\s/g, '')"
IN_CONTROL = "() => Boolean(navigator.serviceWorker.controller)"
RULING = "() => document.querySelector('#ruling .loud')?.dataset.said"
HEARD = "() => document.querySelector('#said')?.innerText"
BANDS = """() => ['.score', '.call', '.sheet']
  .map(band => document.querySelector(`#table ${band}`)?.innerText).join('\\n')"""
LOG = """fetch('/games/1/log.json').then(one => one.json())
  .then(({ seen, record }) => JSON.stringify([seen, record]))"""
HAS_ALL = """async () => {
  const { engine } = document.getElementById("truth").dataset;
  const found = engine.split(" ").map(one => caches.match(one, { ignoreVary: true }));
  return (await Promise.all(found)).every(Boolean);
}"""
MOMENT = "() => document.querySelector('#stood')?.dataset.at"
STOOD = "() => document.querySelector('#stood').innerText"


@contextlib.contextmanager
def second_phone(finger):
    """A phone with cookies and a store of its own: it knows the server by another name.

    It has a way there of its own, too, a second server of the same database.
    """
    way = Server(finger.server.var)
    way.url = way.url.replace("127.0.0.1", "localhost")
    way.start()
    try:
        yield Finger(finger.browser, way)
    finally:
        way.__exit__()


def come_in(finger, other):
    """Lets the other phone come in, to enter."""
    finger.goto("/games/1/invite/")
    finger.tap("Invite a scorer", "main")
    code = wait_until(finger.browser.run, CODE)
    other.goto("/join/")
    wait_until(other.browser.run, IN_CONTROL)
    other.fill("Code", code)
    other.tap("Enter code", ".band")
    wait_until(lambda: other.path != "/join/")


def to_the_table(finger):
    finger.goto("/games/1/")
    finger.wait_for_engine()


def wait_for_book(finger):
    """Until the phone has the table, its engine and the referee's book."""
    to_the_table(finger)
    finger.reload()
    finger.wait_for_engine()
    wait_until(finger.browser.run, HAS_ALL)


def ask(finger, situation, answer):
    """Asks the referee by one of the six; gives the ruling."""
    finger.tap("Referee", ".pad")
    finger.tap(situation, ".pad")
    finger.tap(answer, ".pad")
    return wait_until(finger.browser.run, RULING)


def reviewed(finger):
    """What the review shows, gone back through step by step."""
    finger.goto("/games/1/review/")
    wait_until(finger.browser.run, MOMENT)
    shown = [finger.browser.run(STOOD)]
    for at in range(int(finger.browser.run(MOMENT)) - 1, -1, -1):
        finger.tap("Back", "main .steps")
        wait_until(lambda place=str(at): finger.browser.run(MOMENT) == place)
        shown.append(finger.browser.run(STOOD))
    return " ".join(" ".join(shown).split()).replace(" :", ":")


def shown_by(finger):
    """What a phone shows of the game: table, log and review."""
    to_the_table(finger)
    return [finger.browser.run(BANDS), finger.browser.run(LOG), reviewed(finger)]
