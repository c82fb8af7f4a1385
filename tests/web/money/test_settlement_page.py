"""The page of a settlement: the night's result, and the plan of the group below it."""

import re

import pytest

from scorekeeper import nights
from scorekeeper.models import Payment
from scorekeeper.nights import end_of_night
from tests.sentences import PAIRWISE
from tests.web.devices import ONE_DEAL
from tests.web.money import shown_money
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
DEAL = {"sequence": "custom", "hands": [1]}
FIVE_CENTS = {"per_point": "0.05"}


@pytest.fixture
def played(bob, start):
    """A game in which Bob won five cents from Ann and Cleo each."""
    return bob.play(start(options=DEAL, stake=FIVE_CENTS), ONE_DEAL)


def test_it_says_who_pays_whom_and_from_which_games(bob, url, text, played):
    page = text(bob, url)
    assert "Result so far in € Ann −0.05 Bob +0.10 Cleo −0.05 Dan 0.00" in page
    assert "Two payments settle it" in page
    assert "Ann pays Bob €0.05" in page
    assert "Breakdown €0.05 a point Oh Hell Everyone settles" in page
    assert "Ann −1 point −0.05 Bob +2 points +0.10 Cleo −1 point −0.05 Dan –" in page
    assert "Result, in € Ann −0.05 Bob +0.10 Cleo −0.05 Dan 0.00" in page


def test_a_night_without_money_says_that_nobody_owes(bob, url, text):
    assert "Nobody owes anything" in text(bob, url)


def test_a_payment_changes_the_plan_and_not_the_result(bob, url, text, played, pay):
    pay("Ann", "Bob", 5)
    page = text(bob, url)
    assert "Result so far in € Ann −0.05 Bob +0.10 Cleo −0.05" in page
    assert "One payment settles it" in page
    assert "Ann pays Bob" not in page
    pay("Cleo", "Bob", 5)
    page = text(bob, url)
    assert "Nobody owes anything" in page
    assert "Result so far in € Ann −0.05 Bob +0.10 Cleo −0.05" in page


def test_what_other_nights_left_is_in_the_plan(bob, url, text, played, owe):
    owe("Bob", "Ann", 5)
    page = text(bob, url)
    assert "One payment settles it Cleo pays Bob €0.05" in page
    assert "Result so far in € Ann −0.05 Bob +0.10" in page


def test_those_who_are_here_settle_among_themselves_first(
    bob, night, url, text, owe, rows, people
):
    owe("Bob", "Ann", 500)
    owe("Dan", "Cleo", 500)
    assert sorted(rows()) == [("Bob", "Ann", 500), ("Dan", "Cleo", 500)]
    for name in ("Bob", "Cleo"):
        nights.leave(night.attendances.get(person=people[name]))
    assert sorted(rows()) == [("Bob", "Cleo", 500), ("Dan", "Ann", 500)]
    told = "While a night is open, the people there settle among themselves first."
    assert told in text(bob, url)
    end_of_night.close(night)
    assert told not in text(bob, url)


def test_nobody_here_who_pays_another_here_is_not_said_to(
    bob, night, url, text, owe, people
):
    owe("Bob", "Ann", 500)
    nights.leave(night.attendances.get(person=people["Bob"]))
    page = text(bob, url)
    assert "One payment settles it Bob pays Ann €5.00" in page
    assert "settle among themselves first" not in page


def test_a_closed_night_is_settled_on_its_page_as_well(
    ann, bob, night, url, text, played, mark
):
    end_of_night.close(night)
    assert "Result in € Ann −0.05" in text(bob, url)
    assert mark(bob, "Ann", "Bob", 5).url == url
    assert "One payment settles it Cleo pays Bob €0.05" in text(bob, url)
    end_of_night.reopen(night)
    assert Payment.objects.count() == 1
    assert "One payment settles it Cleo pays Bob €0.05" in text(bob, url)


