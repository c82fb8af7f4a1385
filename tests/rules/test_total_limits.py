"""What one deal can bring a side: no deal brings more, and no total is accepted."""

import re
from pathlib import Path

import pytest

import rules
from rules.games.bezique.limits import beziques
from rules.games.piquet.limits import IN_HAND
from tests.random_player import RandomPlayer
from tests.rules.piquet_best_hands import best_hand
from tests.rules.tables import bezique, pinochle, piquet, tablanette
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import total
from tests.rules.tables.oh_hell import bids, oh_hell, tricks
from tests.sentences import TOO_MUCH_FOR_A_DEAL

GAMES = {game.key: game for game in rules.card_games()}
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"]
PLAYED = 10  # games of each that are played at random
BLANK = 10
PAGES = Path(__file__).parents[2] / "docs" / "games"
CLAIMED = ("award", "play")  # what only the table has looked at
RULED = ("false_declaration", "short_hand")  # and what lets it say more


def table_of(key, players, **options):
    record = {"game": key, "players": NAMES[:players], "options": options}
    return rules.replay(record | {"entries": []}).table


def limits(key, players, **options):
    table = table_of(key, players, **options)
    return table.game.total_limits(table.deal)


def refused(record):
    """(code, sentence) where nobody may enter the last entry of a record."""
    try:
        rules.score(record)
    except rules.RuleError as error:
        return error.code, error.message
    return rules.why_beyond(record, record["entries"][-1])


def why_not(table, points):
    """Why points cannot be entered; Oh Hell's rules say that by the cards of a deal."""
    game = table.game
    is_by_deal = game.key == "oh_hell"
    return (is_by_deal and game.why_not_total(table.deal, points)) or game.why_beyond(
        table, points
    )


def points_at_most(record):
    """(points of the best side in the last deal, the most that a deal can bring)."""
    table = rules.replay(record).table
    deal = table.deals[-1]
    deal.write()
    return max(table.points(deal)), table.game.total_limits(deal)[1]


# Of each family, and of what changes the most that a deal can bring.
TABLES = [
    ("piquet", 2, {}, 174),
    ("piquet", 2, {"form": "club"}, 173),
    ("piquet", 2, {"count": "lead_and_trick"}, 186),
    ("piquet_ecrire", 5, {}, 173),
    ("piquet_normand", 3, {}, 187),
    ("piquet_normand", 3, {"bonus_style": "jump", "capot_last": True}, 168),
    ("piquet_voleur", 4, {}, 212),
    ("bezique", 2, {}, 1990),
    ("bezique", 2, {"form": "marriage_trump"}, 1970),
    ("bezique", 2, {"form": "marriage_trump", "bezique_pair": "by_trump"}, 2510),
    ("bezique", 2, {"second_bezique": "single"}, 1950),
    ("bezique_500", 2, {}, 750),
    ("bezique_three", 3, {}, 4070),
    ("bezique_four", 4, {}, 5990),
    ("bezique_four", 4, {"sides": "partners", "final_meld": "allowed"}, 6030),
    ("pinochle", 3, {}, 810),
    ("pinochle", 4, {"form": "partnership"}, 1080),
    ("pinochle", 4, {"doubles": "tenfold", "double_pinochle": 300}, 2070),
    ("pinochle_two", 2, {}, 1370),
    ("pinochle_two", 2, {"deck": 64}, 1410),
    ("pinochle_two", 2, {"double_pinochle": 300}, 1610),
    ("scotch_whist", 2, {}, 40),
    ("scotch_whist", 2, {"short_deal": "sixes", "form": "french"}, 58),
    ("scotch_whist", 4, {"sides": "two"}, 48),
    ("scotch_whist", 6, {"sides": "three"}, 54),
    ("tablanette", 2, {}, 441),
    ("tablanette", 2, {"jack": "takes_all"}, 393),
    ("tablanette", 2, {"jack": "takes_all", "sweep": "one"}, 47),
    ("oh_hell", 3, {"sequence": "down"}, 25),
    ("oh_hell", 3, {"sequence": "down", "scoring": "squares"}, 235),
]


@pytest.mark.parametrize(("key", "players", "options", "most"), TABLES)
def test_a_total_beyond_the_most_is_refused_and_says_what_would_be_right(
    key, players, options, most
):
    table = table_of(key, players, **options)
    least = table.game.total_limits(table.deal)[0]
    assert limits(key, players, **options) == (least, most)
    nothing = [0] * (len(table.sides) - 1)
    assert why_not(table, [most, *nothing]) is None
    for number in (most + 1, least - 1):
        code, sentence = why_not(table, [number, *nothing])
        assert code == "impossible_points"
        assert str(most) in sentence


