"""What people type into the search of History, and what each of it means."""

from datetime import date

import pytest

from scorekeeper import scoring
from scorekeeper.history.query import feats
from scorekeeper.history.query.days import Today
from scorekeeper.history.query.filters import Under
from scorekeeper.history.query.parser import understand
from scorekeeper.history.query.vocabulary import Vocabulary

SUNDAY = Today(date(2026, 11, 29), date(2026, 11, 27), "EUR")
PEOPLE = [(1, "Ann"), (2, "Bob"), (3, "Cleo"), (4, "Dev"), (5, "Anna Maria")]
PLACES = ["At Ann's", "The Swan", "Café Zoë"]
GAMES = [
    ("oh_hell", "Oh Hell", ["Nomination Whist", "Blackout"]),
    ("scotch_whist", "Scotch Whist", ["Catch the Ten"]),
    ("piquet", "Piquet", ["Rubicon Piquet", "Two-handed Piquet"]),
    ("bezique", "Bezique", []),
    ("bezique_500", "Five Hundred Bezique", ["Bezique 500", "French Pinochle"]),
    ("bezique_four", "Four-handed Bezique", ["Bezique for Four"]),
    ("pinochle", "Pinochle", []),
    ("tablanette", "Tablanette", []),
]
TAGS = [
    ("capot", "capot"),
    ("four_aces", "four aces"),
    ("repique", "repique"),
    ("rubicon", "rubicon"),
    ("counting_order", "won in counting order"),
    ("tablanette", "tablanette"),
    ("tie", "tie"),
    ("no_miss", "deal without a miss"),
    ("stopped", "stopped early"),
]
HOUSES = [("house:piquet:1", "Form: rubicon of six deals")]

