"""A shared cost is settled with the games, whatever is paid by then."""

import re
from uuid import uuid4

import pytest

from scorekeeper.models import Bill, BillPart
from scorekeeper.money import settlement
from scorekeeper.money.ledger.results import result_of
from scorekeeper.nights.course import running_money
from tests.sentences import NEGATIVE_AMOUNT
from tests.web.reading import Reading
from tests.web.shared_costs import add


@pytest.fixture
def url(night):
    return f"/nights/{night.pk}/bills/"


@pytest.fixture
def share(url, people):
    """Posts a bill: share(bob, paid={"Ann": "24"}, equal={"Bob": "on"})."""

    def post(device, to="", name="Drinks", way="equal", id=None, **parts):
        asked = {"id": id or uuid4(), "name": name, "way": way}
        asked |= {name: parts.pop(name, "") for name in ("seen", "payer", "amount")}
        for part, by_name in parts.items():
            for person, value in by_name.items():
                asked[f"{part}_{people[person].pk}"] = value
        return add(device, f"{url}{to}", asked)

    return post


ALL = dict.fromkeys(["Ann", "Bob", "Cleo"], "on")


@pytest.mark.alike
def test_what_one_paid_is_shared_equally(bob, night, share, rows):
    answer = share(bob, paid={"Ann": "24,00"}, equal=ALL)
    assert answer.url == f"/nights/{night.pk}/settlement/"
    assert rows() == [("Bob", "Ann", 800), ("Cleo", "Ann", 800)]
    text = Reading(bob.get(answer.url)).text
    assert "Shared cost “Drinks” Ann +16.00 Bob −8.00 Cleo −8.00" in text
    assert "Ann paid €24.00; shared by Ann, Bob and Cleo" in text
    assert "Bob pays Ann €8.00 Mark as paid : Bob pays Ann €8.00 from tonight" in text


def test_a_bill_is_for_what_its_form_says_at_first(bob, url, share):
    [name] = re.findall('name="name" value="(.*?)"', bob.get(url).content.decode())
    share(bob, name=name, paid={"Ann": "9"}, equal=ALL)
    assert Bill.objects.get().name == name == "Drinks"


@pytest.mark.alike
def test_by_given_shares_and_by_what_each_had(bob, night, share, rows):
    share(bob, way="shares", paid={"Dan": "10"}, shares={"Ann": "1", "Bob": "3"})
    assert rows() == [("Bob", "Dan", 750), ("Ann", "Dan", 250)]
    settlement.remove_bill(night, Bill.objects.get())
    had = {"Ann": "4", "Bob": "5"}
    share(bob, way="cost", paid={"Dan": "9.00"}, cost=had)
    assert rows() == [("Bob", "Dan", 500), ("Ann", "Dan", 400)]
    text = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Ann had €4.00 and Bob had €5.00" in text


@pytest.mark.alike
def test_bills_and_games_are_settled_in_one(bob, share, start, rows):
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake={"per_point": "8"}))
    share(bob, paid={"Ann": "24"}, equal=ALL)
    assert rows() == [("Cleo", "Ann", 800), ("Cleo", "Bob", 800)]


REFUSED = [
    ({"equal": ALL}, "Enter the amount, and choose who paid."),
    ({"equal": ALL, "amount": "3"}, "Choose who paid."),
    ({"paid": {"Ann": "3"}}, "Choose who shares the cost"),
    ({"paid": {"Ann": "0.125"}, "equal": ALL}, "Use at most two decimals"),
    ({"paid": {"Ann": "-3"}, "equal": ALL}, NEGATIVE_AMOUNT),
    ({"paid": {"Ann": "lots"}, "equal": ALL}, "in digits, such as 2.50."),
    ({"paid": {"Ann": "1_50"}, "equal": ALL}, "in digits, such as 2.50."),
    ({"paid": {"Ann": "1e3"}, "equal": ALL}, "in digits, such as 2.50."),
    ({"paid": {"Ann": "1,000"}, "equal": ALL}, "Write 1000 or 1.00."),
    ({"paid": {"Ann": "9" * 30}, "equal": ALL}, "at most 1,000,000,000"),
    (
        {"paid": {"Ann": "3"}, "way": "cost", "cost": {"Bob": "4"}},
        "The items add up to €4.00, but only €3.00 was paid.",
    ),
    (
        {"paid": {"Ann": "3"}, "way": "shares", "shares": {"Bob": "0.5"}},
        "A share is a whole",
    ),
    (
        {"paid": {"Ann": "3"}, "way": "shares", "shares": {"Bob": "1_0"}},
        "A share is a whole",
    ),
    ({"paid": {"Ann": "3"}, "equal": ALL, "way": "dice"}, "how the cost is shared"),
    (
        {"paid": {"Ann": "3"}, "equal": ALL, "payer": "9"},
        "Choose who paid: one person, or “Several people paid”.",
    ),
    (
        {"paid": {"Ann": "3"}, "equal": ALL, "name": " \u202e "},
        "Enter what the cost is for",
    ),
]


@pytest.mark.alike
@pytest.mark.parametrize("share_of", ["-1", "1001", "x"])
def test_what_is_no_share_is_refused_in_words_of_the_table(bob, share, share_of):
    answer = share(bob, way="shares", paid={"Ann": "3"}, shares={"Bob": share_of})
    text = Reading(answer).text
    assert "A share is a whole number from 0 to 1,000." in text
    assert "Ensure" not in text


