"""An evening on a phone alone: who is here, what is played, who pays whom."""

import json

import pytest

from phone import bounds, corrections
from phone.bounds import MOST_ENTRIES, MOST_GAMES, MOST_ROWS, STOP
from phone.evening import games
from tests.phone.alone import GROUP, NOW, ZONE, Alone
from tests.sentences import NEGATIVE_AMOUNT

BIDS = [{"type": "bid", "seat": seat, "bid": bid} for seat, bid in enumerate([0, 1, 0])]
TRICKS = {"type": "tricks", "tricks": [0, 1, 0]}
ONE_CARD = {"options": {"sequence": "custom", "hands": [1]}, "words": "one card"}
KNOWN = GROUP | {"house_rules": {"oh_hell": ONE_CARD}}
OTHER = GROUP | {"id": 9, "name": "Skat", "currency": "JPY", "unit": "¥", "places": 0}
PIQUET = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 0, "options": {}}


def adjusted(points):
    return {"type": "adjust", "side": 0, "points": points}


@pytest.fixture
def phone():
    """An evening among three for five cents a point."""
    phone = Alone(KNOWN, OTHER)
    phone.begin("Ann", "Zoe", "Cleo", stake="0,05")
    return phone


@pytest.fixture
def played(phone):
    """The same with a game of one card: the second of them bids one, and takes it."""
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    phone.enter(*BIDS, TRICKS)
    return phone


def view(phone, address=""):
    return phone.go(address)["names"]["view"]


def test_an_evening_begins_with_two_and_a_stake_that_is_a_number():
    phone = Alone(GROUP)
    assert phone.begin("Ann")["words"] == "Choose at least two people."
    for stake, why in [
        ("x", "Write the amount in digits"),
        ("1e3", "Write the amount in digits"),
        ("1_50", "Write the amount in digits"),
        ("-1", NEGATIVE_AMOUNT),
        ("0.0000001", "Use at most six decimals"),
        ("1000001", "A stake must be from 0 to 1,000,000"),
        ("1" * 25, "A stake must be from 0 to 1,000,000"),
        ("1,000", "“1,000” can mean two amounts. Write 1000 or 1.0000."),
    ]:
        assert phone.begin("Cleo", stake=stake)["words"].startswith(why)
        phone.tap("here", "Cleo")
    assert phone.draft["stake"] == "1,000"
    phone.begin("Cleo", ante=" 1,50 ", cap="0")
    kept = {part: phone.evening[part] for part in ("stake", "ante", "cap")}
    assert kept == {"stake": "", "ante": "1.5", "cap": ""}
    assert phone.evening["people"] == ["Ann", "Cleo"]
    assert phone.evening["date"] == "2025-11-21"


def test_who_is_typed_is_here_once():
    phone = Alone(GROUP)
    phone.tap("add", stake="", ante="", cap="", name=" Weiss ")
    assert (phone.draft["here"], phone.draft["name"]) == (["Weiss"], "")
    phone.tap("add", stake="", ante="", cap="", name="Weiß")
    assert phone.words.startswith("Weiß is already here")
    assert phone.draft["name"] == "Weiß"
    phone.tap("here", "Weiss")
    assert [one["is_chosen"] for one in phone.view()["people"]] == [False] * 3


def test_the_name_that_is_still_in_its_field_comes_along():
    phone = Alone(GROUP)
    phone.tap("here", "Ann")
    phone.tap("begin", name="Bob", **phone.filled({}))
    assert phone.evening["people"] == ["Ann", "Bob"]


def test_an_evening_without_a_group_is_in_euros():
    phone = Alone()
    phone.begin("Ann", "Bob", ante="1")
    page = view(phone)
    assert (page["may_send"], page["has_choice"]) == (False, False)
    assert page["promise"].startswith("This phone can't add entries to any group")
    assert phone.start("piquet", "Ann", "Bob")["go"]
    assert phone.show()["names"]["page"]["stake"] == "ante €1"


