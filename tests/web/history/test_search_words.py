"""What people type into the search of History, and what each of it means."""

from datetime import date

import pytest

from scorekeeper.history.query.days import Today
from scorekeeper.history.query.parser import understand
from scorekeeper.history.query.vocabulary import Vocabulary

SUNDAY = Today(date(2026, 11, 29), date(2026, 11, 27), "EUR")
PEOPLE = [(1, "Ann"), (2, "Bob"), (3, "Cleo"), (4, "Dev"), (5, "Anna Maria")]
PLACES = ["At Ann's", "The Swan", "Café Zoë"]
GAMES = [
    ("oh_hell", "Oh Hell", ["Nomination Whist", "Blackout"]),
    ("scotch_whist", "Scotch Whist", ["Catch the Ten"]),
    ("piquet", "Piquet", ["Rubicon Piquet"]),
    ("bezique", "Bezique", []),
    ("bezique_500", "Five Hundred Bezique", ["Bezique 500", "French Pinochle"]),
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
    ("bezique", ["Two kinds of bezique"], []),
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
    ("from march to may 2025", ["1 March to 31 May 2025"], []),
    ("between 2024 and 2025", ["1 January 2024 to 31 December 2025"], []),
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
