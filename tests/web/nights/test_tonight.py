"""Tonight: the open game, the night so far, the amount I owe, and recent nights."""

import re
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from scorekeeper import nights, recording
from scorekeeper.models import Game, Group, Night, Person
from scorekeeper.nights.end_of_night import close
from scorekeeper.people.statistics import update
from tests.web.devices import BIDS, Device
from tests.web.reading import Reading

ONE_CARD = {"sequence": "custom", "hands": [1]}
STAKE = {"per_point": "1"}
OLD_LINKS = ["held", "device", "join", "privacy", "rules"]


@pytest.fixture
def tonight(night):
    """The night of the group, which is today's."""
    Night.objects.update(date=timezone.localdate())
    night.refresh_from_db()
    return night


def said(device, url="/"):
    return Reading(device.get(url)).text


def i_am(device, name):
    """Says whose phone a device is."""
    person = Person.objects.get(name=name)
    device.post(reverse("me", args=[person.group_id]), {"person": person.pk})


def owing(page):
    """The words of the cards that say what I owe."""
    cards = re.findall(r'<a class="panel owing".*?</a>', page, re.DOTALL)
    words = [" ".join(re.sub("<[^>]+>", " ", card).split()) for card in cards]
    return [text.replace(" ,", ",") for text in words]


@pytest.mark.alike
def test_an_open_game_shows_its_score_and_the_next_step(bob, tonight, game):
    bob.enter(game, BIDS[0])
    page = bob.get("/").text
    card = page.split('class="panel live"')[1].split("</a>")[0]
    assert game.get_absolute_url() in card
    text = " ".join(re.sub("<[^>]+>", " ", card).split())
    assert "Oh Hell Deal 1 of 1 · Bob to bid" in text
    assert text.index("Ann 0") < text.index("Bob 0") < text.index("Cleo 0")


def test_every_open_game_and_every_open_night_is_visible(bob, group, tonight, start):
    start(options=ONE_CARD)
    start("piquet", "Ann Bob")
    other = nights.start_night(group, [], ["Ann", "Flo"], date="2025-11-01")
    page = bob.get("/").text
    assert page.count('class="panel live"') == 2
    assert other.get_absolute_url() in page
    assert tonight.get_absolute_url() in page


@pytest.mark.alike
def test_the_night_shows_its_result_and_leads_on(bob, tonight, start):
    bob.play(start(options=ONE_CARD, stake=STAKE))
    text = said(bob)
    assert "Tonight One game ›" in text
    assert "Result so far, in € Ann −1.00 Bob +2.00 Cleo −1.00 Dan 0.00" in text
    page = bob.get("/").text
    for name in ("settlement", "choose_game", "night"):
        assert f'href="{reverse(name, args=[tonight.pk])}"' in page


def test_a_viewer_is_offered_no_game_and_no_night(watcher, tonight):
    text = said(watcher)
    assert "Settle up" in text
    assert "New game" not in text
    assert "Start" not in text


def test_what_i_owe_stands_in_one_line_with_its_parts(bob, group, tonight, start):
    before = nights.start_night(
        group,
        list(tonight.people.all()),
        [],
        date=tonight.date - timedelta(7),
        currency="EUR",
    )
    played(before)
    close(before)
    bob.play(start(options=ONE_CARD, stake=STAKE))
    i_am(bob, "Ann")
    [line] = owing(bob.get("/").text)
    assert line.startswith("You owe Bob €2.00 €1.00 from tonight, €1.00 from ")
    money = reverse("money", args=[group.pk])
    assert f'<a class="panel owing" href="{money}">' in bob.get("/").text


def played(night):
    """Oh Hell of one card, for money, that Bob wins."""
    people = [night.people.get(name=name) for name in ("Ann", "Bob", "Cleo")]
    answer = recording.start_game(
        night, "oh_hell", people, options=ONE_CARD, stake=STAKE
    )
    phone = Device.holding(night.group, "enter", "A phone")
    return phone.play(answer.game)


def test_a_phone_of_nobody_is_asked_and_owes_nothing(bob, tonight, start):
    bob.play(start(options=ONE_CARD, stake=STAKE))
    page = bob.get("/").text
    assert "Which player are you?" in page
    assert not owing(page)
    i_am(bob, "Bob")
    page = bob.get("/").text
    assert "Which player are you?" not in page
    assert owing(page)[0].startswith("You are owed €")


def test_my_amount_and_my_total_are_marked(bob, tonight, start):
    bob.play(start(options=ONE_CARD, stake=STAKE))
    start(options=ONE_CARD)
    i_am(bob, "Cleo")
    page = bob.get("/").text
    marked = re.findall(r'<li class="[^"]*mine">\s*<span class="name">(\w+)', page)
    assert marked == ["Cleo", "Cleo"]


def test_recent_nights_say_what_i_won(bob, tonight, start):
    bob.play(start(options=ONE_CARD, stake=STAKE))
    close(tonight)
    i_am(bob, "Bob")
    row = bob.get("/").text.split('<nav class="rows"')[1].split("</a>")[0]
    assert tonight.get_absolute_url() in row
    assert "You: " in row
    assert "+€" in row


@pytest.mark.alike
def test_without_an_open_night_the_last_people_and_game_are_one_tap(
    bob, group, tonight, start
):
    game = bob.play(start(names="Cleo Ann Dan", options=ONE_CARD))
    close(tonight)
    Person.objects.create(group=group, name="Zoe")
    page = bob.get("/").text
    people = re.findall(r'name="people" value="(\d+)"( checked)?>', page)
    ticked = [int(pk) for pk, is_here in people if is_here]
    assert ticked == list(tonight.attendances.values_list("person", flat=True))
    assert len(people) == len(ticked) + 1
    form = {"people": [player["person"] for player in game.players], "game": game.key}
    answer = bob.post(reverse("start_night", args=[group.pk]), form)
    again = Game.objects.latest("pk")
    assert answer.url == again.get_absolute_url()
    assert again.options == game.options
    assert again.names() == game.names()
    assert again.dealer == (game.dealer + 1) % 3
    assert again.stake == {}