def test_another_group_has_other_people():
    phone = Alone(GROUP, OTHER | {"people": ["Kim"]})
    phone.tap("here", "Ann")
    phone.tap("group", "9")
    shown = phone.view()
    assert [(one["words"], one["is_chosen"]) for one in shown["people"]] == [
        ("Kim", False)
    ]
    assert [one["is_chosen"] for one in shown["groups"]] == [False, True]
    assert shown["unit"] == "¥"


def test_one_who_comes_later_is_here_once(phone):
    phone.tap("arrive", name="Eve")
    assert view(phone)["people"] == "Ann, Zoe, Cleo, Eve"
    phone.tap("arrive", name="EVE")
    assert phone.words.startswith("EVE is already here")
    phone.tap("arrive", name="  ")
    assert phone.words == "Enter a name first."
    for number in range(40):
        phone.tap("arrive", name=f"P{number}")
    assert phone.words == "A night can have at most 40 people."
    assert len(phone.evening["people"]) == 40


def test_a_game_has_as_many_players_as_its_rules_know(phone):
    assert phone.start("piquet")["words"] == (
        "Piquet is for 2 players, but nobody is seated."
    )
    words = phone.start("piquet", "Ann")["words"]
    assert words == "Piquet is for 2 players, but 1 is seated."
    words = phone.start("piquet", "Ann", "Zoe", "Cleo")["words"]
    assert words == "Piquet is for 2 players, but 3 are seated."


def test_seats_are_in_the_order_of_the_taps(phone):
    phone.go("/new/oh_hell")
    assert phone.draft["seated"] == ["Ann", "Zoe", "Cleo"]
    phone.tap("seat", "Ann")
    assert phone.draft["dealer"] == "Zoe"
    phone.tap("seat", "Ann")
    phone.tap("dealer", "Ann")
    shown = phone.view()
    assert [seat["number"] for seat in shown["seats"]] == [3, 1, 2]
    assert [one["is_chosen"] for one in shown["dealers"]] == [False, False, True]
    phone.tap("start")
    head = phone.evening["games"][0]["record"]
    assert (head["players"], head["dealer"]) == (["Zoe", "Cleo", "Ann"], 2)


def test_the_menu_is_by_families(phone):
    menu = view(phone, "/new")["menu"]
    assert len({family["name"] for family in menu}) == len(menu)
    words = {game["name"]: game["words"] for one in menu for game in one["games"]}
    assert words["Oh Hell"] == "3 to 7 players"
    assert words["Piquet"] == "2 players"


def test_the_same_game_again_is_dealt_by_the_next(played):
    played.tap("again")
    first, second = played.evening["games"]
    assert second["record"] == first["record"] | {"dealer": 1}
    assert second["id"] != first["id"]


@pytest.mark.parametrize(("games", "rows"), [(MOST_GAMES, 0), (1, MOST_ROWS + 1)])
def test_an_evening_is_full_before_the_server_does_not_take_it(phone, games, rows):
    played = {"id": "", "came": {"rows": rows}}
    phone.evening["games"] = [played] * games
    phone.rows[""] = [None] * rows
    words = phone.start("oh_hell", "Ann", "Zoe", "Cleo")["words"]
    assert words.endswith("is full. Start another night.")


def test_what_cannot_be_counted_is_refused_at_the_table(phone):
    phone.evening["stake"] = "1000000"
    phone.start("piquet", "Ann", "Zoe")
    table = phone.table()

    def refusal(entry):
        return table.enter(entry)

    assert refusal(adjusted(1000)) is None
    assert refusal(STOP)["code"] == "too_many_points"  # money is won by the end
    table.read_once()
    assert table.outcome()["totals"] == [1000, 0]
    assert refusal(adjusted(-990)) is None
    assert refusal(STOP) is None


def test_a_game_that_is_too_long_can_only_be_stopped():
    entries, sheet = [adjusted(0)] * (MOST_ENTRIES + 1), {"totals": [0], "result": None}
    worth = {"stake": {}, "places": 2}
    assert bounds.why_not(entries, adjusted(0), sheet, worth)[0] == "too_long"
    assert bounds.why_not(entries, STOP, sheet, worth) is None
    assert bounds.why_not([], STOP, sheet | {"totals": [10**9 + 1]}, worth)


