"""What one phone takes out as text is read in by another, whole or not at all."""

import json
import random
from uuid import UUID

import pytest

from scorekeeper.models import Game
from scorekeeper.offline import outbox_text
from tests import phone
from tests.web.devices import BIDS, ONE_DEAL


def sent(entries, seen=0):
    chance = random.Random("ids")
    rows = [
        {"id": str(UUID(int=chance.getrandbits(128))), "operation": "add", "entry": one}
        for one in entries
    ]
    return {"seen": seen, "version": "1", "entries": rows}


def text_of(game, entries, **more):
    [text] = phone.texts([{"game": game.pk} | sent(entries, **more)])
    return text


def read_in(device, game, text, **files):
    url = f"{game.get_absolute_url()}outbox/text/"
    return device.post(url, {"text": text, **files})


def test_what_a_phone_writes_is_read_in_any_order():
    given = sent(ONE_DEAL * 9)
    [text] = phone.texts([{"game": 7} | given])
    lines = text.splitlines()
    assert len(lines) > 2
    assert all(len(line) < 560 for line in lines)
    shuffled = "\r\n ".join(["Here it is:", *reversed(lines), lines[0]])
    assert json.loads(outbox_text.json_in_text(shuffled)) == {"game": 7} | given


@pytest.mark.parametrize(
    ("tear", "said"),
    [
        (lambda lines: ["hello"], "no entries"),
        (lambda lines: lines[1:], "Part 1 of"),
        (lambda lines: lines[:-1], "is missing"),
        (lambda lines: [*lines[:-1], lines[-1][:-3]], "incomplete"),
        (lambda lines: [lines[0].replace("R1", "R2")], "newer"),
        (lambda lines: [*lines, "SCOREKEEPER1 1/9 00000000 abc"], "two different"),
        (lambda lines: ["SCOREKEEPER1 1/1 00000000 AAAA"], "incomplete"),
        (lambda lines: ["SCOREKEEPER1 1/1 d6f4ca74 eJwA"], "incomplete"),
    ],
)
def test_a_torn_text_is_refused_with_a_sentence(tear, said):
    [text] = phone.texts([{"game": 7} | sent(ONE_DEAL * 9)])
    torn = "\n".join(tear(text.splitlines()))
    with pytest.raises(outbox_text.TornTextError, match=said):
        outbox_text.json_in_text(torn)


@pytest.mark.alike
def test_a_text_is_read_in_once_however_often(bob, game):
    text = text_of(game, BIDS)
    for _ in range(2):
        response = read_in(bob, game, text)
        assert response.status_code == 200
        assert b"Imported entries: 3." in response.content
    assert Game.objects.get(pk=game.pk).entries == BIDS


@pytest.mark.alike
def test_it_may_be_a_file(bob, game, tmp_path):
    path = tmp_path / "unsent.txt"
    path.write_text(text_of(game, BIDS))
    with path.open() as file:
        read_in(bob, game, "", file=file)
    assert Game.objects.get(pk=game.pk).entries == BIDS


@pytest.mark.alike
def test_a_question_is_asked_by_a_plain_form_and_the_rest_follows(ann, bob, game):
    ann.play(game, BIDS[:1])
    other = BIDS[0] | {"bid": 1}
    text = text_of(game, [other, *BIDS[1:2]])
    page = read_in(bob, game, text)
    asked = page.context["question"]
    sentence = "Ann's phone entered 0 for Ann. The other phone entered 1."
    assert asked["sentence"] == sentence
    assert (asked["keep"], asked["change"]) == ("Keep 0", "Change to 1")
    answer = {name: asked[name] for name in ("id", "place", "seen", "text")}
    answer |= {"entry": asked["written"], "keep": "mine"}
    page = bob.post(f"{game.get_absolute_url()}choice/", answer)
    assert b"Imported entries: 2." in page.content
    game.refresh_from_db()
    assert game.entries == [other, BIDS[1]]
    said = game.log.values_list("operation", "entry", "key__name")
    assert list(said) == [
        ("add", BIDS[0], "Ann's phone"),
        ("replace", other, "Bob's phone"),
        ("add", BIDS[1], "Bob's phone"),
    ]


@pytest.mark.alike
def test_the_text_of_another_game_is_refused(bob, start):
    one, other = start(), start()
    response = read_in(bob, other, text_of(one, BIDS))
    assert response.status_code == 422
    assert b"from another game" in response.content


@pytest.mark.alike
def test_who_may_not_enter_reads_nothing_in(watcher, eve, game):
    text = text_of(game, BIDS)
    assert read_in(watcher, game, text).status_code == 403
    assert read_in(eve, game, text).status_code == 404
    assert read_in(eve, game, "").status_code == 404
    assert Game.objects.get(pk=game.pk).entries == []


@pytest.mark.alike
def test_a_text_that_is_much_is_read_in_again_for_the_rest(bob, game, monkeypatch):
    monkeypatch.setattr("phone.log.merged_log.PATIENCE", 8)
    turns = [BIDS[0], None] * 20
    [text] = phone.texts([{"game": game.pk} | turned(turns)])
    pages = [read_in(bob, game, text).content.decode() for _ in range(9)]
    assert "Entries still to import" in pages[0]
    assert text.splitlines()[0][:60] in pages[0]
    assert "Imported entries: 40." in pages[-1]
    assert "still to import" not in pages[-1]


def turned(entries):
    """An outbox that adds each entry, and takes one back where there is none."""
    outbox = sent(entries)
    for row in outbox["entries"]:
        row["operation"] = "add" if row["entry"] else "undo"
    return outbox