# Each input, its chips, and what is not understood.
INPUTS = [
    ("with Bob", ["Bob"], []),
    ("Bob and Ann", ["Bob", "Ann"], []),
    ("Dev & Bob", ["Dev", "Bob"], []),
    ("ann, bob, CLEO", ["Ann", "Bob", "Cleo"], []),
    ("Bob won", ["Bob won"], []),
    ("won by Bob", ["Bob won"], []),
    ("Bob lost", ["Bob lost"], []),
    ("Bob and Ann won", ["Bob won", "Ann won"], []),
    ("Bob beat Ann", ["Bob won", "Ann lost"], []),
    ("Bob won at The Swan", ["Bob won", "The Swan"], []),
    ("Bob's games", ["Bob"], []),
    ("maria", ["Anna Maria"], []),
    ("I won", ["Ann won"], []),
    ("oh hell", ["Oh Hell"], []),
    ("blackout", ["Oh Hell"], []),
    ("bezique", ["Three kinds of bezique"], []),
    ("bezique 500", ["Five Hundred Bezique"], []),
    ("whist", ["Scotch Whist"], []),
    ("tablanette", ["Tablanette"], []),
    ("repique", ["Repique"], []),
    ("two repiques", ["Repique"], ["two"]),
    ("rubicon", ["Rubicon"], []),
    ("form rubicon", ["House rules: form rubicon"], []),
    ("four aces with Cleo", ["Four aces", "Cleo"], []),
    ("aces", ["Four aces"], []),
    ("won in counting order", ["Won in counting order"], []),
    ("at ann's", ["At Ann's"], []),
    ("ann\N{RIGHT SINGLE QUOTATION MARK}s", ["At Ann's"], []),
    ("swan", ["The Swan"], []),
    ("cafe zoe", ["Café Zoë"], []),
    ("2024", ["2024"], []),
    ("november", ["November"], []),
    ("november 2025", ["November 2025"], []),
    ("last november", ["November 2025"], []),
    ("27 november", ["27 November"], []),
    ("November 27th, 2025", ["Thursday 27 November 2025"], []),
    ("27/11/2025", ["Thursday 27 November 2025"], []),
    ("2025-11-27", ["Thursday 27 November 2025"], []),
    ("fridays", ["Fridays"], []),
    ("last friday", ["Friday 27 November"], []),
    ("last sunday", ["Sunday 22 November"], []),
    ("yesterday", ["Saturday 28 November"], []),
    ("last night", ["Friday 27 November"], []),
    ("this week", ["23 to 29 November 2026"], []),
    ("last month", ["October 2026"], []),
    ("last year", ["2025"], []),
    ("since 2025", ["Since 1 January 2025"], []),
    ("before march 2025", ["Before 1 March 2025"], []),
    ("from march to may 2025", ["March to May 2025"], []),
    ("between 2024 and 2025", ["2024 to 2025"], []),
    ("over 10", ["Over €10.00"], []),
    ("over €2.50", ["Over €2.50"], []),
    ("more than 10 euros", ["Over €10.00"], []),
    (">= 5", ["€5.00 or more"], []),
    ("under 1", ["Under €1.00"], []),
    ("over 100 points", ["Over 100 points"], []),
    ("Bob over 10", ["Bob won over €10.00"], []),
    ("Bob won over 10 on fridays", ["Bob won over €10.00", "Fridays"], []),
    ("Ann lost over 10", ["Ann lost over €10.00"], []),
    ("friday or saturday", ["Fridays", "Saturdays"], []),
    ("repique 2024 ann", ["Repique", "2024", "Ann"], []),
    ("cloe", [], ["cloe"]),
    ("Bob xyzzyx 2024", ["Bob", "2024"], ["xyzzyx"]),
    ("won", [], ["won"]),
    ("last", [], ["last"]),
    ("31 february", ["February"], ["31"]),
    ("ann against bob", ["Ann against Bob"], []),
    ("Ann and Bob vs. Cleo", ["Ann and Bob against Cleo"], []),
    ("against Bob", ["Bob"], ["against"]),
    ("Ann won against Bob", ["Ann won", "Bob lost"], []),
    ("Ann lost to Bob", ["Ann lost", "Bob won"], []),
    ("bob and dev together", ["Bob and Dev together"], []),
    ("Bob and Dev as partners", ["Bob and Dev together"], []),
    ("Bob together", ["Bob"], ["together"]),
    (
        "Bob and Dev won together",
        ["Bob won", "Dev won", "Bob and Dev together"],
        [],
    ),
    ("dev without ann", ["Dev", "Without Ann"], []),
    ("not ann", ["Without Ann"], []),
    ("without Ann or Bob", ["Without Ann", "Without Bob"], []),
    ("not oh hell", ["Not Oh Hell"], []),
    ("not bezique", ["None of the three kinds of bezique"], []),
    ("no repiques", ["Without repique"], []),
    ("not fridays", ["Not Fridays"], []),
    ("without a miss", ["Deal without a miss"], []),
    ("Bob without", ["Bob"], ["without"]),
    ("Ann won 5", ["Ann won €5.00"], []),
    ("Ann lost 5 euros", ["Ann lost €5.00"], []),
    ("Ann won 157 points", ["Ann won 157 points"], []),
    ("Ann won 5 games", ["Ann won"], ["5"]),
    ("ann 5", ["Ann"], ["5"]),
    ("ann didn't win", ["Ann did not win"], []),
    ("Ann has not won", ["Ann did not win"], []),
    ("Ann never lost", ["Ann won"], []),
    ("Ann's repique", ["Ann's repique"], []),
    ("anns repique", ["Ann's repique"], []),
    ("Anna Maria's rubicon", ["Anna Maria's rubicon"], []),
    ("repique by Ann", ["Ann's repique"], []),
    ("Ann's stopped early", ["Ann", "Stopped early"], []),
    ("Ann's piquet", ["Ann", "Piquet"], []),
    ("Ann's wins", ["Ann won"], []),
    ("at Ann's, repique", ["At Ann's", "Repique"], []),
    ("at anns", ["At Ann's"], []),
    ("swan ann's", ["The Swan", "At Ann's"], []),
    ("bezique four", ["Four-handed Bezique"], []),
    ("4 bezique", ["Four-handed Bezique"], []),
    ("500 bezique", ["Five Hundred Bezique"], []),
    ("five hundred", ["Five Hundred Bezique"], []),
    ("bezique four aces", ["Three kinds of bezique", "Four aces"], []),
    ("bezique 4 november", ["Three kinds of bezique", "4 November"], []),
    ("two-handed piquet", ["Piquet"], []),
    ("hundred aces", ["Hundred aces"], []),
    ("five players", ["Five players"], []),
    ("2 players bezique", ["Two players", "Three kinds of bezique"], []),
    ("4-player", ["Four players"], []),
    ("two-player games", ["Two players"], []),
    ("0 players", [], ["0", "players"]),
    ("five", [], ["five"]),
    ("hundred kings", [], ["hundred", "kings"]),
    ("over ten games", [], ["over", "ten"]),
    ("over ten", ["Over €10.00"], []),
    ("at least twenty points", ["20 points or more"], []),
    ("june to august", ["June to August 2026"], []),
    ("June-August", ["June to August 2026"], []),
    ("november to february", ["November 2025 to February 2026"], []),
    ("2024-2025", ["2024 to 2025"], []),
    ("2024 to 2025", ["2024 to 2025"], []),
    ("may 2025 to july 2025", ["May to July 2025"], []),
    ("13 to 20 november", ["13 to 20 November 2026"], []),
    ("fridays until 2025", ["Fridays", "Until 31 December 2025"], []),
    ("the day before yesterday", ["Friday 27 November"], []),
    ("13/11", ["13 November"], []),
    ("13.11.", ["13 November"], []),
    ("13.11.2026", ["Friday 13 November"], []),
    ("13/11/26", ["Friday 13 November"], []),
    ("32/11", [], ["32/11"]),
    ("friday 13", ["Friday the 13th"], []),
    ("Friday the 13th", ["Friday the 13th"], []),
    ("friday 13 november", ["Fridays", "13 November"], []),
    ("who won most", [], ["who", "won", "most"]),
    ("the games", [], []),
    ("", [], []),
]