def test_a_correction_that_cannot_be_counted_is_refused(phone):
    phone.evening["stake"] = "1000000"
    phone.start("piquet", "Ann", "Zoe")
    which = phone.evening["games"][0]["id"]
    phone.enter(adjusted(7), adjusted(7), STOP)
    phone.go(f"/game/{which}/entry/0")
    phone.tap("look", entry=json.dumps(adjusted(900)))
    assert phone.words == "That is too many points for a game. Check the number."


def test_a_game_begins_in_the_way_in_which_the_last_of_its_kind_was_told(phone):
    ways = []
    for entries in (
        [{"type": "declare", "seat": 1, "class": "point", "length": 5}],
        [],
    ):
        phone.start("piquet", "Ann", "Zoe")
        which = phone.evening["games"][-1]["id"]
        ways.append(phone.go(f"/game/{which}")["names"]["way"])
        phone.enter(*entries)
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    ways.append(phone.show()["names"]["way"])
    assert ways == ["", "call", ""]


def test_games_are_listed_with_what_they_came_to(played):
    played.start("piquet", "Zoe", "Ann")
    ended, open_one = view(played)["games"]
    assert (ended["is_open"], open_one["is_open"]) == (False, True)
    assert open_one["words"] == "in play · Zoe 0, Ann 0"
    assert "Zoe" in ended["words"]
    assert view(played, "/settle")["is_open"] == (
        "One game is still in play and not counted yet."
    )


def test_points_and_money_over_all_games(played):
    played.tap("again")
    played.enter(*BIDS, TRICKS)
    page = view(played)
    assert page["beside"]["title"] == "Points"
    points = {row["name"]: row["words"] for row in page["beside"]["rows"]}
    assert points == {"Ann": "−2", "Zoe": "+4", "Cleo": "−2"}
    assert [row["words"] for row in page["rows"]] == ["−0.10", "+0.20", "−0.10"]
    assert page["counted_in"] == "€"
    # Cleo first: the server knows her longest
    page = view(played, "/settle")
    plan = [(row["payer"], row["payee"], row["words"]) for row in page["plan"]]
    assert plan == [("Cleo", "Zoe", "€0.10"), ("Ann", "Zoe", "€0.10")]
    assert page["verdict"] == "Two payments settle it"


def test_an_evening_for_nothing_is_counted_in_points():
    phone = Alone(KNOWN)
    phone.begin("Ann", "Zoe", "Cleo")
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    assert phone.show()["names"]["page"]["stake"] == "nothing"
    phone.enter(*BIDS, TRICKS)
    page = view(phone)
    assert (page["counted_in"], page["has_money"]) == ("points", False)
    assert [row["words"] for row in page["rows"]] == ["−1", "+2", "−1"]


def test_an_entry_is_looked_at_and_then_corrected(played):
    which = played.evening["games"][0]["id"]
    address = f"/game/{which}/entry/3"
    page = played.go(address)["names"]["view"]
    assert (page["has_form"], page["deal"]) == (True, 1)
    played.tap("look", entry=json.dumps({"type": "tricks", "tricks": [2, 0, 0]}))
    assert played.words
    assert played.view()["seen"] is None
    played.tap("look", entry=json.dumps({"type": "tricks", "tricks": [1, 0, 0]}))
    assert played.view()["seen"]["button"] == "Correct it"
    done = played.tap("correct")
    assert done["told"].startswith("Deal 1 corrected")
    assert (done["row"]["at"], done["row"]["operation"]) == (3, "replace")
    assert played.entries(which)[3]["tricks"] == [1, 0, 0]


