"""A quarrel that one phone settles offline, played to the end: both show the same."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.thumb import Thumb
from tests.browser.two_sides import ask_referee, report, two_sides

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
TRUMP = {"type": "trump", "suit": "S"}
HONOURS = {"J": 0, "T": 0, "A": 0, "K": 0, "Q": 0}
SCOTCH = {"game": "scotch_whist", "players": ["Ann", "Bob"], "options": {}}
SCOTCH["entries"] = [{"type": "deal_total", "points": [38, 20]}, TRUMP]
FRENCH = {"game": "scotch_whist", "players": ["Ann", "Bob", "Cara"]}
FRENCH |= {"options": {"form": "french"}}
FRENCH["entries"] = [{"type": "deal_total", "points": [38, 20, 7]}, TRUMP]
QUARRELS = {
    "Scotch Whist": {
        "record": SCOTCH,
        "situation": "Failed to follow suit",
        "answers": ("Before the trick is gathered", "Later in the deal"),
        "offence": "revoke",
        "rest": [{"type": "count", "tricks": [6, 4], "honours": HONOURS}],
    },
    "French Whist": {
        "record": FRENCH,
        "situation": "Led out of turn",
        "answers": (
            "The others let the lead stand",
            "Lead not accepted, all have played",
        ),
        "offence": "lead_out_of_turn",
        "rest": [
            {"type": "count", "tricks": [5, 3, 2], "honours": HONOURS | {"TD": 0}}
        ],
    },
}
BANDS = (".score", ".call", ".sheet")


@pytest.mark.long
@pytest.mark.parametrize("quarrel", QUARRELS.values(), ids=QUARRELS)
def test_both_phones_show_the_same_table_log_and_review(server, new_phone, quarrel):
    record, (disputed, ruled) = quarrel["record"], quarrel["answers"]
    ann, bob = two_sides(server, new_phone, record)
    bob.context.set_offline(True)
    thumb = Thumb(bob)
    ask_referee(thumb, quarrel["situation"], disputed)
    thumb.tap(bob.get_by_role("button", name="We cannot agree"))
    expect(bob.locator(".call")).to_contain_text("No agreement.")
    ask_referee(thumb, quarrel["situation"], ruled)
    thumb.tap(bob.locator(".enters").get_by_role("button", name="Bob"))
    fine = {"type": "penalty", "seat": 1, "offence": quarrel["offence"]}
    engine.wait_for_totals(bob, record | {"entries": [*record["entries"], fine]})
    record = record | {"entries": [*record["entries"], fine]}
    engine.enter(bob, record, quarrel["rest"])
    report(bob)
    shown = [shown_by(phone) for phone in (ann, bob)]
    assert shown[0] == shown[1]
    assert "Ann wins" in shown[0]["review"]
    told = " ".join(shown[0]["review"].split()).replace(" :", ":")
    for came in ("no agreement", "ruling entered"):
        assert f"{quarrel['situation']}: {came}" in told
    assert engine.entries_at(ann, ann.url) == [*record["entries"], *quarrel["rest"]]


def shown_by(phone):
    """What a phone shows of a game: table, log, and the review, back step by step."""
    phone.reload()
    engine.wait_for_engine(phone)
    address = phone.url
    log = phone.request.get(f"{address}log.json").json()
    table = "\n".join(phone.locator(band).first.inner_text() for band in BANDS)
    phone.goto(f"{address}review/")
    review = "\n".join(phone.locator("main > :not(.after)").all_inner_texts())
    for at in range(len(log["record"]["entries"]) - 1, -1, -1):
        phone.get_by_role("link", name="Back", exact=True).tap()
        phone.locator(f"#stood[data-at='{at}']").wait_for()
        review += phone.locator("#stood").inner_text()
    phone.goto(address)
    return {"table": table, "log": (log["seen"], log["record"]), "review": review}