@pytest.mark.parametrize("key", sorted(set(GAMES) - {"oh_hell", "score_pad"}))
def test_the_page_of_each_game_states_the_most(key):
    players = 4 if key == "scotch_whist" else GAMES[key].players[0]
    page = " ".join((PAGES / f"{key}.md").read_text().split())
    most = limits(key, players)[1]
    assert re.search(
        rf"(?i)a (?:player|side) scores at most {most} points in one deal", page
    )


def test_a_total_beyond_is_refused_as_an_entry():
    code, sentence = refused(piquet.record(total(500, 0)))
    assert code == "impossible_points"
    assert sentence == (TOO_MUCH_FOR_A_DEAL)
    assert refused(piquet.record(total(1001, 0)))[0] == "bad_field"
    assert refused(tablanette.record(total(10, -1)))[0] == "impossible_points"
    breaches = refused(whist.record(total(0, -100, 0, 0)))
    assert breaches[0] == "impossible_points"
    assert breaches[1].endswith("A deal is worth \u221290 to 57 points.")
    assert refused(whist.record(total(57, 0, 0, -90))) is None
    partners = whist.record(total(49, 0), sides="two")
    assert refused(partners)[1].startswith("Ann & Cara cannot score 49 in one deal.")
    assert refused(oh_hell(total(14, 0, 0)))[1] == (
        "No bid in this deal scores 14. Possible scores are 0, 10 and 11."
    )


@pytest.mark.parametrize("key", sorted(set(GAMES) - {"score_pad"}))
def test_the_pad_states_the_limit_beside_the_numbers(key):
    table = table_of(key, GAMES[key].players[0])
    [prompt] = rules.replay(
        {"game": key, "players": table.players, "entries": []}
    ).total_prompts()
    drawn = prompt.picture(table)
    [points] = drawn["fields"]
    least, most = table.game.total_limits(table.deal)
    assert points["label"].endswith(f"{most} each")
    assert (points["low"] < 0) == (least < 0)


def is_looked_at(key, entries):
    """Whether the program itself knows that cards can bring what a deal had.

    A class awarded, a false claim, a whole play of three or four, a play with a short
    hand, tablanettes told one by one, and melds in one number are what the table says.
    """
    types = {entry["type"] for entry in entries}
    ruled = {entry.get("offence") for entry in entries}
    if key.startswith("piquet"):
        is_told = "award" in types or ruled & set(RULED)
        return not is_told and ("play" not in types or GAMES[key].has_replies)
    if key == "pinochle_two":
        return not any("points" in e and e["type"] == "meld" for e in entries)
    return key != "tablanette" or "tablanette" not in types


@pytest.mark.parametrize("key", GAMES)
def test_no_deal_played_at_random_lies_beyond(key):
    met = 0
    for seed in range(PLAYED):
        record = RandomPlayer(GAMES[key], f"limits {seed}").play()
        table = rules.replay(record).table
        ends = [deal.first for deal in table.deals[1:]] + [len(record["entries"])]
        for deal, end in zip(table.deals, ends, strict=False):
            if is_looked_at(key, record["entries"][deal.first : end]):
                met += 1
                within(table, deal)
    assert met > PLAYED // 2


def within(table, deal):
    """Each side has what a deal can bring, but for corrections and what is doubled."""
    least, most = table.game.total_limits(deal)
    for side in range(len(table.sides)):
        points = [
            line.points
            for line in deal.lines
            if line.side == side and line.reason not in ("adjust", "double_deal")
        ]
        assert least <= sum(points) <= most, (deal.number, side, points)


def test_the_best_hands_of_piquet_count_no_more():
    """Carte blanche is for the hand as dealt: elder changes five cards, younger seven,

    who deals three hands two, and nobody where all are dealt out.
    """
    assert best_hand(12) == 57
    assert max(57, best_hand(12, blanks=5) + BLANK) == IN_HAND[12]
    dealers, others = best_hand(10, blanks=8), best_hand(10, blanks=10)
    assert max(best_hand(10), dealers + BLANK, others + BLANK) == IN_HAND[10]
    assert best_hand(8) + best_hand(8, blanks=8) + BLANK == IN_HAND[8]


