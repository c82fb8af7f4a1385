"""The pages of what goes out and comes in: who may, what is refused, what changes."""

import csv
import io
import json
import zipfile
from collections import Counter
from decimal import Decimal
from uuid import UUID, uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from scorekeeper.files import exports
from scorekeeper.files.exports.tables import csv_bytes, harmless
from scorekeeper.files.file_format import LARGEST_FILE, file_of
from scorekeeper.models import Attendance, Entry, Game, Group, Night, Person, Standing
from scorekeeper.money import settlement
from scorekeeper.money.currencies import decimals
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.balances import balances
from tests.often import some
from tests.tries import tries
from tests.web.devices import Device
from tests.web.everything import whole_group
from tests.web.reading import Reading


@pytest.fixture
def url(group):
    return f"/groups/{group.pk}/"


@pytest.fixture
def file(bob, game, group):
    """The file of a group with one finished game."""
    bob.play(game)
    group.refresh_from_db()
    return exports.group_file(group)


def send(device, to, file):
    given = SimpleUploadedFile("group.json", file, "application/json")
    return device.post(to, {"file": given, "id": uuid4()})


def changed(file, change):
    """A file whose content was changed, with a checksum that fits."""
    content = json.loads(file)["content"]
    change(content)
    return file_of(content)


def counts():
    models = [Group, Person, Night, Attendance, Game, Entry, Standing]
    return [model.objects.count() for model in models]


@pytest.mark.alike
def test_the_host_takes_the_group_along(ann, bob, eve, url, file):
    answer = ann.get(f"{url}group.json")
    assert answer.content == file
    assert 'filename="friday-group.json"' in answer["Content-Disposition"]
    assert bob.get(f"{url}group.json").status_code == 403
    assert eve.get(f"{url}group.json").status_code == 404


def test_a_file_tells_no_secret(ann, file, bob):
    assert bob.key.secret_hash.encode() not in file
    assert b"Bob's phone" in file


def test_a_year_without_nights_is_an_empty_file(ann, url, file):
    assert json.loads(ann.get(f"{url}group.json?year=2025").content)["content"][
        "nights"
    ]
    said = json.loads(ann.get(f"{url}group.json?year=1999").content)["content"]
    assert said["nights"] == []


@pytest.mark.alike
def test_the_page_says_where_all_that_is(ann, url, file):
    text = Reading(ann.get(f"{url}files/")).text
    for words in ["Import and export", "Export", "Import", "Restore a group"]:
        assert words in text
    assert b"/files/" in ann.get("/device/").content


def test_a_night_goes_with_the_people_it_names_only(watcher, night, people, file):
    people["Dan"].attendance_set.all().delete()
    said = json.loads(watcher.get(f"{night.get_absolute_url()}night.json").content)
    assert [one["name"] for one in said["content"]["people"]] == ["Ann", "Bob", "Cleo"]


def test_the_same_file_twice_changes_nothing(ann, url, file):
    before = counts()
    answer = send(ann, f"{url}import/", file)
    assert "nothing was imported" in Reading(answer).text
    assert "one game" in Reading(answer).text
    assert counts() == before


def test_what_is_missing_comes_back(ann, url, file, night, game):
    Game.objects.all().delete()
    answer = send(ann, f"{url}import/", file)
    assert "no nights, one game" in Reading(answer).text
    assert exports.group_file(night.group) == file
    assert Game.objects.get().night == night


def test_a_game_that_went_on_here_stays(ann, bob, url, start, group):
    game = start()
    file = exports.group_file(group)
    bob.enter(game, {"type": "stop"})
    answer = send(ann, f"{url}import/", file)
    assert "not changed: one game" in Reading(answer).text
    assert Game.objects.get().log_length == 1


@pytest.mark.alike
def test_a_file_begins_a_group_on_a_phone_without_one(eve, file, group):
    answer = send(eve, "/import/", file)
    made = Group.objects.latest("pk")
    assert made != group
    assert answer.status_code == 200
    assert exports.group_file(made) == file
    assert eve.get(f"/groups/{made.pk}/keys/").status_code == 200


