"""A guest of one night proposes rulings for it; none of the group's is changed."""

from time import process_time
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import bounds
from scorekeeper.models import Game, Law, Night
from scorekeeper.nights import deletion
from tests.sentences import PROPOSED_BY_GUEST
from tests.web.devices import BIDS, Device
from tests.web.reading import Reading
from tests.web.recording.test_outbox import added, item, send
from tests.web.referee.test_laws import NAME, WORDS, address, keep, laws_page

GUESTS = "Guests deal it again."
BY_A_GUEST = PROPOSED_BY_GUEST
LAW = {
    "note": "law",
    "situation": NAME,
    "answers": "1",
    "came": "passed",
    "words": GUESTS,
    "place": 0,
}


@pytest.fixture
def guest(group, night):
    """A phone with access to this night alone."""
    return Device.holding(group, "enter", "Guest 1", night)


@pytest.fixture
def other_game(group, night, game):
    """A game of the same card game at another night."""
    later = Night.objects.create(group=group, date="2025-11-28")
    fields = {"group": group, "night": later, "sheet": game.sheet}
    return Game.objects.create(key=game.key, players=game.players, **fields)


def ruling(device, game, answers="1"):
    return Reading(device.get(address(game, f"{NAME}/?a={answers}"))).text


def by_form(device, game, **fields):
    return keep(device, game, words=GUESTS, **fields)


def by_outbox(device, game, id=None):
    note = item("note", LAW)
    return send(device, game, [note | {"id": str(id)} if id else note])


def act(device, law, what):
    return device.post(f"/groups/{law.group_id}/laws/{law.pk}/{what}/")


def law_of(device, game):
    return device.get(f"{game.get_absolute_url()}log.json").json()["law"]


@pytest.mark.alike
@pytest.mark.parametrize("propose", [by_form, by_outbox])
def test_a_guests_ruling_is_a_proposal_for_the_night(guest, game, night, propose):
    id = uuid4()
    for _ in range(2):
        assert propose(guest, game, id=id).status_code in (200, 302)
    [law] = Law.objects.all()
    assert (law.night, law.key, law.words) == (night, guest.key, GUESTS)


@pytest.mark.alike
@pytest.mark.parametrize("propose", [by_form, by_outbox])
def test_it_replaces_no_ruling_of_the_group(ann, guest, game, group, propose):
    keep(ann, game)
    propose(guest, game)
    assert Law.objects.get(night=None).withdrawn_at is None
    page = ruling(ann, game)
    assert page.index(WORDS) < page.index(GUESTS)
    assert BY_A_GUEST in page
    assert "Our ruling applies." in page
    found = Reading(ann.get(address(game))).text
    assert f"Our ruling: {WORDS}" in found
    assert f"Proposed for this night: {GUESTS}" in found


def test_it_applies_at_tables_of_its_night_only(ann, guest, game, other_game):
    by_form(guest, game)
    assert GUESTS in ruling(ann, game)
    assert GUESTS not in ruling(ann, other_game)
    house_rules = [
        Reading(ann.get(f"{one.get_absolute_url()}house-rules/")).text
        for one in (game, other_game)
    ]
    assert [GUESTS in page for page in house_rules] == [True, False]
    assert BY_A_GUEST in house_rules[0]


def test_phones_bring_it_to_tables_of_its_night_only(ann, guest, game, other_game):
    by_form(guest, game)
    [proposal] = law_of(guest, game)["proposals"]
    assert (proposal["words"], proposal["settled"]) == (GUESTS, BY_A_GUEST)
    assert proposal["is_mine"] is True
    assert law_of(ann, game)["proposals"][0]["is_mine"] is False
    assert law_of(guest, game)["laws"] == law_of(ann, other_game)["proposals"] == []
    [group] = ann.get("/evening/groups.json").json()["groups"]
    assert group["laws"] == {}


def test_house_rules_are_asked_again_once_something_is_proposed(
    guest, game, other_game
):
    def page(game):
        return guest.get(game.get_absolute_url()).content.decode()

    by_form(guest, game)
    law = Law.objects.get()
    assert f'house-rules/?law={law.pk}-1"' in page(game)


def test_a_newer_proposal_replaces_only_one_by_the_same_phone(group, guest, game):
    other = Device.holding(group, "enter", "Guest 2", game.night)
    for device, words in [(guest, "First."), (other, "Another."), (guest, "Second.")]:
        keep(device, game, words=words)
    words = [one["words"] for one in law_of(guest, game)["proposals"]]
    assert words == ["Second.", "Another."]


def test_a_page_says_what_a_guest_may_do(ann, guest, game):
    page = ruling(guest, game)
    assert "Propose for this night" in page
    assert "applies to this night until the host" in page
    assert "Save as our ruling" not in page
    assert "Save as our ruling" in ruling(ann, game)