def test_what_is_missing_after_a_correction_is_said_and_the_rest_stays(played):
    which = played.evening["games"][0]["id"]
    page = view(played, f"/game/{which}/entry/1/remove")
    assert "add the missing entry before" in page["missing"]["words"]
    assert page["likely"][0]["type"] == "bid"
    carried = {part["name"]: part["value"] for part in page["missing"]["hidden"]}
    played.tap("look", type="bid", seat="1", bid="7", **carried)
    assert played.words == "A bid must be from 0 to 1, not 7."
    assert played.view()["missing"]["words"] == page["missing"]["words"]
    played.tap("look", type="bid", seat="1", bid="0", **carried)
    page = played.view()
    assert page["seen"]["button"] == "Delete entry"
    played.tap("correct")
    entries = played.entries(which)
    assert entries == [BIDS[0], BIDS[2], BIDS[1] | {"bid": 0}, TRICKS]


def test_an_entry_is_taken_out_with_what_no_longer_fits(played):
    which = played.evening["games"][0]["id"]
    page = view(played, f"/game/{which}/entry/1/remove")
    assert "add the missing entry before" in page["missing"]["words"]
    carried = {part["name"]: part["value"] for part in page["missing"]["hidden"]}
    played.tap("look", rest="1", **carried)
    page = played.view()
    assert page["seen"]["button"] == "Delete it and these entries"
    assert [way["words"] for way in page["ways"] if way["is_here"]] == ["Delete entry"]
    page = view(played, f"/game/{which}/entry/1/later")
    assert page["seen"]["button"] == "Undo 2 entries"
    page = view(played, f"/game/{which}/entry/3")
    assert "Undo later entries" not in [way["words"] for way in page["ways"]]


@pytest.mark.parametrize(
    ("end", "deal"), [("entry/9", 9), ("entry/x", None), ("review/?deal=0#deal-0", 0)]
)
def test_a_game_is_read_back_where_no_entry_is_named(played, end, deal):
    which = played.evening["games"][0]["id"]
    shown = played.go(f"/game/{which}/{end}")
    assert shown["partial"] == "offline/night/_review.html"
    read = shown["names"]["view"]
    assert read["entry"] == f"#/{played.evening['id']}/game/{which}/entry"
    assert read["opened"] == deal


def test_a_line_of_the_sheet_leads_to_the_entry_that_made_it(played):
    which = played.evening["games"][0]["id"]
    move = played.go(f"/game/{which}/lines/0/0/later/")["move"]
    assert move.endswith("/entry/3/later")
    assert played.go(f"/game/{which}/lines/9/0/")["move"].endswith("/review")


def test_a_bid_of_this_deal_is_mended_at_once(phone):
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    phone.enter(*BIDS)
    which = phone.evening["games"][0]["id"]
    address = phone.go(f"/game/{which}/beside/1/")["move"]
    assert address.endswith(f"/game/{which}/entry/1/mend")
    assert view(phone, address.partition(phone.evening["id"])[2])["is_mended"]
    done = phone.tap("look", type="bid", seat="1", bid="0")
    assert done["told"] == "Corrected: Zoe bids 0"
    bids = [BIDS[0], BIDS[1] | {"bid": 0}, BIDS[2]]
    assert phone.entries(which) == bids
    phone.enter(TRICKS)
    assert phone.go(f"/game/{which}/beside/1/")["move"].endswith(which)


def test_the_server_is_told_of_every_row_and_of_no_more(played):
    which = played.evening["games"][0]["id"]
    row = {"id": "r", "operation": "replace", "entry": TRICKS, "at": 3, "along": []}
    played.rows[which].append(row | {"made_at": NOW, "game": which})
    sent = played.sent()
    assert (sent["group"], sent["currency"]) == (7, "EUR")
    assert (sent["date"], sent["time_zone"]) == ("2025-11-21", ZONE)
    assert sent["stake"] == sent["games"][0]["stake"] == {"per_point": "0.05"}
    added, corrected = sent["games"][0]["rows"][0], sent["games"][0]["rows"][-1]
    assert set(added) == {"id", "operation", "entry"}
    row["place"] = row.pop("at")
    assert corrected == row


