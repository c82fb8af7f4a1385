"""A phone at whose table the engine sits: what it enters, and what it says."""

import json

import rules
from phone.screen.sheet.pending_claims import settled_sheet
from tests.patience import wait_until

# Enters an entry by the first form of the pad, as a tap would that says all of it.
ENTER = """(entry) => {
  const form = document.querySelector("#table .pad form[data-type]");
  const whole = document.createElement("input");
  Object.assign(whole, { type: "hidden", name: "entry", value: JSON.stringify(entry) });
  form.append(whole);
  for (const control of form.elements) control.required = false;
  form.requestSubmit();
}"""
SHOWS = """(totals) => {
  const shown = [...document.querySelectorAll("#table .score output")];
  const texts = shown.map((one) => one.textContent.replace("\u2212", "-"));
  return String(texts) === String(totals);
}"""
# How many rows are on the phone's disk and wait to be sent.
UNSENT = """() => new Promise((resolve) => {
  indexedDB.open("scorekeeper", 1).onsuccess = ({ target: { result: store } }) => {
    const rows = store.transaction("outbox", "readonly").objectStore("outbox");
    rows.count().onsuccess = ({ target: { result: count } }) => {
      store.close();
      resolve(count);
    };
  };
})"""


def wait_for_engine(page):
    """Until the engine takes the taps."""
    page.wait_for_function("() => document.documentElement.dataset.engine === 'ready'")


def enter(page, record, entries):
    """Enters what follows the entries of a record, one by one; the record after it."""
    for entry in entries:
        record = record | {"entries": [*record["entries"], entry]}
        page.evaluate(ENTER, entry)
        wait_for_totals(page, record)
        page.wait_for_function("() => !document.querySelector('.htmx-request')")
    return record


def wait_for_totals(page, record):
    sheet = settled_sheet(rules.score(record, prompts=True))
    totals = [str(total) for total in sheet["totals"]]
    page.wait_for_function(SHOWS, arg=totals)


def truth(page):
    """What the page says of what is not sent."""
    return page.locator("#truth").text_content()


def wait_for_truth(page, words):
    """Until the page says these words of what is not sent."""
    page.locator("#truth", has_text=words).wait_for(state="attached")


def wait_until_all_is_sent(page):
    """Until nothing waits on the phone's disk, nor does the page say that it does.

    For a moment after an entry the page says nothing of it.
    """
    wait_until_kept(page, 0)
    wait_until(lambda: truth(page) in ("", "Sent"))


def wait_until_kept(page, count):
    """Until so many rows are on the phone's disk, and outlast the page."""
    wait_until(lambda: page.evaluate(UNSENT) == count)


def wait_until_heard(page, length):
    """Until the page knows that the log on the server is so long."""
    page.locator(f"#table[data-seen='{length}']").wait_for()


def entries_at(page, address):
    """The entries of a game as the server has them."""
    return json.loads(page.request.get(f"{address}record.json").text())["entries"]


def log_length(page, address):
    """How many rows the log of a game has on the server."""
    return json.loads(page.request.get(f"{address}log.json").text())["seen"]
