"""A script may check its entries itself; its prompts then only draw."""

import pytest

import rules
from rules.card_game import CardGame
from rules.fields import Number
from rules.prompts import Form, Prompt, Question
from rules.record import replay
from rules.record import scored as scored_record


class Nim(CardGame):
    """Ten matches: take one to three; who takes the last wins."""

    key = "nim"
    forms = (Form("take", Number("count")), Form("pass"))

    def deal(self, table):
        self.left, self.asked = 10, 0
        while self.left:
            entry = yield Question(self.prompts)
            if entry.type == "pass":
                raise rules.RuleError("no_pass", "Take at least one.")
            self.left -= entry.count

    def prompts(self):
        self.asked += 1
        return [Prompt("take", "How many?", Number("count", 1, min(3, self.left)))]

    def is_over(self, table):
        return table.deal.is_complete

    def settle(self, table):
        return [0], [1, 0], [1, -1], []


def nim(*entries):
    record = {"game": "nim", "players": ["Ann", "Bob"], "entries": list(entries)}
    return replay(record, {"nim": Nim})


def take(count):
    return {"type": "take", "count": count}


def test_prompts_are_made_only_when_they_are_drawn():
    referee = nim(take(3), take(3))
    assert referee.game.asked == 0
    written = scored_record(referee, prompts=True)
    assert written["next"] == ["take"]
    assert referee.game.asked == 1


def test_an_entry_that_no_prompt_asks_for_is_refused_by_the_script():
    with pytest.raises(rules.RuleError) as caught:
        nim(take(3), {"type": "pass"})
    assert caught.value.code == "no_pass"


def test_the_script_goes_on_to_its_end():
    assert nim(take(3), take(3), take(3), take(1)).result[0] == [0]
