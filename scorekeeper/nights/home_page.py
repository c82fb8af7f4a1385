"""Tonight: open games, the nights in progress, what I owe, and recent nights."""

from functools import cached_property

from rules.words import join_with_and, with_capital
from scorekeeper import scoring
from scorekeeper.access import me, permissions
from scorekeeper.game_kinds import title_of
from scorekeeper.models import Attendance, Game, Key, Night
from scorekeeper.models.querysets import RANKS
from scorekeeper.money.ledger.plan import money_of
from scorekeeper.money.my_balance import lines_of
from scorekeeper.money.origins import is_tonight
from scorekeeper.nights.forms import StartNight
from scorekeeper.nights.live_game import live_game
from scorekeeper.nights.night_page import result_shown
from scorekeeper.nights.night_rows import games_in_words, night_row
from scorekeeper.nights.winners import rank_result, results_of
from scorekeeper.words import game_name, night_title

IN_PROGRESS, RECENT = 8, 5  # nights shown
ORDER = ["-closed_at", "-date", "-pk"]


class HomePage:
    """What the page is made of: a group, or single nights if the group is None.

    `nights`: those in progress, then the latest of the others. Single nights of groups
    that this phone does not open stand among them.
    """

    def __init__(self, request, group):
        self.request, self.group = request, group
        ways = permissions.ways(request)
        seen = Night.objects.open_to(ways)
        if group:
            others = [one["pk"] for one in request.groups if one["pk"] != group.pk]
            seen = seen.exclude(group_id__in=others)
        seen = seen.order_by(*ORDER)
        self.in_progress = list(seen.filter(closed_at=None)[:IN_PROGRESS])
        self.over = list(seen.exclude(closed_at=None)[:RECENT])
        self.nights = self.in_progress + self.over

    @cached_property
    def latest(self):
        """The latest night of the group, or of all without one; None if there is none.

        One in progress comes before all others.
        """
        own = [night for night in self.nights if not self.group or self.is_own(night)]
        own.sort(key=lambda night: (night.closed_at is None, night.date, night.pk))
        return own[-1] if own else None

    def is_own(self, night):
        return self.group is not None and night.group_id == self.group.pk

    @cached_property
    def people(self):
        """Who came to the nights in progress and to the latest, by their ids."""
        looked_at = [*self.in_progress, self.latest]
        nights = {night.pk: night for night in looked_at if night}
        groups = {night.group_id for night in nights.values()}
        rows = Attendance.objects.filter(group_id__in=groups, night_id__in=nights)
        people = {pk: [] for pk in nights}
        for row in rows.select_related("person").order_by("pk") if nights else ():
            people[row.night_id].append(row.person)
        return people

    @cached_property
    def results(self):
        return results_of(self.nights, self.people)

    @cached_property
    def mine(self):
        """The ids of the people whose phone this is, one for each group at most."""
        groups = {night.group_id for night in self.nights}
        return {me.person_at(self.request, group) for group in groups} - {None}

    @cached_property
    def open_games(self):
        """By the ids of nights their open games, the latest first."""
        games, groups = {}, {night.group_id for night in self.in_progress}
        rows = Game.objects.open().filter(group_id__in=groups)
        rows = rows.filter(night__in=self.in_progress).defer("entries")
        for game in rows.order_by("-started_at") if groups else ():
            games.setdefault(game.night_id, []).append(game)
        return games

    @cached_property
    def roles(self):
        """By the ids of the nights in progress the role that this phone has there."""
        own = [night for night in self.in_progress if self.is_own(night)]
        roles = {night.pk: self.group.way_in["role"] for night in own}
        rest = [night for night in self.in_progress if night.pk not in roles]
        if rest:
            keys = Key.objects.still_valid(permissions.ways(self.request))
            keys = keys.filter(night__in=rest, role__in=RANKS)
            keys = keys.values_list("night_id", "role")
            roles |= dict(sorted(keys, key=lambda row: RANKS.index(row[1])))
        return roles


def home_page(request, group):
    """What the page shows, or None if this phone may see nothing at all."""
    page = HomePage(request, group)
    if not page.nights and group is None:
        return None
    return {
        "group": group,
        "nights": [
            night_card(page, night)
            for night in page.in_progress
            if night.pk in page.roles
        ],
        "whose": question(page),
        "recent": [
            night_row(night, rank_result(page.results[night.pk]), page.mine)
            for night in page.over
        ],
    } | (of_group(page) if group else {})


def night_card(page, night):
    """A night in progress with its open games."""
    is_alone = len(page.in_progress) == 1
    games = page.open_games.get(night.pk, ())
    return {
        "pk": night.pk,
        "url": night.get_absolute_url(),
        "title": "Tonight" if is_alone and is_tonight(night) else night_title(night),
        "games": [live_game(game, page.mine) for game in games],
        "games_played": games_played(page.results[night.pk], games),
        "people": join_with_and([person.name for person in page.people[night.pk]]),
        "result": result_shown(page.results[night.pk], page.mine),
        "is_empty": not page.results[night.pk].parts,
        "may_enter": page.roles[night.pk] != "watch",
    }


def games_played(result, in_play):
    """How many games a night has, by its NightResult; "" for none."""
    finished = len(result.games)
    has_games = finished or in_play
    return with_capital(games_in_words(finished, len(in_play))) if has_games else ""


def question(page):
    """Which of the people of the latest night this phone belongs to, or None."""
    people = page.latest and page.people[page.latest.pk]
    return me.question(page.request, page.latest, people) if people else None


def of_group(page):
    """What I owe in a group, and how to start a night as the last one."""
    mine = me.person_at(page.request, page.group.pk)
    money = mine and money_of(page.group)
    may_start = permissions.may(page.group, "enter")
    is_between = page.latest is None or page.latest.closed_at
    return {
        "owing": lines_of(money, mine) if mine and money.ledgers else [],
        "start": start_again(page, money) if may_start and is_between else None,
        "may_start": may_start,
    }


def start_again(page, money):
    """The form that starts a night as the last one: its people and its last game."""
    came = page.people[page.latest.pk] if page.latest else []
    games = page.results[page.latest.pk].games if page.latest else []
    rest = list(money.people.values()) if money else page.group.people.active()
    rest = [person for person in rest if person not in came]
    rest.sort(key=lambda person: person.name)
    return {
        "form": StartNight(auto_id="start_%s"),
        "people": [
            {"pk": person.pk, "name": person.name, "is_here": person in came}
            for person in [*came, *rest]
            if person.is_active
        ],
        "game": last_game(games),
    }


def last_game(games):
    """The key, the name and the title of the last of some games.

    None without any, or if this version does not know the card game.
    """
    for game in games[-1:]:
        if scoring.card_game(game.key):
            name, title = game_name(game), title_of(game)
            return {"key": game.key, "name": name, "title": title}
    return None
