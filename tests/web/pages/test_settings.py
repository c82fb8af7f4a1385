"""Settings: each role finds its sections, and each form returns to its own."""

import re
from uuid import uuid4

import pytest
from django.urls import reverse

from scorekeeper.models import Group, Key, Night, Person, SharedLink
from scorekeeper.sharing import links
from tests.web.devices import Device
from tests.web.reading import Reading

SECTION = re.compile(r'<section id="(\w+)"')
LINK = re.compile(r'<a class="line" href="[^"]*">\s*<strong[^>]*>([^<]*)')
OF_ALL = ["Play offline", "Enter a code", "Privacy"]
OF_A_PHONE = ["Play offline", "Access on this phone", "Enter a code", "Privacy"]
CHOSEN = re.compile(r'aria-current="true">([^<]*)</button>')


@pytest.fixture
def url(group):
    return f"{reverse('device')}?group={group.pk}"


@pytest.fixture
def guest(group, night):
    return Device.holding(group, "enter", "A guest's", night)


def sections(device):
    return SECTION.findall(device.get("/device/").text)


def rows(device):
    return LINK.findall(device.get("/device/").text)


def pk_of(name):
    return Person.objects.get(name=name).pk


def test_a_host_finds_the_settings_of_the_group(ann, night):
    own = ["group", "confirmation", "sharing"]
    assert sections(ann) == ["you", "phone", "access", *own]
    of_the_group = ["Access", "Our rulings", "Import and export", "Delete group"]
    assert rows(ann) == OF_A_PHONE + of_the_group


def test_scorers_and_viewers_read_the_rulings_and_change_no_group(bob, watcher):
    for device in (bob, watcher):
        assert sections(device) == ["you", "phone", "access", "group"]
        assert rows(device) == [*OF_A_PHONE, "Our rulings"]


def test_a_guest_of_one_night_finds_no_group(guest, group):
    assert sections(guest) == ["you", "phone", "access"]
    assert rows(guest) == OF_A_PHONE
    assert group.name not in guest.get("/device/").text


def test_a_stranger_finds_the_phone_and_the_ways_in(eve, db):
    assert sections(eve) == ["phone", "access"]
    assert rows(eve) == OF_ALL
    assert "Sections" not in eve.get("/device/").text


@pytest.mark.parametrize("who", ["ann", "bob", "guest", "eve"])
def test_it_reads_well(who, night, request):
    reading = Reading(request.getfixturevalue(who).get("/device/"))
    assert reading.headings[0] == 1
    assert reading.nameless() == []
    assert len(set(reading.ids)) == len(reading.ids)


def test_each_link_at_the_top_leads_to_a_section(ann, night):
    page = ann.get("/device/").text
    jumps = page.split('aria-label="Sections"')[1].split("</nav>")[0]
    assert re.findall('href="#([^"]*)"', jumps) == SECTION.findall(page)


def test_a_player_is_chosen_and_the_page_says_which(bob, people, group, url):
    page = bob.get("/device/").text
    assert CHOSEN.findall(page) == []
    [back] = re.findall(r'name="next" value="([^"]*)"', page)
    assert back == f"{url}#you"
    answer = bob.post(f"/groups/{group.pk}/me/", {"person": pk_of("Bob"), "next": back})
    assert answer.url == back
    assert CHOSEN.findall(bob.get(url).text) == ["Bob"]
    bob.post(f"/groups/{group.pk}/me/", {"person": "0", "next": back})
    assert CHOSEN.findall(bob.get(url).text) == ["Shared phone"]


def test_people_who_play_no_more_are_not_offered_but_to_themselves(bob, group, url):
    dan = Person.objects.create(group=group, name="Dan")
    bob.post(f"/groups/{group.pk}/me/", {"person": dan.pk})
    Person.objects.filter(pk=dan.pk).update(is_active=False)
    assert CHOSEN.findall(bob.get(url).text) == ["Dan"]
    bob.post(f"/groups/{group.pk}/me/", {"person": "0"})
    assert f'value="{dan.pk}"' not in bob.get(url).text


def test_a_guest_chooses_among_the_people_of_the_night(guest, group, night, people):
    people["Dan"].attendance_set.all().delete()
    names = re.findall(r'name="person"[^>]*>([^<]*)<', guest.get("/device/").text)
    assert names == ["Ann", "Bob", "Cleo", "Shared phone"]
    guest.post(f"/groups/{group.pk}/me/", {"person": pk_of("Cleo")})
    assert CHOSEN.findall(guest.get("/device/").text) == ["Cleo"]


def test_another_group_of_the_phone_is_a_row_that_leads_to_its_settings(ann, group):
    other = Group.objects.create(name="A chess club")
    key = other.keys.create(role="watch", name="Ann", secret_hash="club")
    session = ann.session
    session["ways"] += [[key.pk, other.pk]]
    session.save()
    ann.get(f"/device/?group={group.pk}")
    assert rows(ann)[0] == "A chess club"
    assert "No player chosen" in Reading(ann.get("/device/")).text
    page = ann.get(f"/device/?group={other.pk}").text
    assert "Which player are you in A chess club?" in page
    assert SECTION.findall(page) == ["you", "phone", "access", "group"]
    assert rows(ann)[0] == group.name  # it was looked at last