def test_sent_twice_it_begins_one_group(eve, file):
    asked = {"id": uuid4()}
    for _ in range(2):
        eve.post("/import/", asked | {"file": SimpleUploadedFile("a.json", file)})
    assert Group.objects.count() == 2
    assert Game.objects.count() == 2


def test_who_entered_is_known_by_name_and_lets_nobody_in(eve, file):
    send(eve, "/import/", file)
    made = Group.objects.latest("pk")
    key = made.keys.get(name="Bob's phone")
    assert key.revoked_at
    assert Entry.objects.filter(group=made, key=key).count() == 4


def test_only_the_host_takes_in(bob, eve, url, file):
    assert send(bob, f"{url}import/", file).status_code == 403
    assert send(eve, f"{url}import/", file).status_code == 404


def refused(device, to, file, why):
    before = counts()
    answer = send(device, to, file)
    assert answer.status_code == 422
    assert why in Reading(answer).text
    assert counts() == before


BAD = {
    "torn": (lambda file: file[: len(file) // 2], "damaged"),
    "not json": (lambda file: b"PK\3\4", "damaged"),
    "nested": (lambda file: b"[" * 100_000, "levels deep"),
    "a record": (lambda file: b'{"game": "oh_hell"}', "damaged"),
    "by hand": (lambda file: file.replace(b'"points":10', b'"points":90'), "changed"),
    "newer": (lambda file: file.replace(b'"version":8', b'"version":9'), "newer"),
    "no content": (lambda file: file_of(None), "can't be read"),
    "empty": (lambda file: b"", "empty"),
}


@pytest.mark.parametrize("how", tries(BAD))
def test_a_bad_file_is_refused_with_a_sentence(ann, eve, url, file, how):
    spoil, why = BAD[how]
    Game.objects.all().delete()
    refused(ann, f"{url}import/", spoil(file), why)
    refused(eve, "/import/", spoil(file), why)


def test_a_file_of_another_group_is_refused(ann, url, file):
    def other(content):
        content["group"] |= {"id": str(uuid4()), "name": "Monday table"}

    refused(ann, f"{url}import/", changed(file, other), "from another group, Monday")


def game_in(content):
    return content["nights"][0]["games"][0]


def put(where, **changes):
    return lambda content: where(content).update(changes)


def first_night(content):
    return content["nights"][0]


def first_row(content):
    return game_in(content)["log"][0]


def paid(**changes):
    """Puts a payment into a content, the same each time."""
    row = {"id": str(UUID(int=1)), "night": None, "currency": "EUR", "payer": "Ann"}
    row |= {"payee": "Bob", "amount": 5, "paid_at": "2025-11-22T01:00:00+00:00"}
    return lambda content: content["payments"].append(row | {"by": None} | changes)


def settling_as_one(**heads):
    def change(content):
        for person in content["people"]:
            person["settles_with"] = heads.get(person["name"])

    return change


def hide(name):
    """A name with letters that nobody sees: one joins nothing, one turns the line."""
    return f"{name[0]}\u200b{name[1:]}\u202e"


def test_names_of_a_file_are_cleaned_of_what_nobody_sees(eve, file, people):
    hidden = file.decode("ascii")
    for name in people:
        hidden = hidden.replace(f'"{name}"', json.dumps(hide(name)))
    hidden = file_of(json.loads(hidden)["content"])
    before = Person.objects.count()
    assert send(eve, "/import/", hidden).status_code == 200
    came = Person.objects.order_by("pk")[before:]
    assert {person.name for person in came} == set(people)
    assert "\u202e" not in eve.get("/").content.decode()
    spoilt = changed(file, lambda c: c["people"].append(hidden_twin(c["people"][0])))
    refused(eve, "/import/", spoilt, "same")


def hidden_twin(person):
    return person | {"name": hide(person["name"])}


FORGED = {
    "sheet": (put(lambda c: game_in(c)["sheet"], totals=[1, 2, 3]), "different totals"),
    "standing": (
        put(lambda c: game_in(c)["standings"][0], points=99),
        "different standings",
    ),
    "entry": (
        put(lambda c: game_in(c)["record"]["entries"][0], bid=7),
        "log and the record differ",
    ),
    "rules": (
        put(lambda c: game_in(c)["record"], players=["Ann"]),
        "for 3 to 7 players",
    ),
    "key": (put(lambda c: game_in(c)["record"], game="chess"), "no game 'chess'"),
    "seats": (put(game_in, people=["Ann", "Ann", "Bob"]), "differ"),
    "log place": (put(first_row, operation="remove", place=7), "differ"),
    "operation": (put(first_row, operation="drop"), "operation"),
    "undo": (put(first_row, operation="undo"), "differ"),
    "date": (put(first_night, date="yesterday"), "date"),
    "place": (put(first_night, place="a\nb"), "place"),
    "id": (put(first_night, id=7), "id"),
    "stake": (put(first_night, stake={"per_point": "-1"}), "stake"),
    "night": (lambda c: c["nights"].append(c["nights"][0]), "same night"),
    "stranger": (put(lambda c: first_night(c)["people"][0], name="Zoe"), "Zoe"),
    "people": (put(lambda c: c, people=[]), "is not among the people in this file"),
    "person": (lambda c: c["people"].append(c["people"][0]), "same"),
    "nights": (put(lambda c: c, nights={}), "nights"),
    "games": (put(first_night, games=[7]), "games"),
    "rows": (lambda c: game_in(c)["log"].append(game_in(c)["log"][0]), "differ"),
    "house": (put(lambda c: c["group"], house_rules={"oh_hell": 7}), "house_rules"),
    "number": (put(first_night, number=0), "number"),
    "night of a payment": (paid(night=str(uuid4())), "night"),
    "payment to oneself": (paid(payee="Ann"), "payments"),
    "payment of nothing": (paid(amount=0), "amount"),
    "payment too large": (paid(amount=10**13 + 1), "amount"),
    "payment of a stranger": (paid(payee="Zoe"), "Zoe"),
    "no currency": (paid(currency="euro"), "currency"),
    "payment twice": (lambda c: [paid()(c), paid()(c)], "same night, game, payment"),
    "purse of a stranger": (settling_as_one(Ann="Zoe"), "settles_with"),
    "purse in a purse": (settling_as_one(Ann="Bob", Bob="Cleo"), "settles_with"),
    "purse of oneself": (settling_as_one(Ann="Ann"), "settles_with"),
}


@pytest.mark.parametrize("how", tries(FORGED))
def test_what_does_not_come_to_the_same_is_refused_and_told(eve, file, how):
    forge, why = FORGED[how]
    refused(eve, "/import/", changed(file, forge), why)
    assert eve.get("/").status_code == 200


@pytest.mark.alike
def test_a_file_that_is_too_large_is_not_read(ann, url, file):
    answer = send(ann, f"{url}import/", b"x" * (LARGEST_FILE + 2_000_000))
    assert answer.status_code == 413
    assert "at most 20 MB" in Reading(answer).text
    answer = send(ann, f"{url}import/", b"x" * (LARGEST_FILE + 1))
    assert answer.status_code == 422
    assert "at most 20 MB" in Reading(answer).text


def test_elsewhere_nothing_so_large_is_taken(ann, url):
    answer = send(ann, f"{url}keys/", b"x" * 1_000_001)
    assert answer.status_code == 413


def test_what_is_too_much_for_a_file_is_said(ann, url, file, monkeypatch):
    monkeypatch.setattr(exports.content, "MOST_ROWS", 3)
    monkeypatch.setattr(exports.tables, "MOST_GAMES", 0)
    for name in ["group.json", "tables.zip"]:
        answer = ann.get(f"{url}{name}")
        assert answer.status_code == 413
        assert "year by year" in Reading(answer).text


def tables(answer):
    """The rows of each table of a zip, by its name."""
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        return {
            name: list(csv.reader(io.StringIO(file.read(name).decode("utf-8-sig"))))
            for name in file.namelist()
        }


def test_tables_hold_nights_games_deals_lines_and_standings(ann, url, file, night):
    read = tables(ann.get(f"{url}tables.zip"))
    assert list(read) == [
        f"{name}.csv"
        for name in ("nights", "games", "deals", "lines", "standings")
        + ("bills", "results", "payments")
    ]
    assert [row[3:7] for row in read["standings.csv"][1:]] == [
        ["Ann", "10", "-1", ""],
        ["Bob", "11", "2", ""],
        ["Cleo", "10", "-1", ""],
    ]
    assert ["1", "Bob", "11", "made"] in [row[1:5] for row in read["lines.csv"]]
    assert len(read["deals.csv"]) == 4
    assert tables(ann.get(f"{night.get_absolute_url()}tables.zip")) == read


def test_tables_hold_bills_results_and_payments(ann, url, group, night, people):
    parts = [(people["Ann"], 900, 1), (people["Bob"], 0, 1), (people["Cleo"], 0, 1)]
    settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())
    pair = people["Bob"], people["Ann"]
    payments.record(group, "EUR", *pair, 250, client_id=uuid4(), night=night)
    payments.record(group, "JPY", *pair, 7, client_id=uuid4(), note="=a loan")
    read = tables(ann.get(f"{url}tables.zip"))
    assert [row[2:7] for row in read["bills.csv"][1:]] == [
        ["Drinks", "equal", "Ann", "9", "1"],
        ["Drinks", "equal", "Bob", "0", "1"],
        ["Drinks", "equal", "Cleo", "0", "1"],
    ]
    assert [row[1:] for row in read["results.csv"][1:]] == [
        ["2025-11-21", "Ann", "6", "EUR"],
        ["2025-11-21", "Bob", "-3", "EUR"],
        ["2025-11-21", "Cleo", "-3", "EUR"],
    ]
    paid = [[row[0], *row[2:]] for row in read["payments.csv"][1:]]
    assert paid == [
        [str(night.pk), "Bob", "Ann", "2.5", "EUR", ""],
        ["", "Bob", "Ann", "7", "JPY", "'=a loan"],
    ]
    of_night = tables(ann.get(f"{night.get_absolute_url()}tables.zip"))
    assert of_night["payments.csv"] == read["payments.csv"][:2]


@pytest.mark.django_db
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_results_and_payments_of_tables_come_to_the_balances(seed):
    group = whole_group(seed)
    host = Device.holding(group, "host", "Ann's phone")
    read = tables(host.get(f"/groups/{group.pk}/tables.zip"))
    sums = Counter()
    for _night, _date, person, amount, currency in read["results.csv"][1:]:
        sums[currency, person] += Decimal(amount)
    for _night, _paid, payer, payee, amount, currency, _note in read["payments.csv"][
        1:
    ]:
        sums[currency, payer] += Decimal(amount)
        sums[currency, payee] -= Decimal(amount)
    owed, *_ = balances(group)
    names = dict(group.people.values_list("pk", "name"))
    assert {key: one for key, one in sums.items() if one} == {
        (currency, names[person]): Decimal(amount).scaleb(-decimals(currency))
        for currency, own in owed.items()
        for person, amount in own.items()
        if amount
    }


@pytest.mark.parametrize("begin", ["=", "+", "-", "@", "\t", "\r"])
def test_no_cell_is_a_formula(begin):
    assert harmless(f"{begin}1+1") == f"'{begin}1+1"


@pytest.mark.parametrize("between", [";", "\t", "\n", "; ", ";\u3000"])
@pytest.mark.parametrize("sign", "=+-@\uff1d\uff0b\uff0d\uff20")
def test_nothing_behind_what_may_part_cells_is_a_formula(between, sign):
    written = harmless(f"Ann{between}{sign}1+1")
    assert written == f"Ann{between[0]}'{between[1:]}{sign}1+1"


def test_a_name_with_a_dash_in_it_stays_as_it_is():
    assert harmless("Ann-Marie, +1") == "Ann-Marie, +1"


def test_every_field_is_quoted():
    assert csv_bytes([["a", 1, None, 'b"c']]) == b'\xef\xbb\xbf"a","1","","b""c"\r\n'


def test_a_place_that_looks_like_a_formula_is_harmless(ann, url, night):
    night.place = "=HYPERLINK()"
    night.save()
    assert tables(ann.get(f"{url}tables.zip"))["nights.csv"][1][2] == "'=HYPERLINK()"