def test_more_people_than_a_game_takes_are_asked_who_plays(bob, group, tonight):
    here = list(tonight.people.values_list("pk", flat=True))
    form = {"people": here, "game": "piquet"}
    answer = bob.post(reverse("start_night", args=[group.pk]), form)
    assert answer.url == reverse(
        "new_game", args=[Night.objects.latest("pk").pk, "piquet"]
    )


def test_too_few_people_for_a_game_are_refused_and_nothing_starts(bob, group, tonight):
    form = {"people": tonight.people.first().pk, "name_1": "Flo", "game": "oh_hell"}
    answer = bob.post(reverse("start_night", args=[group.pk]), form)
    assert answer.status_code == 422
    assert "Oh Hell is for 3 to 7 players. Add another player." in answer.text
    assert Night.objects.count() == 1


def test_a_start_sent_twice_starts_one_night_and_one_game(bob, group, tonight):
    here = list(tonight.people.values_list("pk", flat=True))[:3]
    form = {"people": here, "game": "oh_hell"}
    form["id"] = "12345678-1234-4234-8234-123456789012"
    urls = {bob.post(reverse("start_night", args=[group.pk]), form).url for _ in "ab"}
    assert len(urls) == 1
    assert [Night.objects.count(), Game.objects.count()] == [2, 1]


def test_the_page_repeats_nothing_of_the_bar_or_of_settings(ann, tonight):
    page = ann.get("/").text
    main = page.split("<main")[1]
    group = tonight.group_id
    assert [name for name in OLD_LINKS if f'href="{reverse(name)}"' in main] == []
    for name in ("people", "money", "laws", "keys"):
        assert f'href="{reverse(name, args=[group])}"' not in main


def test_a_phone_of_several_groups_shows_one_and_leads_to_the_other(bob, tonight):
    other = Group.objects.create(name="A second group")
    add_key(bob, other)
    assert said(bob).startswith("Tonight · A second group")
    answer = bob.get(f"/?group={tonight.group_id}")
    assert answer.url == "/"
    page = bob.get("/").text
    assert f'<h1 class="home-name">{tonight.group.name}</h1>' in page
    assert tonight.get_absolute_url() in page
    assert f'href="/?group={other.pk}"' in page


def add_key(device, group):
    """Gives a device the access that another has to its group."""
    way = Device.holding(group, "enter", "More").session["ways"]
    session = device.session
    session["ways"] = [*session["ways"], *way]
    session.save()


@pytest.mark.parametrize("asked", ["x", "", "-1", "99999999999999999999", "²"])
def test_a_group_that_is_not_there_is_not_found(bob, tonight, asked):
    assert bob.get("/", {"group": asked}).status_code == 404
    assert bob.get("/").status_code == 200


def test_a_group_of_others_is_not_found(bob, tonight):
    other = Group.objects.create(name="Another group")
    assert bob.get(f"/?group={other.pk}").status_code == 404


def test_a_guest_of_one_night_sees_it_and_may_play_there(group, tonight, game):
    nights.start_night(group, [], ["Ann", "Flo"], date="2025-11-01")
    guest = Device.holding(group, "enter", "Gus's phone", tonight)
    page = guest.get("/").text
    assert page.count('class="panel') == 2
    assert game.get_absolute_url() in page
    assert reverse("choose_game", args=[tonight.pk]) in page
    assert group.name not in page
    assert "Start" not in page.split("<main")[1]


def test_a_night_of_another_group_stands_beside_my_own(ann, tonight):
    other = Group.objects.create(name="Others")
    theirs = nights.start_night(other, [], ["Kit", "Lou"], date=tonight.date)
    key = Device.holding(other, "watch", "A guest", theirs).session["ways"]
    session = ann.session
    session["ways"] = [*session["ways"], *key]
    session.save()
    close(tonight)
    page = ann.get("/").text
    for night in (tonight, theirs):
        assert night.get_absolute_url() in page
    assert reverse("choose_game", args=[theirs.pk]) not in page
    assert page.count(" checked>") == tonight.people.count()


def test_an_unreadable_game_has_a_card_and_spoils_nothing(bob, tonight, game):
    Game.objects.update(sheet={"sides": [[0]], "totals": [1, 2]})
    page = bob.get("/").text
    assert "This game can&#x27;t be read" in page


@pytest.mark.alike
@pytest.mark.parametrize("more", [0, 12])
@pytest.mark.parametrize("is_open", [True, False])
def test_it_takes_at_most_twelve_queries(bob, group, tonight, start, more, is_open):
    for number in range(more):
        night = nights.start_night(
            group,
            list(tonight.people.all()),
            [f"Person {number}"],
            date=tonight.date - timedelta(1 + number),
        )
        played(night)
        if number % 2:
            close(night)
    bob.play(start(options=ONE_CARD, stake=STAKE))
    start(options=ONE_CARD)
    if not is_open:
        Night.objects.update(closed_at=timezone.now())
    update.add_up(group.pk)
    i_am(bob, "Ann")
    with CaptureQueriesContext(connection) as made:
        page = bob.get("/").text
    assert owing(page)
    assert len(made) <= 12, [query["sql"][:90] for query in made.captured_queries]