@pytest.mark.parametrize("named", ["999999", "x", "", "0"])
def test_a_group_that_the_phone_does_not_open_is_not_found(ann, eve, named):
    for device in (ann, eve):
        assert device.get(f"/device/?group={named}").status_code == 404


def test_the_host_renames_the_group_and_returns_to_it(ann, group, url):
    named = {"group-name": "The Fridays", "group-currency": "CHF"}
    named["group-is_rated"] = "on"
    assert ann.post(f"/groups/{group.pk}/", named).url == f"{url}#group"
    group.refresh_from_db()
    assert (group.name, group.currency) == ("The Fridays", "CHF")
    assert group.is_rated


@pytest.mark.parametrize(
    ("part", "given", "says"),
    [
        ("name", "", "Fill in this field."),
        ("name", "x" * 81, "Use at most 80 characters."),
        ("currency", "ABC", "Choose one of the options."),
    ],
)
def test_what_no_group_can_have_is_refused_in_its_section(
    ann, group, part, given, says
):
    named = {"group-name": "Friday group", "group-currency": "EUR"}
    answer = ann.post(f"/groups/{group.pk}/", named | {f"group-{part}": given})
    assert answer.status_code == 422
    section = answer.text.split('<section id="group"')[1].split("</section>")[0]
    assert says in section
    assert "autofocus" in section
    assert "Error ·" in Reading(answer).text
    assert Group.objects.get().name == "Friday group"


def test_only_the_host_changes_the_group(bob, eve, group):
    named = {"group-name": "Ours", "group-currency": "EUR"}
    assert bob.post(f"/groups/{group.pk}/", named).status_code == 403
    assert eve.post(f"/groups/{group.pk}/", named).status_code == 404
    assert Group.objects.get().name == "Friday group"


def test_score_confirmation_is_set_for_an_open_night(ann, group, night, url):
    page = ann.get(url).text
    back = f"{url}#confirmation"
    assert f'name="next" value="{back}"' in page
    assert "Ask for confirmation" in page
    address = f"{night.get_absolute_url()}agreeing/"
    assert ann.post(address, {"agreeing": "1", "next": back}).url == back
    assert Night.objects.get().agreeing
    assert "Stop asking" in ann.get(url).text


def test_without_an_open_night_it_says_what_to_do(ann, group):
    assert "No night is open. Start a night" in Reading(ann.get("/device/")).text


def test_shared_links_are_removed_and_the_old_ones_are_folded(ann, bob, group, url):
    for number in range(7):
        links.make(group, f"secret {number}", SharedLink.Kind.RECORD, f"Link {number}")
    page = ann.get(url).text
    assert "2 older links" in page
    assert [f"Link {number}" in page for number in range(7)] == [True] * 7
    assert "Link 0" not in bob.get(url).text
    link = links.valid(group).first()
    address = f"/groups/{group.pk}/links/{link.pk}/revocation/"
    assert ann.post(address).url == f"{url}#sharing"
    assert "1 older link<" in ann.get(url).text


def test_the_calendar_link_leads_back_to_sharing(ann, group, url):
    made = ann.post(f"/groups/{group.pk}/calendar/", {"id": uuid4()})
    assert made.status_code == 201
    assert f'href="{url}#sharing">‹ Back' in made.text


def test_access_is_only_about_access(ann, group):
    page = ann.get(f"/groups/{group.pk}/keys/").text
    for other in ("Currency", "Shared links", "calendar", "Import and export"):
        assert other not in page


PAGES = ["/held/", "/privacy/", "/groups/{}/keys/", "/groups/{}/files/"]
PAGES += ["/groups/{}/laws/", "/groups/{}/deletion/"]


@pytest.mark.parametrize("address", PAGES)
def test_a_page_of_settings_leads_back_and_is_no_place(ann, group, address):
    page = ann.get(address.format(group.pk)).text
    top = page.split('<header class="top">')[1].split("</header>")[0]
    assert re.findall(">([^<]+)</a>", top) == ["‹ Settings"]
    bar = page.split('<nav class="places"')[1].split("</nav>")[0]
    assert "aria-current" not in bar
    me = page.split('<nav class="me"')[1].split("</nav>")[0]
    assert 'aria-current="page"' in me


def test_me_is_not_marked_elsewhere(bob, night):
    for page in ("/", night.get_absolute_url(), "/join/"):
        me = bob.get(page).text.split('<nav class="me"')[1].split("</nav>")[0]
        assert "aria-current" not in me


@pytest.mark.parametrize("more", [0, 20])
def test_more_of_everything_takes_no_more_queries(
    ann, group, night, django_assert_max_num_queries, more
):
    for number in range(more):
        Person.objects.create(group=group, name=f"Person {number}")
        Night.objects.create(group=group, date=night.date)
        links.make(group, f"secret {number}", SharedLink.Kind.RECORD, "A record")
        other = Group.objects.create(name=f"Group {number}")
        key = Key.objects.create(
            group=other, role="host", name="Ann", secret_hash=number
        )
        session = ann.session
        session["ways"] += [[key.pk, other.pk]]
        session.save()
    with django_assert_max_num_queries(12):
        ann.get(f"/device/?group={group.pk}")
