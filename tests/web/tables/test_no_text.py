"""What is no text, in any JSON or file: a refusal with a sentence, and no harm done."""

import json
import zlib
from base64 import urlsafe_b64encode
from uuid import uuid4

import pytest
from django.apps import apps
from django.contrib.sessions.models import Session
from django.core.files.uploadedfile import SimpleUploadedFile

from scorekeeper.access import attempts
from scorekeeper.files import exports
from scorekeeper.files.file_format import FORMAT, VERSION, checksum
from scorekeeper.models import Note, Person, Try
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import evening, played

NO_TEXTS = ["\ud800", "a\udfffb", "\0", "\x07", "\x7f", "\x85", "\ufffe", "\U0010ffff"]
NO_NUMBERS = [float("nan"), float("inf"), 10**30]
TOO_DEEP = json.loads("[" * 60 + "]" * 60)
JSON = "application/json"
RECORD = {
    "game": "oh_hell",
    "options": {"sequence": "custom", "hands": [1]},
    "players": ["Ann", "Bob", "Cleo"],
    "entries": ONE_DEAL,
}
RIGHT = "Käthe 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \U0001fae9 \U0001fb00"  # with codes that are not given out yet


def places(value, above=()):
    """The ways to all that lies in a value of JSON, each a tuple of keys."""
    yield above
    if isinstance(value, (dict, list)):
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield from places(value[key], (*above, key))


def with_another(value, place, other):
    """A value of JSON with something else at a place."""
    if not place:
        return other
    copy = value.copy()
    copy[place[0]] = with_another(value[place[0]], place[1:], other)
    return copy


def all_wrong(value):
    """Texts of JSON, each of which is wrong at one place of a value that is right."""
    spots = list(places(value))
    others = [*NO_TEXTS, *NO_NUMBERS, TOO_DEEP]
    for number, place in enumerate(spots[1:]):
        yield json.dumps(with_another(value, place, others[number % len(others)]))
    for other in NO_TEXTS:
        yield json.dumps(value | {other: 1})
        yield json.dumps(value | {"more": [{"deep": other}]})
    for other in [*NO_NUMBERS, TOO_DEEP]:
        yield json.dumps(value | {"more": other})
    yield json.dumps(value | {"more": "\x7f\ufffe"}, ensure_ascii=False)
    yield json.dumps(value | {"more": 0})[:-2] + "1e999}"
    yield json.dumps(value | {"more": 0})[:-2] + "9" * 5000 + "}"


def as_line(value):
    """A text of JSON as one phone gives it to another, in one line."""
    written = urlsafe_b64encode(value.encode("utf-8", "surrogatepass")).decode()
    written = written.rstrip("=")
    return f"SCOREKEEPER1 1/1 {zlib.crc32(written.encode()):08x} {written}"


def as_bytes(text):
    return text.encode("utf-8", "surrogatepass")


def as_file(text):
    """A file of a group whose content is a text of JSON, with a sum that fits."""
    try:
        guard = checksum(json.loads(text))
    except ValueError:
        guard = ""
    head = {"format": FORMAT, "version": VERSION, "checksum": guard}
    return f'{json.dumps(head)[:-1]}, "content": {text}}}'


def stored():
    """How many rows there are of each kind, but for tries and sessions."""
    models = [one for one in apps.get_models() if one not in (Try, Session)]
    return {model: model.objects.count() for model in models}


def posted(url):
    return lambda device, text: device.post(url, as_bytes(text), content_type=JSON)


def filled(url, name, written=str, **more):
    """Posts a text as a field of a form; bytes that are no text come as signs then."""

    def post(device, text):
        given = written(text).encode("utf-8", "replace").decode()
        return device.post(url, {"id": uuid4(), "seen": 1} | more | {name: given})

    return post


def chosen(url, written=str):
    """Chooses a text as a file in a form."""

    def post(device, text):
        file = SimpleUploadedFile("it.json", as_bytes(written(text)), JSON)
        return device.post(url, {"file": file, "id": uuid4()})

    return post