@pytest.fixture(scope="module")
def words():
    return Vocabulary(PEOPLE, GAMES, TAGS, PLACES, lambda: HOUSES, me=1)


@pytest.mark.parametrize(("text", "chips", "unknown"), INPUTS)
def test_what_people_type_is_understood(words, text, chips, unknown):
    query = understand(text, words, SUNDAY)
    assert [part.words for part in query.parts] == chips
    assert [part.text for part in query.unknown] == unknown


@pytest.fixture(scope="module")
def all_words():
    games = [(one["key"], one["name"], one["also"]) for one in scoring.menu()]
    tags = scoring.words_of_tags()
    return Vocabulary(PEOPLE, games, tags, PLACES, lambda: HOUSES)


@pytest.mark.parametrize(("tag", "name"), scoring.words_of_tags())
def test_each_tag_is_found_by_its_name(all_words, tag, name):
    [part] = understand(name, all_words, SUNDAY).parts
    kind = "game" if tag == "tablanette" else "tag"  # a card game is called so as well
    assert part.filter == Under(kind, (f"{kind}:{tag}",))


@pytest.mark.parametrize("game", scoring.menu(), ids=lambda game: game["key"])
def test_each_card_game_is_found_by_each_of_its_names(all_words, game):
    for name in (game["name"], *game["also"]):
        query = understand(name, all_words, SUNDAY)
        assert len(query.parts) == 1, name
        assert f"game:{game['key']}" in query.parts[0].filter.catchwords


def test_no_near_word_is_offered_for_a_short_word_of_english(words):
    assert [words.near_word(typed) for typed in ("most", "who", "ten")] == [""] * 3
    assert [words.near_word(typed) for typed in ("cloe", "aprl")] == ["cleo", "april"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ann, Bob, Cleo", ["Bob, Cleo", "Ann, Cleo", "Ann, Bob"]),
        ("Ann, Bob and Cleo", ["Bob and Cleo", "Ann and Cleo", "Ann, Bob"]),
        ("Ann, 2024, Bob won", ["2024, Bob won", "Ann Bob won", "Ann, 2024"]),
        ("Ann, Bob and Dev won", ["Bob and Dev won", "Ann, Dev won", "Ann, Bob won"]),
        ("tie with Bob in may", ["Bob in may", "tie in may", "tie with Bob"]),
        ("Dev not Ann, Bob", ["not Ann, Bob", "Dev not Bob", "Dev not Ann"]),
        ("Ann against Bob, 2024", ["2024", "Ann against Bob"]),
    ],
)
def test_a_text_without_a_part_has_no_stray_joins(words, text, left):
    parts = understand(text, words, SUNDAY).parts
    assert [part.without for part in parts] == left


@pytest.mark.parametrize("name", feats.BY_TAG)
def test_each_feat_of_a_person_is_counted_by_a_card_game(name):
    count, parts = feats.BY_TAG[name]
    tag = name.removeprefix("tag:")
    assert tag in dict(scoring.words_of_tags())
    known = {
        (own.name, part)
        for game in scoring.menu()
        for own in scoring.counts_of(game["key"])
        for part in dict(own.parts) or [""]
    }
    assert {(count, part) for part in parts} <= known