@pytest.mark.parametrize(("parts", "why"), REFUSED)
def test_what_cannot_be_shared_is_refused_and_keeps_what_was_typed(
    bob, share, parts, why
):
    answer = share(bob, **parts)
    assert answer.status_code == 422
    assert why in Reading(answer).text
    assert not BillPart.objects.exists()


def test_sent_twice_it_is_entered_once(bob, share):
    id = uuid4()
    for _ in range(2):
        assert share(bob, id=id, paid={"Ann": "3"}, equal=ALL).status_code == 302
    assert Bill.objects.count() == 1


@pytest.mark.alike
def test_it_is_changed_and_removed_while_nothing_is_paid(bob, night, share, rows):
    share(bob, paid={"Ann": "24"}, equal=ALL)
    bill = Bill.objects.get()
    page = Reading(bob.get(f"/nights/{night.pk}/bills/{bill.pk}/"))
    assert "Change shared cost" in page.text
    changed = {"paid": {"Bob": "9"}, "equal": ALL, "seen": "0"}
    assert share(bob, f"{bill.pk}/", **changed).status_code == 302
    assert rows() == [("Ann", "Bob", 300), ("Cleo", "Bob", 300)]
    for _ in range(2):
        assert bob.post(f"/nights/{night.pk}/bills/{bill.pk}/removal/").url
    assert rows() == []


@pytest.mark.alike
def test_two_phones_do_not_overwrite_each_other(ann, bob, share, rows):
    share(bob, paid={"Ann": "24"}, equal=ALL)
    to, id = f"{Bill.objects.get().pk}/", uuid4()
    mine = {"paid": {"Ann": "30"}, "equal": ALL, "seen": "0", "id": id}
    assert share(bob, to, **mine).status_code == 302
    assert share(bob, to, **mine).status_code == 302  # the same again
    late = share(ann, to, paid={"Ann": "3"}, equal=ALL, seen="0")
    assert late.status_code == 409
    assert "Someone changed this shared cost" in Reading(late).text
    assert "30.00" in late.content.decode()
    assert rows() == [("Bob", "Ann", 1000), ("Cleo", "Ann", 1000)]


@pytest.mark.alike
def test_it_is_changed_and_removed_after_a_payment(bob, night, share, pay, rows):
    share(bob, paid={"Ann": "24"}, equal=ALL)
    to = f"{Bill.objects.get().pk}/"
    pay("Bob", "Ann", 800)
    changed = share(bob, to, paid={"Ann": "3"}, equal=ALL, seen="0")
    assert changed.status_code == 302
    assert rows() == [("Ann", "Bob", 600), ("Cleo", "Bob", 100)]
    assert bob.post(f"/nights/{night.pk}/bills/{to}removal/").status_code == 302
    assert rows() == [("Ann", "Bob", 800)]


def test_who_may_not_enters_none(watcher, eve, bob, night, share):
    parts = {"paid": {"Ann": "3"}, "equal": ALL}
    assert share(watcher, **parts).status_code == 403
    assert share(eve, **parts).status_code == 404
    assert bob.get(f"/nights/{night.pk}/bills/999/").status_code == 404
    assert not Bill.objects.exists()


@pytest.mark.alike
def test_what_is_typed_forges_no_line_of_the_text(bob, night, share):
    share(bob, name="Tip\nAnn pays Bob €99", paid={"Ann": "24"}, equal=ALL)
    lines = bob.get(f"/nights/{night.pk}/settlement.txt").content.decode().split("\n")
    paid = "Ann paid €24.00; shared by Ann, Bob and Cleo"
    mine = (
        f"Shared cost “Tip Ann pays Bob €99” ({paid}): Ann +16.00 Bob −8.00 Cleo −8.00"
    )
    assert mine in lines
    assert [line for line in lines if line.startswith("Ann pays")] == []


@pytest.mark.alike
def test_the_curve_of_the_night_is_of_its_games_alone(bob, night, share, start):
    options = {"sequence": "custom", "hands": [1]}
    for _ in range(2):
        bob.play(start(options=options, stake={"per_point": "8"}))
    share(bob, paid={"Ann": "24"}, equal=ALL)
    games = list(night.games.order_by("pk"))
    course = running_money(result_of(night), games, range(3))
    assert course == [[0, 0, 0, 0], [-800, 1600, -800, 0], [-1600, 3200, -1600, 0]]


@pytest.mark.alike
def test_bills_are_a_line_of_their_own_in_balance_and_text(bob, night, share, start):
    options = {"sequence": "custom", "hands": [1]}
    for _ in range(2):
        bob.play(start(options=options, stake={"per_point": "8"}))
    share(bob, paid={"Ann": "24"}, equal=ALL)
    of_bills = "Shared costs: Ann +16.00, Bob −8.00, Cleo −8.00"
    page = Reading(bob.get(night.get_absolute_url())).text
    assert of_bills in page
    assert "Hour by hour Ann −16.00 Bob +32.00 Cleo −16.00 Dan 0.00" in page
    settlement = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert of_bills in settlement
    text = bob.get(f"/nights/{night.pk}/settlement.txt").content.decode()
    assert f"\n{of_bills}\n" in text


@pytest.mark.alike
def test_a_night_of_bills_alone_has_no_money_in_its_curve(bob, night, share, start):
    options = {"sequence": "custom", "hands": [1]}
    for _ in range(2):
        bob.play(start(options=options))
    share(bob, paid={"Ann": "24"}, equal=ALL)
    page = Reading(bob.get(night.get_absolute_url())).text
    assert "Hour by hour, in points Ann −2 Bob +4 Cleo −2 Dan 0" in page
