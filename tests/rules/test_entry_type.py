"""An entry type is a room: what it refuses is struck out of what it asks."""

import pytest

import rules
from rules.card_game import CardGame
from rules.entry_type import EntryType
from rules.fields import Flag, Number, Seat
from rules.record import replay
from rules.record import scored as scored_record


class Take(EntryType):
    """One to three matches, of those that are left."""

    type = "take"
    fields = (Number("count"), Flag("loudly", optional=True))
    drawn = 0

    def why_not(self, deal, entry):
        left = deal.table.ledger["left"]
        return ("too_many", f"Only {left} are left.") if entry.count > left else None

    def questions(self, deal):
        self.drawn += 1
        return [
            self.prompt("How many?", Number("count", 1, 3), Flag("loudly")),
            self.prompt("All that are left", Number("count", 4, 4)),
        ]

    def enter(self, deal, entry):
        deal.table.ledger["left"] -= entry.count


class Pass(EntryType):
    """Nobody may pass."""

    type = "pass"
    fields = (Seat("seat"),)

    def why_none(self, deal):
        return "no_pass", "Take at least one."


TAKE, PASS = Take(), Pass()


class Nim(CardGame):
    """Ten matches: take one to three; who takes the last wins."""

    key = "nim"
    entry_types = (TAKE, PASS)

    def ledger(self, table):
        return {"left": 10}

    def script(self, deal):
        while deal.table.ledger["left"]:
            yield TAKE, PASS

    def is_over(self, table):
        return table.deal.is_complete

    def settle(self, table):
        return [0], [1, 0], [1, -1], []


def nim(*entries):
    record = {"game": "nim", "players": ["Ann", "Bob"], "entries": list(entries)}
    return replay(record, {"nim": Nim}.get)


def take(count):
    return {"type": "take", "count": count}


def asked(*entries):
    return scored_record(nim(*entries), prompts=True)["prompts"]


def refusal(*entries):
    with pytest.raises(rules.RuleError) as caught:
        nim(*entries)
    return caught.value


def test_prompts_are_made_only_when_they_are_drawn():
    before = TAKE.drawn
    referee = nim(take(3), take(3))
    assert TAKE.drawn == before
    assert scored_record(referee, prompts=True)["next"] == ["take"]
    assert TAKE.drawn == before + 1


def test_a_tap_that_would_be_refused_is_struck_out_by_the_words_of_the_refusal():
    played = [take(3), take(3), take(2)]
    number = asked(*played)[0]["fields"][0]
    assert number["barred"] == [[3, "Only 2 are left."]]
    error = refusal(*played, take(3))
    assert (error.code, error.message) == ("too_many", number["barred"][0][1])


def test_a_button_that_would_be_refused_is_not_drawn():
    labels = [prompt["label"] for prompt in asked(take(3), take(3), take(2))]
    assert labels == ["How many?"]
    assert [one["label"] for one in asked()] == ["How many?", "All that are left"]


def test_a_type_that_cannot_come_at_all_is_not_asked_for():
    assert {prompt["type"] for prompt in asked()} == {"take"}
    assert refusal({"type": "pass", "seat": 0}).code == "no_pass"


def test_the_script_goes_on_to_its_end():
    assert nim(take(3), take(3), take(3), take(1)).result[0] == [0]
