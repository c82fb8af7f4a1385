"""Bezique with cards dealt at random: no legal entry is refused, all ways agree.

BEZIQUE_DEALS in the environment says how many deals of each form are played.
"""

import os
import random
import time

import pytest

import rules
from tests.rules.bezique_deal import RealDeal

DEALS = int(os.environ.get("BEZIQUE_DEALS", "20"))
NAMES = ["Ann", "Bob", "Cat", "Dan"]
GAMES = {game.key: game for game in rules.card_games()}
FORMS = {
    "standard": ("bezique", {}),
    "marriage trump": ("bezique", {"form": "marriage_trump"}),
    "polish": ("bezique", {"form": "polish"}),
    "five hundred": ("bezique_500", {}),
    "three": ("bezique_three", {}),
    "four": ("bezique_four", {}),
    "partners": ("bezique_four", {"sides": "partners"}),
}
each_form = pytest.mark.parametrize("form", FORMS)


def dealt(form, seed):
    """(header, deal): a deal of a form, by house rules chosen at random."""
    chance = random.Random(f"{form} {seed}")
    key, options = FORMS[form]
    options = dict(options)
    for option in GAMES[key].options:
        is_open = option.kind == "choice" and option.key not in ("form", "sides")
        if is_open and chance.random() < 0.4:
            options[option.key] = chance.choice(option.values)[0]
    if key != "bezique_500":
        options["target"] = 10000
    deal = RealDeal(key, options, chance).play()
    players = NAMES[: deal.players]
    return {"game": key, "options": options, "players": players}, deal


def tables(form, seed):
    """The table after a deal, by way of recording."""
    header, deal = dealt(form, seed)
    return {
        mode: rules.replay(header | {"entries": entries}).table
        for mode, entries in deal.entries.items()
    }


@each_form
def test_no_legal_entry_is_refused_and_the_three_ways_agree(form):
    for seed in range(DEALS):
        played = tables(form, seed)
        totals = [table.totals for table in played.values()]
        assert totals == [totals[0]] * 3, seed
        assert all(table.deals[0].is_complete for table in played.values()), seed


@each_form
def test_nobody_who_plays_by_the_rules_is_called_a_reneger(form):
    for seed in range(DEALS):
        told = [text for _entry, text in tables(form, seed)["cards"].announcements]
        assert [text for text in told if "Renege" in text] == []


@each_form
def test_whatever_comes_next_was_asked_for(form):
    header, deal = dealt(form, "asked")
    for entries in deal.entries.values():
        for place in range(0, len(entries), 3):
            asked = rules.score(header | {"entries": entries[:place]})["next"]
            assert entries[place]["type"] in asked


@each_form
def test_nothing_that_was_melded_next_is_struck_out(form):
    header, deal = dealt(form, "struck")
    for entries in deal.entries.values():
        melds = [n for n, entry in enumerate(entries) if entry["type"] == "meld"]
        for place in melds[:6]:
            sheet = rules.score(header | {"entries": entries[:place]}, prompts=True)
            assert struck(sheet["prompts"], entries[place]) == []


def struck(prompts, entry):
    """The reasons for which the prompts strike out what an entry says."""
    found = []
    for prompt in prompts:
        fields = {field["name"]: field for field in prompt["fields"]}
        if prompt["type"] != "meld" or fields["seat"]["fixed"] != [entry["seat"]]:
            continue
        if "said" in fields:
            found += [
                why for parts, why in fields["said"]["barred"] if says(parts, entry)
            ]
            continue
        if entry.get("table") and fields.get("table", {}).get("fixed") == [[]]:
            continue  # which is asked for with the cards that lie there
        suit = entry.get("suit") or entry.get("cards", ["  "])[0][1]
        for name, value in (("meld", entry["meld"]), ("suit", suit)):
            is_same = fields["meld"]["fixed"] in ([], [entry["meld"]])
            barred = fields.get(name, {}).get("barred", [])
            found += [why for word, why in barred if is_same and word == value]
    return found


def says(parts, entry):
    """Whether one tap says just what an entry does, or no less."""
    return all(sorted(parts[name]) == sorted(entry.get(name, "")) for name in parts)


def long_game(form, seed):
    """The record of a game of two thousand points, card by card."""
    key, options = FORMS[form]
    options = options | {"target": 2000}
    record = {"game": key, "options": options, "entries": []}
    for number in range(30):
        deal = RealDeal(key, options, random.Random(f"{seed} {number}")).play()
        turned = [turn(entry, number, deal.players) for entry in deal.entries["cards"]]
        record["players"] = NAMES[: deal.players]
        record["entries"] += turned
        try:
            rules.replay(record)
        except rules.RuleError as error:
            if error.code != "game_over":
                raise
            return record | {"entries": record["entries"][: error.entry]}
    raise AssertionError("Nobody came to two thousand points.")


def turn(entry, number, players):
    """The entry of a deal in which another player deals."""
    seats = {
        name: (entry[name] + number) % players
        for name in ("seat", "winner")
        if name in entry
    }
    return entry | seats


@pytest.mark.parametrize("form", ["standard", "polish", "three", "four", "partners"])
def test_a_game_of_two_thousand_points_is_replayed_in_fifty_milliseconds(form):
    record = long_game(form, seed="long")
    assert min(replay_time(record) for _try in range(5)) < 0.05


def replay_time(record):
    start = time.process_time()
    rules.replay(record)
    return time.process_time() - start


@each_form
def test_the_same_cards_may_be_played_where_another_leads_out_of_turn(form):
    header, deal = dealt(form, "led")
    entries = deal.entries["cards"]
    for place, entry in enumerate(entries):
        if entry["type"] == "trick":
            referee = rules.replay(header | {"entries": entries[:place]})
            due = referee.table.deal.leader
            referee.enter(led_by((due + 1) % deal.players, entry))
            said = [one["text"] for one in referee.table.announcements]
            assert "Lead out of turn: it stands" in said


def test_the_last_drawer_has_the_turned_card_even_after_a_lead_out_of_turn():
    """Of its two copies the other is gone in these deals."""
    for seed in (0, 1, 3, 7):
        header, deal = dealt("standard", seed)
        entries = deal.entries["cards"]
        tricks = [n for n, one in enumerate(entries) if one["type"] == "trick"]
        referee = rules.replay(header | {"entries": entries[: tricks[24]]})
        due, turned = referee.table.deal.leader, referee.table.deal.turned
        cards = [turned, entries[tricks[24]]["cards"][0]]
        referee.enter({"type": "trick", "leader": 1 - due, "cards": cards})


def led_by(leader, entry):
    """A trick of the same cards, led by the player behind the right leader."""
    lists = [name for name in ("cards", "table") if name in entry]
    turned = {name: entry[name][1:] + entry[name][:1] for name in lists}
    return {"type": "trick", "leader": leader, **turned}
