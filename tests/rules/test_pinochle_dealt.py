"""Real hands of Pinochle: nothing legal is refused, and every way scores the same."""

import random

import pytest

import rules
from tests.often import some
from tests.rules.pinochle_tables import AtTable, ForTwo
from tests.rules.tables.pinochle import NAMES

SEEDS = range(60)
each_seed = pytest.mark.parametrize("seed", some(SEEDS, 8))


def house_rules(seed, **more):
    """House rules at random, of those that count card points as they are."""
    choose = random.Random(f"rules {seed}").choice
    return {
        "count": choose(["standard", "simple", "counters"]),
        "heading": choose(["trumps", "all"]),
        "doubles": choose(["twice", "tenfold"]),
        "double_pinochle": choose([80, 300]),
        "target": 10000,
    } | {key: choose(values) for key, values in more.items()}


def scored(deal, game, *entries):
    record = {
        "game": game,
        "options": deal.options,
        "players": NAMES[: deal.players],
        "dealer": deal.dealer,
        "entries": list(entries),
    }
    return rules.score(record, prompts=True)


def by_side(deal, sheet, numbers):
    """Numbers by seat, added up by side."""
    return [sum(numbers[seat] for seat in seats) for seats in sheet["sides"]]


def counts(deal, sheet):
    """The count of a deal with the last trick beside it, in it, and one left open."""
    points = by_side(deal, sheet, deal.count)
    last = next(side for side, seats in enumerate(sheet["sides"]) if deal.last in seats)
    inside = [number + 10 * (side == last) for side, number in enumerate(points)]
    beside = {"type": "taken", "points": points, "last": deal.last}
    return [
        beside,
        {"type": "taken", "points": inside},
        beside | {"points": [None, *points[1:]]},
        {"type": "taken", "points": [*inside[:-1], None]},
    ]


def no_reneges(sheet):
    return not [one for one in sheet["announcements"] if "Renege" in one["text"]]


@each_seed
@pytest.mark.parametrize(
    ("players", "form"), [(3, "individual"), (4, "individual"), (4, "partnership")]
)
def test_hands_of_three_or_four(seed, players, form):
    options = house_rules(seed, form=[form], first_lead=["dealer", "eldest"])
    deal = AtTable(seed, players, options, seed % players)
    opening = list(deal.entries)
    melds = [deal.melds(way) for way in ("names", "cards", "points")]
    deal.play()
    tricks = deal.entries[len(opening) :]
    played = [scored(deal, "pinochle", *opening, *melded, *tricks) for melded in melds]
    totals = played[0]["totals"]
    assert all(sheet["totals"] == totals for sheet in played)
    assert all(no_reneges(sheet) for sheet in played)
    assert all(sheet["deals"][0]["complete"] for sheet in played)
    assert sum(deal.count) == 240
    in_melds = sum(entry["points"] for entry in melds[2])
    assert sum(totals) == 250 + in_melds + sum(deal.credits.values())
    half = tricks[: seed % len(tricks)]
    for count in counts(deal, played[0]):
        for seen in ([], half):
            sheet = scored(deal, "pinochle", *opening, *melds[0], *seen, count)
            assert sheet["totals"] == totals
    whole = {"type": "deal_total", "points": totals}
    assert scored(deal, "pinochle", whole)["totals"] == totals


@each_seed
@pytest.mark.parametrize("deck", [48, 64])
def test_hands_of_two(seed, deck):
    deal = ForTwo(seed, house_rules(seed, deck=[deck]), seed % 2)
    deal.play()
    sheet = scored(deal, "pinochle_two", *deal.entries)
    assert sheet["deals"][0]["complete"]
    assert no_reneges(sheet)
    assert sum(deal.count) == 240
    melded = [
        deal.melded[seat] + deal.deeces[seat] + deal.count[seat] for seat in (0, 1)
    ]
    melded[deal.last] += 10
    assert sheet["totals"] == melded
    assert counted(deal) == [melded] * 4


def counted(deal):
    """The totals of the same deal by points melded and cards counted, four ways."""
    melds = [
        {"type": "meld", "seat": seat, "points": deal.melded[seat] + deal.deeces[seat]}
        for seat in (0, 1)
        if deal.melded[seat] + deal.deeces[seat]
    ]
    return [
        scored(deal, "pinochle_two", *melds, count)["totals"]
        for count in counts(deal, {"sides": [[0], [1]]})
    ]


@each_seed
def test_half_a_deal_of_two_is_closed_by_its_count(seed):
    deal = ForTwo(seed, house_rules(seed), seed % 2)
    deal.play()
    whole = scored(deal, "pinochle_two", *deal.entries)["totals"]
    plays = [place for place, one in enumerate(deal.entries) if one["type"] == "play"]
    # After the stock there are no more melds, so the count tells the rest.
    half = deal.entries[: plays[12 + seed % 11] + 1]
    for count in counts(deal, {"sides": [[0], [1]]}):
        assert scored(deal, "pinochle_two", *half, count)["totals"] == whole


def test_the_deals_hold_melds_of_every_class_and_cards_that_serve_again():
    entries = []
    for seed in SEEDS:
        deal = ForTwo(seed, house_rules(seed, deck=[64]), 0)
        deal.play()
        entries += deal.entries
    named = {entry["meld"] for entry in entries if entry["type"] == "meld"}
    assert {"flush", "royal_marriage", "marriage_c", "jacks", "pinochle"} <= named
    assert [entry for entry in entries if len(entry.get("new", [1, 2])) == 1]
    assert [entry for entry in entries if entry.get("exchange") is False]


def left_out(deal, game):
    """The cards of tricks that the pad leaves out before they are played."""
    found = []
    for place, entry in enumerate(deal.entries):
        if entry["type"] == "play":
            before = scored(deal, game, *deal.entries[:place])
            asked = [one for one in before["prompts"] if one["type"] == "play"]
            [cards] = asked[0]["fields"]
            left = dict(zip(cards["pack"], cards["left"], strict=True))
            count = entry["cards"].count
            found += [one for one in entry["cards"] if left.get(one, 0) < count(one)]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_no_card_that_can_be_played_is_left_out(seed):
    two = ForTwo(seed, house_rules(seed), seed % 2)
    two.play()
    assert left_out(two, "pinochle_two") == []
    three = AtTable(seed, 3, house_rules(seed), seed % 3)
    three.entries += three.melds("cards")
    three.play()
    assert left_out(three, "pinochle") == []
