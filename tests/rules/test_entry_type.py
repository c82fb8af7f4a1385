"""An entry type is a room: what it refuses is struck out of what it asks."""

import pytest

import rules
from rules.card_game import CardGame
from rules.entry_type import EntryType
from rules.fields import Flag, Number, Seat
from rules.record import replay
from rules.record import scored_record as scored_record


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


class Split(EntryType):
    """All but some are taken at once; `from` is a word that Python keeps for itself."""

    type = "split"
    fields = (Number("from", attribute="kept"),)
    looks = 0

    def look(self, deal, entry):
        self.looks += 1
        return {"taken": deal.table.ledger["left"] - entry.kept}

    def why_not(self, deal, heap):
        return ("too_few", "Take at least one.") if heap["taken"] < 1 else None

    def questions(self, deal):
        return [self.prompt("Keep", Number("from", 9, 10, attribute="kept"))]

    def enter(self, deal, heap):
        deal.table.ledger["left"] -= heap["taken"]


TAKE, PASS, SPLIT = Take(), Pass(), Split()


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


class Heap(Nim):
    """The same matches, most of which may be taken at once."""

    entry_types = (SPLIT,)

    def script(self, deal):
        while deal.table.ledger["left"]:
            yield SPLIT


def heap(*entries):
    record = {"game": "heap", "players": ["Ann", "Bob"], "entries": list(entries)}
    return replay(record, {"heap": Heap}.get)


def keep(number):
    return {"type": "split", "from": number}


def take(count):
    return {"type": "take", "count": count}


def asked(*entries):
    return scored_record(nim(*entries), prompts=True)["prompts"]


def refusal(*entries, game=nim):
    with pytest.raises(rules.RuleError) as caught:
        game(*entries)
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


def test_no_reason_is_put_in_words_for_a_question_that_is_not_drawn():
    class Full(Take):
        def is_barred(self, deal, entry):
            return True

        def why_not_tap(self, deal, entry):
            raise AssertionError("Nobody reads this reason.")

    assert Full().prompts(nim().table.deal) == []


def test_a_button_that_would_be_refused_is_not_drawn():
    labels = [prompt["label"] for prompt in asked(take(3), take(3), take(2))]
    assert labels == ["How many?"]
    assert [one["label"] for one in asked()] == ["How many?", "All that are left"]


def test_a_type_that_cannot_come_at_all_is_not_asked_for():
    assert {prompt["type"] for prompt in asked()} == {"take"}
    assert refusal({"type": "pass", "seat": 0}).code == "no_pass"


def test_the_script_goes_on_to_its_end():
    assert nim(take(3), take(3), take(3), take(1)).result[0] == [0]


def test_what_a_look_has_seen_is_what_is_judged_and_what_is_done():
    before = SPLIT.looks
    assert heap(keep(7), keep(2)).table.ledger["left"] == 2
    assert SPLIT.looks == before + 2
    assert refusal(keep(7), keep(7), game=heap).code == "too_few"


def test_a_tap_is_judged_by_what_is_seen_in_it():
    prompt = scored_record(heap(), prompts=True)["prompts"][0]
    assert prompt["fields"][0]["barred"] == [[10, "Take at least one."]]


def test_a_part_may_have_a_name_of_its_own_in_python():
    assert heap(keep(7)).table.ledger["left"] == 7
    fault = refusal({"type": "split", "kept": 7}, game=heap).message
    assert fault == "This is not a 'split' entry: it cannot have a part named 'kept'."