def test_who_only_watches_sees_no_button(watcher, night, url, money_url, played, pay):
    pay("Cleo", "Bob", 2, night=night)
    for page in (url, money_url):
        response = watcher.get(page)
        assert "Ann pays Bob" in Reading(response).text
        assert "Cleo paid Bob €0.02" in Reading(response).text
        assert 'method="post"' not in response.text
        for word in ("Mark as paid", "Record a payment", "Delete"):
            assert word not in Reading(response).text


def test_who_only_watches_or_has_no_key_records_nothing(watcher, eve, played, mark):
    assert mark(watcher, "Ann", "Bob", 5).status_code == 403
    assert mark(eve, "Ann", "Bob", 5).status_code == 404
    assert not Payment.objects.exists()


def test_only_the_host_is_offered_to_close(ann, bob, url, text, played):
    assert "Close the night" in text(ann, url)
    assert "Close the night" not in text(bob, url)


def test_the_text_to_share_is_plain(bob, night, played):
    response = bob.get(f"/nights/{night.pk}/settlement.txt")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    lines = response.text.split("\n")
    assert lines[0] == "21 November 2025"
    assert "Result so far, in €:" in lines
    assert "Bob +0.10" in lines
    assert "Ann pays Bob €0.05 (€0.05 from tonight)" in lines
    how = PAIRWISE
    nets = "Ann −1 (−0.05) Bob +2 (+0.10) Cleo −1 (−0.05)"
    assert "Stake: €0.05 a point" in lines
    assert f"Oh Hell: Bob won ({how}): {nets}" in lines


def test_a_name_in_the_text_to_share_is_as_it_was_typed(bob, night, people, played):
    people["Bob"].name = "Bob <3 & Co"
    people["Bob"].save()
    told = bob.get(f"/nights/{night.pk}/settlement.txt").text
    assert "Ann pays Bob <3 & Co €0.05" in told


IN_TEXT = re.compile(r"^(\w+ pays \w+) (\S+)", re.MULTILINE)
IN_PICTURE = re.compile(r">(\w+ pays \w+)</text>\s*<text[^>]*>([^<]+)</text>")


def test_page_text_picture_and_money_have_the_same_rows(
    bob, night, url, money_url, played, owe, pay, share, rows
):
    owe("Cleo", "Ann", 1234)
    owe("Dan", "Bob", 250)
    share("Dan", 900, "Ann Bob Cleo")
    pay("Cleo", "Ann", 1000, night=night)
    wanted = [(f"{a} pays {b}", f"€{amount / 100:.2f}") for a, b, amount in rows()]
    assert len(wanted) == 3
    for page in (url, money_url):
        shown = shown_money.rows_of_page(bob.get(page).text)
        on_page = [
            (f"{r.payer} pays {r.payee}", f"€{r.amount / 100:.2f}") for r in shown
        ]
        assert on_page == wanted
    told = bob.get(f"/nights/{night.pk}/settlement.txt").text
    assert IN_TEXT.findall(told) == wanted
    assert IN_PICTURE.findall(bob.get(f"/nights/{night.pk}/picture.svg").text) == wanted


def test_more_than_fourteen_are_settled_greedily_and_it_is_said(
    bob, group, night, url, text, play, people
):
    for number in range(16):
        name = f"Guest {number}"
        people[name] = group.people.create(name=name)
    won = {f"Guest {n}": 10 + n if n % 2 else -10 - n for n in range(15)}
    play(**won, **{"Guest 15": -sum(won.values())})
    told = "For more than 14 people, a plan with fewer payments may exist."
    assert told in text(bob, url)
    assert told in bob.get(f"/nights/{night.pk}/settlement.txt").text


def test_why_fewer_payments_cannot_do_is_said(bob, url, text, play):
    play(Ann="30", Bob="-10", Cleo="-20")
    only = "Ann, Bob and Cleo only come out even together."
    assert f"No plan has fewer payments. {only}" in text(bob, url)
    assert only in bob.get(url.replace("/settlement/", "/settlement.txt")).text
    play(Ann="-30", Bob="10", Cleo="20")
    play(Ann="7", Bob="-7", Dan="9", Cleo="-9")
    apart = "Ann and Bob come out even among themselves, and so do Cleo and Dan"
    assert apart in text(bob, url)
