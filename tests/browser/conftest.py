"""A phone in a real browser, on a real server with a fresh database."""

import contextlib
import functools
import os

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import launched
from tests.patience import PATIENCE
from tests.server import Server

# Playwright keeps a loop running in the worker, which Django would take for async code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
expect.set_options(timeout=PATIENCE * 1000)
# A refusal is a 4xx on purpose, and a connection may be lost; htmx logs both.
ANSWERED = ("Failed to load resource", "Response Status", "htmx:send", "htmx:after")
WITHOUT_ENGINE = {"ENGINE": "off", "WEB_CONCURRENCY": "1"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "service_workers": "block",  # what a page asks reaches the server, or a route
}


@pytest.fixture(scope="module")
def server(request, shared_servers, tmp_path_factory):
    """One whose phones ask it for everything, unless a module says how it is SERVED.

    Modules that are served alike share it, unless one says why it wants one ALONE.
    """
    served = getattr(request.module, "SERVED", WITHOUT_ENGINE)
    if not hasattr(request.module, "ALONE"):
        yield shared_servers(**served)
        return
    with Server(tmp_path_factory.mktemp("server"), **served) as server:
        yield server


@pytest.fixture(scope="session")
def shared_servers(tmp_path_factory):
    """Gives the server of each kind, which lasts as long as this process."""
    with contextlib.ExitStack() as running:

        @functools.cache
        def served(**traits):
            folder = tmp_path_factory.mktemp("server")
            return running.enter_context(Server(folder, **traits))

        yield served


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


# A second passes between the last tap and a page that loads.
AGE = """if (location.protocol.startsWith("http")) {
  const last = JSON.parse(sessionStorage.getItem("last tap"));
  if (last) last.at -= 1000;
  if (last) sessionStorage.setItem("last tap", JSON.stringify(last));
}"""


@pytest.fixture
def new_phone(request, server, browser):
    """Makes a phone that knows nobody yet: new_phone(color_scheme="dark").

    A page loads in no time by its clock, so a tap on the next page would count as the
    second of a double tap. A load ages the last tap unless a module says AT_ONCE.
    """
    ages = not hasattr(request.module, "AT_ONCE")
    contexts, faults = [], []

    def make(**traits):
        context = browser.new_context(base_url=server.url, **(PHONE | traits))
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        if ages:
            context.add_init_script(AGE)
        page = context.new_page()
        page.clock.install()  # for a thumb to let time pass
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.extend(complaint(said)))
        return page

    yield make
    for context in contexts:
        hang_up(context)
    assert faults == []


def hang_up(context):
    """Closes a phone; a route that still answers it has nobody to answer any more."""
    for page in context.pages:
        page.unroute_all(behavior="ignoreErrors")
    context.close()


@pytest.fixture
def phone(new_phone):
    """A phone, 390 by 844, with an empty page; what goes wrong in it fails the test."""
    return new_phone()


@pytest.fixture
def at_table(server, new_phone):
    """Sits down at a game (a record): at_table(record) gives the host's phone there."""

    def sit(record, **traits):
        [(session, address)] = server.tables([record])
        phone = new_phone(**traits)
        cookie = {"name": "sessionid", "value": session, "url": server.url}
        phone.context.add_cookies([cookie])
        phone.goto(address)
        return phone

    return sit


def complaint(said):
    """What the browser's console says that no page of ours may make it say."""
    is_answer = any(words in said.text for words in ANSWERED)
    return [said.text] if said.type == "error" and not is_answer else []