def test_a_proposal_of_a_phone_stays_a_proposal_from_any_sender(ann, bob, game):
    """A phone may have got access to the group meanwhile, or hand its outbox over."""
    mine = [item("note", LAW | {"is_proposal": True})]
    for device in (ann, bob):
        send(device, game, mine)
    assert Law.objects.get().night_id == game.night_id


@pytest.mark.alike
def test_what_is_proposed_is_true_or_false(guest, game):
    broken = item("note", LAW | {"is_proposal": "no"})
    assert send(guest, game, [broken]).status_code == 400


def test_a_guest_with_access_to_the_group_saves_rulings(group, guest, game):
    scorer = Device.holding(group, "enter", "Scorer")
    session = guest.session
    session["ways"] = [[guest.key.pk, group.pk], [scorer.key.pk, group.pk]]
    session.save()
    by_form(guest, game)
    by_outbox(guest, game)
    assert [law.night for law in Law.objects.all()] == [None, None]
    assert {law.key for law in Law.objects.all()} == {scorer.key}


def test_of_games_kept_apart_it_stays_with_the_night(bob, guest, game):
    bob.play(game, BIDS)
    mine = [*added(*[bid | {"bid": 1 - bid["bid"]} for bid in BIDS])]
    answer = send(guest, game, [*mine, item("note", LAW)], seen=0)
    assert answer.status_code == 200
    assert Law.objects.get().night_id == game.night_id
    assert GUESTS in ruling(bob, game)


@pytest.mark.alike
@pytest.mark.parametrize("who", ["ann", "bob"])
def test_host_and_scorer_save_it_for_the_group(request, who, guest, game, other_game):
    device = request.getfixturevalue(who)
    keep(device, game)
    by_form(guest, game)
    proposal = Law.objects.get(words=GUESTS)
    for _ in range(2):  # the second time nothing changes
        assert act(device, proposal, "group").url.endswith("/laws/")
    assert Law.objects.count() == 3
    law = Law.objects.get(night=None, withdrawn_at=None)
    assert (law.words, law.key) == (GUESTS, device.key)
    assert law_of(device, game)["proposals"] == []
    assert GUESTS in ruling(device, other_game)


@pytest.mark.alike
@pytest.mark.parametrize("who", ["ann", "bob"])
def test_host_and_scorer_dismiss_it(request, who, guest, game, group):
    device, id = request.getfixturevalue(who), uuid4()
    by_form(guest, game, id=id)
    page = laws_page(device, group)
    assert f"{GUESTS} Oh Hell" in page
    assert "Proposed by Guest 1 for" in page
    for _ in range(2):
        act(device, Law.objects.get(), "dismissal")
    by_form(guest, game, id=id)  # sent again, it does not come back
    assert law_of(device, game)["proposals"] == []
    assert GUESTS not in laws_page(device, group)


def test_nobody_else_saves_or_dismisses_it(watcher, guest, eve, game, group):
    by_form(guest, game)
    law = Law.objects.get()
    for what in ("group", "dismissal"):
        status = [act(one, law, what).status_code for one in (watcher, guest, eve)]
        assert status == [403, 404, 404]
    assert "Save for the group" not in laws_page(watcher, group)
    law.refresh_from_db()
    assert law.withdrawn_at is None


def test_a_ruling_of_the_group_is_no_proposal(ann, game):
    keep(ann, game)
    law = Law.objects.get()
    for what in ("group", "dismissal"):
        assert act(ann, law, what).status_code == 404


@pytest.mark.alike
def test_a_proposal_is_saved_only_where_there_is_room(bob, guest, game, monkeypatch):
    monkeypatch.setitem(bounds.MOST_LAWS, "enter", 0)
    by_form(guest, game)
    refused = act(bob, Law.objects.get(), "group")
    assert refused.status_code == 403
    assert "Scorers can save rulings" in Reading(refused).text
    law = Law.objects.get()
    assert (law.withdrawn_at, law.night) == (None, game.night)


