"""A phone's engine knows whose phone it is, in the question and in forms it opens."""

from phone import worker
from phone.screen.names import text_of

PAGE = {"way": "", "seen": 0}
OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [2]},
    "entries": [],
}


def shown(record, **page):
    game = {"record": record, "undoable": 0, "redoable": [], "rows": []}
    worker.begin(game, page.get("way", ""))
    return worker.shown(PAGE | page)["names"]["table"]


def test_the_engine_asks_as_the_server_does():
    table = shown(OH_HELL, mine=0, colours=[4, 5, 6])
    assert text_of(table["pad"]["main"][0]["label"]) == "You bid"
    assert [side["is_mine"] for side in table["sides"]] == [True, False, False]
    assert text_of(shown(OH_HELL)["pad"]["main"][0]["label"]) == "Ann bids"


def test_a_form_that_is_opened_later_does_so_as_well():
    shown(OH_HELL, mine=0)
    [prompt] = worker.opened(["00"], PAGE)["names"]["prompts"]
    assert text_of(prompt["label"]) == "You bid"