@pytest.fixture
def entrances(group, night, game, ann, bob, people):
    """By name: who sends, how, and what would be right."""
    bob.play(game, BIDS[:1])
    row = {"id": str(uuid4()), "operation": "add", "entry": BIDS[1]}
    outbox = {"seen": 1, "version": "1", "entries": [row]}
    choice = {"keep": "mine", "id": str(uuid4()), "entry": BIDS[1], "place": 0}
    of_game, of_night = game.get_absolute_url(), night.get_absolute_url()
    content = json.loads(exports.group_file(group))["content"]
    sent = evening(group, played())
    entry = f"{of_game}entries/0/"
    return {
        "entry": (bob, filled(f"{of_game}entries/", "entry"), BIDS[1]),
        "corrected": (bob, filled(entry, "corrected", anew="[]"), BIDS[0]),
        "outbox": (bob, posted(f"{of_game}outbox/"), outbox),
        "choice": (bob, posted(f"{of_game}choice/"), choice | {"seen": 1}),
        "chosen": (bob, filled(f"{of_game}choice/", "entry", **choice), BIDS[1]),
        "text": (
            bob,
            filled(f"{of_game}outbox/text/", "text", as_line),
            outbox | {"game": game.pk},
        ),
        "evening": (bob, posted("/evening/sent/"), sent),
        "evening text": (
            bob,
            filled("/evening/text/", "text", as_line),
            {"evening": sent},
        ),
        "record": (bob, filled(f"{of_night}record/", "text"), RECORD),
        "record file": (bob, chosen(f"{of_night}record/"), RECORD),
        "file": (ann, chosen(f"/groups/{group.pk}/import/", as_file), content),
        "new group": (ann, chosen("/import/", as_file), content),
    }


ENTRANCES = """entry, corrected, outbox, choice, chosen, text, evening, evening text,
    record, record file, file, new group""".replace("\n", "").split(",")


@pytest.mark.parametrize("name", [name.strip() for name in ENTRANCES])
def test_what_is_no_text_is_refused_with_a_sentence_wherever_it_stands(
    name, entrances, monkeypatch
):
    monkeypatch.setitem(attempts.MOST, "file", (10_000, 10_000, "", ""))
    device, send, right = entrances[name]
    before = stored()
    for wrong in all_wrong(right):
        answer = send(device, wrong)
        assert answer.status_code in (400, 422), wrong
        assert says_why(answer), (wrong, answer.content.decode())
    assert stored() == before


def says_why(answer):
    """Whether a refusal names what is wrong, in a sentence."""
    text = answer.content.decode()
    return any(words in text for words in REASONS)


REASONS = ("which is not a character.", "an invalid number, or one", "levels deep.")
REASONS += ("This is not text in UTF-8.", "That entry is too long.")


@pytest.mark.parametrize("name", [name.strip() for name in ENTRANCES])
def test_what_is_right_is_read_with_every_letter(name, entrances):
    device, send, right = entrances[name]
    answer = send(device, json.dumps(right | {"more": RIGHT}))
    assert not says_why(answer), answer.content.decode()
    assert send(device, json.dumps(right)).status_code < 400


NO_UTF_8 = "This is not text in UTF-8."
TOLD = {"record file": "This is not a record.", "file": "This file is damaged"}


@pytest.mark.parametrize("name", ["outbox", "choice", "evening", *TOLD])
def test_bytes_that_are_no_text_are_refused(name, entrances):
    device, send, right = entrances[name]
    answer = send(device, json.dumps(right | {"more": "\ud800"}, ensure_ascii=False))
    assert answer.status_code in (400, 422)
    assert TOLD.get(name, NO_UTF_8) in answer.content.decode()


def shared(device, content):
    file = SimpleUploadedFile("it.txt", content, "text/plain")
    return device.post("/shared/", {"file": file})


def test_a_file_that_is_shared_is_text(bob, night):
    answer = shared(bob, b"\xef\xbb\xbf{\t\xc3\xa4\r\n}")
    assert "{\t\u00e4" in answer.content.decode()
    for content in (b"\xff", b"a\0", b"\xed\xa0\x80", b"\xc2\x85"):
        answer = shared(bob, content)
        assert answer.status_code == 400
        assert says_why(answer)


@pytest.mark.parametrize("zero", [r"\000", "%00"])
def test_a_zero_byte_in_a_cookie_or_a_path_opens_nothing(zero, group, eve):
    eve.raise_request_exception = False
    cookies = f'also_1="{zero}aaaaaaaaaaaaaaaa"; sessionid="{zero}aaaaaaaaaaaaaaaa"'
    url = f"/groups/{group.pk}/nights/"
    assert eve.get(url, headers={"Cookie": cookies}).status_code == 404
    for path in ("/k/a{}/", "/s/a{}/", "/calendar/a{}.ics", "/static/{}", "/{}"):
        assert eve.get(path.format("%00")).status_code in (400, 404), path


def test_what_nobody_sees_in_a_form_is_taken_away_where_it_is_kept(bob, night):
    url = f"{night.get_absolute_url()}people/"
    assert bob.post(url, {"name": "Zo\x07e\x0b \U0001fae9"}).status_code < 400
    assert Person.objects.filter(name="Zoe \U0001fae9").exists()
    given = {"text": "One\x0c\r\n\ttwo\x07 \u200d", "id": uuid4()}
    assert bob.post(f"{night.get_absolute_url()}notes/", given).status_code < 400
    assert Note.objects.get().text == "One\n\ntwo"