@pytest.mark.parametrize(
    ("status", "answer", "words"),
    [
        (0, None, "No connection. Everything stays on this phone until there is one."),
        (404, None, "stays on this phone"),
        (502, None, "stays on this phone"),
        (200, None, "stays on this phone"),
        (409, {"refusal": {"message": "Why."}}, "Why."),
    ],
)
def test_whatever_the_server_says_nothing_is_lost(played, status, answer, words):
    kept = played.hear(status, answer)
    assert words in kept["trouble"]
    page = view(played)
    assert (page["is_sent"], page["is_offline"]) == (False, status == 0)


@pytest.mark.parametrize(("totals", "otherwise"), [([0, 11, 0], ""), ([9], "Oh Hell")])
def test_what_the_server_scored_otherwise_is_named(played, totals, otherwise):
    played.go("")
    [game] = played.evening["games"]
    totals = game["came"]["totals"] if not otherwise else totals
    there = {"id": game["id"], "url": "/games/1/", "totals": totals}
    there |= {"status": "finished"}
    played.hear(200, {"url": "/nights/1/", "games": [there]})
    page = view(played)
    assert (page["sent_url"], page["games"][0]["url"]) == ("/nights/1/", "/games/1/")
    assert otherwise in page["otherwise"]
    assert bool(otherwise) == bool(page["otherwise"])
    assert view(played, "/settle")["may_change"] is False
    assert played.go(f"/game/{game['id']}")["partial"] == "offline/night/_night.html"


def test_what_is_only_here_for_more_than_a_day_is_said_to_be(played):
    assert view(played)["where"] == "Friday group · only on this phone"
    played.evening["games"][0]["started_at"] = "2025-11-20T20:14:59.999Z"
    assert view(played)["where"].endswith("only on this phone for more than a day")
    assert view(played)["is_old"]
    played.evening["sent"] = {"url": "", "games": []}
    assert view(played)["where"] == "Friday group · sent"


def test_an_evening_goes_into_another_group_with_its_own_money(phone):
    phone.tap("into", "9")
    kept = phone.evening["group"]
    assert (kept["id"], kept["name"], kept["currency"]) == (9, "Skat", "EUR")
    free = Alone(GROUP, OTHER)
    free.begin("Ann", "Cleo")
    free.tap("into", "9")
    assert free.evening["group"]["currency"] == "JPY"
    free.tap("end")
    assert view(free)["promise"].startswith("The night is over")


def test_an_evening_that_an_older_page_began_is_shown(played):
    later = ("ante", "cap", "payments", "removed", "trouble", "time_zone", "number")
    for part in later:
        del played.evening[part]
    assert view(played, "/settle")["plan"]
    assert played.sent()["payments"] == []
    assert played.sent()["time_zone"] == ""


@pytest.mark.parametrize(
    ("date", "title"),
    [
        ("2025-11-21", "Friday 21 November"),
        ("2024-02-29", "Thursday 29 February"),
        ("2000-01-01", "Saturday 1 January"),
        ("2100-03-01", "Monday 1 March"),
    ],
)
def test_an_evening_is_called_by_its_day(phone, date, title):
    phone.evening["date"] = date
    assert view(phone)["title"] == title


def test_the_evenings_of_this_phone_are_listed_the_latest_first(phone):
    one = phone.evening
    evenings = [one, one | {"date": "2025-12-01"}, one | {"date": "2025-10-02"}]
    phone.page = lambda: {
        "hash": "",
        "evening": None,
        "rows": {},
        "words": "",
        "evenings": evenings,
        "groups": [],
        "menu": [],
        "draft": {},
        "yesterday": NOW,
    }
    titles = [line["title"] for line in phone.view()["evenings"]]
    assert titles == ["Monday 1 December", "Friday 21 November", "Thursday 2 October"]


def test_a_game_that_cannot_begin_is_refused_in_a_sentence():
    assert games.refusal_to_start(PIQUET | {"players": ["Ann"]}).endswith(".")
    assert games.refusal_to_start(PIQUET) == ""


def test_a_game_is_read_back():
    record = PIQUET | {"entries": [{"type": "deal_total", "points": [61, 12]}]}
    [deal] = games.review(record, [])["deals"]
    assert deal["parts"][0]["lines"]
    assert games.outcome(record)["status"] == "open"
    assert corrections.place_of(record, 0, 0) == 0