@pytest.mark.alike
def test_a_night_has_so_many_proposals(ann, bob, guest, game, group, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_PROPOSED", 2)
    for answers in "01":
        by_form(guest, game, answers=answers)
    refused = by_form(guest, game, answers="-")
    assert refused.status_code == 403
    assert "This night has 2 proposed rulings" in Reading(refused).text
    [left] = send(guest, game, [item("note", LAW | {"answers": "-"})]).json()["left"]
    assert left["code"] == "too_many"
    assert "This night has 2 proposed rulings" in left["message"]
    assert law_of(guest, game)["room"] == 0
    assert law_of(guest, game)["full"] == left["message"]
    assert by_form(guest, game).status_code == 302  # in place of an older one
    for device in (ann, bob):
        assert keep(device, game, answers="-").status_code == 302


@pytest.mark.alike
def test_proposals_that_were_replaced_have_an_end_too(ann, guest, game, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_PROPOSALS", 3)
    first = uuid4()
    by_form(guest, game, id=first)
    for _ in range(2):
        assert by_form(guest, game).status_code == 302
    refused = by_form(guest, game)
    assert refused.status_code == 403
    assert "Guests have proposed 3 rulings for this night" in Reading(refused).text
    assert by_form(guest, game, id=first).status_code == 302  # sent again
    assert Law.objects.count() == 3
    assert keep(ann, game).status_code == 302


def outboxes_of_rulings(device, game, count, of=80):
    """Sends outboxes of rulings on so many cases; what was left of each."""
    for _ in range(count):
        mine = [item("note", LAW | {"answers": str(number)}) for number in range(of)]
        yield send(device, game, mine).json()["left"]


def test_a_guest_cannot_fill_the_rulings_of_the_group(ann, guest, group, game):
    """Fourteen outboxes once took all places, and withdrew what the host had saved."""
    began = process_time()
    for _ in range(20):
        keep(ann, game)
    floor = (process_time() - began) / 20  # of a page that saves one ruling
    keep(ann, game, answers="0")
    began = process_time()
    left = list(outboxes_of_rulings(guest, game, 14))
    spent = process_time() - began
    assert [len(one) for one in left] == [40] * 5 + [80] * 9
    assert {one["code"] for some in left for one in some} == {"too_many"}
    proposals = Law.objects.exclude(night=None)
    assert proposals.count() == bounds.MOST_PROPOSALS
    assert proposals.filter(withdrawn_at=None).count() == bounds.MOST_PROPOSED
    assert keep(ann, game, answers="-").status_code == 302
    ours = Law.objects.filter(night=None, withdrawn_at=None)
    assert set(ours.values_list("words", "answers")) == {(WORDS, one) for one in "01-"}
    assert spent < 14 * 3 * floor


def test_the_host_withdraws_and_deletes_in_a_group_filled_before(ann, game, group):
    """By an older version: a thousand rulings, most of them withdrawn."""
    about = {"group": group, "game": game.key, "came": "passed", "words": "Full."}
    times = [None] + ["2025-11-21T20:00Z"] * 999
    Law.objects.bulk_create(
        Law(situation=f"number_{number}", withdrawn_at=time, **about)
        for number, time in enumerate(times)
    )
    assert keep(ann, game).status_code == 302
    page = ann.get(f"/groups/{group.pk}/laws/?page=5")
    assert "Newer rulings" in Reading(page).text
    assert act(ann, Law.objects.earliest("-pk"), "deletion").status_code == 403
    assert act(ann, Law.objects.all()[1], "deletion").status_code == 302


def test_a_night_is_deleted_with_what_was_proposed_for_it(ann, guest, game, night):
    by_form(guest, game)
    deletion.delete_game(game)
    where = f"{night.get_absolute_url()}deletion/"
    assert ann.post(where, {"group": night.group_id}).status_code == 302
    assert not Law.objects.exists()
    assert not Night.objects.exists()


@pytest.mark.alike
def test_proposals_cost_an_entry_nothing(guest, game, django_assert_max_num_queries):
    for answers in "01-":
        by_form(guest, game, answers=answers)
    with django_assert_max_num_queries(8):
        answer = guest.enter(game, BIDS[0])
    assert GUESTS.encode() not in answer.content


def test_one_outbox_of_a_scorer_leaves_room_for_the_host(bob, game):
    """What is weighed in one request counts as well as what is there."""
    mine = [item("note", LAW | {"answers": f"{number:03}"}) for number in range(1_000)]
    answer = send(bob, game, mine).json()
    assert len(answer["taken"]) == Law.objects.count() == 900
    assert {one["code"] for one in answer["left"]} == {"too_many"}


@pytest.mark.alike
def test_of_rulings_about_the_same_in_one_outbox_the_last_applies(bob, guest, game):
    mine = [item("note", LAW | {"words": f"Number {number}."}) for number in range(3)]
    for device, kind in ((bob, "laws"), (guest, "proposals")):
        again = [one | {"id": str(uuid4())} for one in mine]
        for _ in range(2):
            assert len(send(device, game, again).json()["taken"]) == 3
        assert [one["words"] for one in law_of(device, game)[kind]] == ["Number 2."]


@pytest.mark.alike
def test_many_rulings_ask_no_more_often_than_two(bob, game):
    def asked(count):
        with CaptureQueriesContext(connection) as queries:
            send(bob, game, [item("note", LAW) for _ in range(count)])
        return len(queries)

    assert asked(60) <= asked(2)