def test_a_deal_of_piquet_reaches_the_most():
    """Dealt four tens, the nine and eight of hearts, a nine and other low cards.

    Four jacks and the queen of hearts come with the exchange.
    """
    deal = [
        piquet.blank(0),
        piquet.point(0, 5, 47),
        piquet.runs(0, "5Q", "3J"),
        piquet.sets(0, "4T", "4J"),
        piquet.CLOSE,
        *[{"type": "trick", "winner": 0}] * 12,
    ]
    assert points_at_most(piquet.record(*deal)) == (174, 174)


def test_a_deal_of_scotch_whist_reaches_the_most():
    for players, tricks_of_all in ((2, [10, 0]), (6, [6, 0, 0, 0, 0, 0])):
        counted = whist.count(*tricks_of_all, **whist.ALL_TO_FIRST)
        best, most = points_at_most(whist.record(counted, players=players))
        assert best == most
    french = whist.count(10, 0, TD=0, **whist.ALL_TO_FIRST)
    record = whist.record(whist.trump("S"), french, players=2, form="french")
    assert points_at_most(record) == (50, 50)


def pairs():
    """The cards of Tablanette but kings and two sevens, each with one of its rank."""
    suits = dict.fromkeys("23456789TJQA", "CDHS") | {"7": "HS"}
    return [
        (rank + first, rank + second)
        for rank, of_rank in suits.items()
        for first, second in zip(of_rank[::2], of_rank[1::2], strict=True)
    ]


def test_a_deal_of_tablanette_reaches_the_most():
    deal = [tablanette.layout("KC KD 7C 7D"), tablanette.play("KH")]
    deal.append(tablanette.play("KS", "KC KD KH 7C 7D"))
    for first, second in pairs():
        deal += [tablanette.play(first), tablanette.play(second, first)]
    for options, most in (({}, 441), ({"sweep": "one"}, 49)):
        record = tablanette.record(*deal, target=9999, **options)
        assert points_at_most(record) == (most, most)


def test_a_deal_of_oh_hell_reaches_the_most_and_the_fewest():
    options = {"hands": [3], "scoring": "mirror"}
    record = oh_hell(bids(3, 3, 0), tricks(3, 0, 0), **options)
    table = rules.replay(record).table
    assert table.points(table.deals[0]) == [13, -13, 10]
    assert table.game.total_limits(table.deals[0]) == (-13, 13)


def every_bezique(copies, largest, may_add, may_repeat, used=None):
    """The most that beziques of so many pairs can come to, all ways tried.

    `used`: of each pair the size of the largest bezique it was in.
    """
    used = used or (0,) * copies
    worths, best = {1: 40, 2: 500, 3: 1500, 4: 1500}, 0
    for size in range(1, min(copies, largest) + 1):
        bar = size + 1 if may_repeat and size > 1 else size
        bar = bar if may_add and size > 1 else 1
        free = sorted((n for n in used if n < bar), reverse=True)
        news = free.count(0)
        for fresh in range(1, min(news, size) + 1):
            old = [n for n in free if n][: size - fresh]
            if len(old) + fresh == size:
                left = list(used)
                for number in old + [0] * fresh:
                    left.remove(number)
                after = tuple(sorted(left + [size] * size))
                rest = every_bezique(copies, largest, may_add, may_repeat, after)
                best = max(best, worths[size] + rest)
    return best


@pytest.mark.parametrize("may_add", [True, False])
@pytest.mark.parametrize("may_repeat", [True, False])
@pytest.mark.parametrize(
    ("key", "players", "options", "largest"),
    [
        ("bezique", 2, {}, 2),
        ("bezique_three", 3, {}, 3),
        ("bezique_four", 4, {}, 3),
        ("bezique_four", 4, {"sides": "partners"}, 4),
    ],
)
def test_no_way_of_laying_beziques_comes_to_more(
    key, players, options, largest, may_add, may_repeat
):
    options = options | ({} if may_add else {"second_bezique": "single"})
    if may_repeat and key != "bezique":
        options |= {"second_double": "yes"}
    house = table_of(key, players, **options).ledger.house
    tried = every_bezique(house.copies, largest, may_add, may_repeat)
    assert tried <= sum(beziques(house))
    if largest == house.copies or may_repeat or not may_add:
        assert tried == sum(beziques(house))


def test_true_totals_near_the_most_are_accepted():
    assert refused(piquet.record(total(170, 0))) is None
    assert refused(bezique.game(total(980, 700))) is None
    assert refused(pinochle.two(total(1010, 240))) is None


def test_a_record_that_has_one_is_read_as_it_stands():
    assert rules.score(piquet.record(total(500, 0)))["totals"] == [500, 0]
    assert rules.why_beyond(piquet.record(), piquet.CLOSE) is None
