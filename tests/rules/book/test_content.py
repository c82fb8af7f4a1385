"""Content is read by one loader, which names the file and the key of a mistake."""

import json
from pathlib import Path

import pytest

import rules
from rules.book import content_files
from rules.book.content_files import family_content
from rules.book.source_files import ContentError
from rules.book.source_files.deals import worked_deals
from rules.book.source_files.drawn_cards import drawn_cards
from rules.book.source_files.how_to_play import page as page_in
from rules.book.source_files.how_to_play import scores
from rules.book.source_files.situations import SHARED, shared_situations, situations
from rules.book.source_files.table import table_in
from rules.book.source_files.tellings import occasions, questions_elsewhere, tellings
from rules.book.source_files.words import words
from rules.games import CARD_GAMES, folder_of, presets_named
from rules.rule_book.page_files import sources, written_page
from scorekeeper import content
from scorekeeper.server.__main__ import stop_without_content
from tests.server import ROOT

FAMILIES = sorted({folder_of(path) for _key, path, _class in CARD_GAMES})
SITUATIONS = """
games = ["oh_hell"]

[not_cut]
title = "The pack was not cut"
phase = "deal"
words = "no cut; forgot to cut"
questions = [
  ["Has a card been played?", "No", "Yes"],
]
earlier = ["1: find"]

[[not_cut.outcomes]]
when = ["No"]
ruling = \"\"\"
The deal is void. The same player
deals again.
\"\"\"
source = "S4"

[[not_cut.outcomes]]
when = ["Yes"]
ruling_named = "stands"
source = "S4"
"""
RULINGS = 'stands = "The deal stands."\n'


@pytest.fixture
def folder(tmp_path):
    """A folder of content that is as it should be."""
    write(tmp_path, "situations.toml", SITUATIONS)
    write(tmp_path, "repeated_rulings.toml", RULINGS)
    return tmp_path


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def test_a_situation_is_read_with_its_texts_in_one_line(folder):
    found = situations(folder)
    [page] = found["pages"]
    assert [one["ruling"] for one in page["outcomes"]] == [
        "The deal is void. The same player deals again.",
        "The deal stands.",
    ]
    assert (page["kind"], page["see"], page["games"]) == ("ruling", [], None)
    assert page["words"] == ["no cut", "forgot to cut"]
    assert found["earlier"] == {"not_cut": [("1", "find")]}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('phase = "deal"', 'phase = "noon"', "not_cut.phase: use one of before"),
        ('phase = "deal"', "", "not_cut.phase: it is missing"),
        ('phase = "deal"', "phase = 3", "not_cut.phase: text in quotes is needed"),
        ("words =", "wrods =", "not_cut.words: it is missing"),
        ("earlier", "sooner", "not_cut.sooner: this key is unknown. Use one of"),
        ('"1: find"', '"7: find"', "not_cut.earlier: '7' does not answer"),
        ('"1: find"', '"find"', "not_cut.earlier: 'find' does not answer"),
        ('when = ["No"]', 'when = ["Maybe"]', "1.when: 'Maybe' does not answer"),
        ('when = ["No"]', "", "not_cut.outcomes 1.when: each question needs"),
        ('["Yes"]', '["No"]', "not_cut.outcomes: no outcome covers the answers Yes"),
        ('"No", "Yes"', '"No"', "not_cut.questions: write a question and at"),
        ('= "stands"', '= "stays"', "2.ruling_named: there is no ruling 'stays'"),
        ('ruling_named = "stands"', 'ruling = "It does."', "stands: this key is unkn"),
        ('source = "S4"', 'source = "S9"', "outcomes 1.source: use one of S0"),
        ('source = "S4"', "who = 1", "outcomes 1.source: it is missing"),
        ('words = "', 'see = ["no"]\nwords = "', "not_cut.see: there is no 'no'"),
        ('words = "', 'games = ["go"]\nwords = "', "not_cut.games: there is no 'go'"),
        ('title = "', 'shared = "no"\ntitle = "', "not_cut.shared: use one of"),
        ('title = "', "title = ", "the file: this is not valid TOML"),
        ("\n[not_cut]", '\nstray = "text"\n[not_cut]', "stray: a table is needed"),
    ],
)
def test_a_mistake_in_a_situation_is_named(folder, old, new, complaint):
    assert old in SITUATIONS
    path = write(folder, "situations.toml", SITUATIONS.replace(old, new))
    with pytest.raises(ContentError) as found:
        situations(folder)
    assert str(path) in str(found.value) or "repeated_rulings.toml" in str(found.value)
    assert complaint in str(found.value)


def test_a_shared_situation_is_taken_with_what_differs(folder):
    text = f'{SITUATIONS}\n[imperfect_pack]\nshared = "imperfect_pack"\n'
    text += 'words = "a card is gone"\nsee = ["not_cut"]\n'
    write(folder, "situations.toml", text)
    taken = situations(folder)["pages"][1]
    shared = shared_situations(SHARED)["imperfect_pack"]
    assert taken["title"] == shared["title"]
    assert (taken["words"], taken["see"]) == (["a card is gone"], ["not_cut"])
    assert len(taken["outcomes"]) == len(shared["outcomes"])


@pytest.mark.parametrize(
    ("name", "read", "text", "complaint"),
    [
        ("words.toml", words, "[deal]\n", "deal.means: it is missing"),
        ("words.toml", words, '[deal]\nmeans = "x."\nalso = "y"\n', "also: a list is"),
        (
            "words.toml",
            words,
            '[deal]\nmeans = "x."\nas = 1\n',
            "as: this key is unkno",
        ),
        ("tellings.toml", tellings, 'lost = "gone"\n', "lost: there is no such"),
        ("occasions.toml", occasions, "[after]\n", "refused: it is missing"),
        (
            "occasions.toml",
            occasions,
            '[after]\nbid = ["lost"]\n[refused]\n',
            "after.bid: there is no 'lost'",
        ),
        (
            "elsewhere.toml",
            questions_elsewhere,
            'questions = "x"\n',
            "games: it is missing",
        ),
        (
            "worked/1_a.json",
            worked_deals,
            json.dumps({"record": {"game": "a", "players": []}, "story": ["One."]}),
            "title: it is missing",
        ),
    ],
)
def test_a_mistake_in_another_part_is_named(folder, name, read, text, complaint):
    path = write(folder, name, text)
    with pytest.raises(ContentError) as found:
        read(folder)
    assert f"{path}: " in str(found.value)
    assert complaint in str(found.value)


def test_every_shared_text_is_taken_by_two_or_more():
    files = [table_in(path) for path in ROOT.glob("rules/**/situations.toml")]
    tables = [table for file in files for table in file.values.values()]
    named = [table for table in tables if isinstance(table, dict)]
    taken = [table["shared"] for table in named if "shared" in table]
    outcomes = [one for table in named for one in table.get("outcomes", ())]
    rulings = [one["ruling_named"] for one in outcomes if "ruling_named" in one]
    for name in shared_situations(SHARED):
        assert taken.count(name) > 1, name
    for name in table_in(SHARED / "repeated_rulings.toml").values:
        assert rulings.count(name) > 1, name


def test_no_ruling_is_written_twice():
    files = [table_in(path) for path in ROOT.glob("rules/**/situations.toml")]
    tables = [table for file in files for table in file.values.values()]
    named = [table for table in tables if isinstance(table, dict)]
    outcomes = [one for table in named for one in table.get("outcomes", ())]
    texts = [" ".join(one["ruling"].split()) for one in outcomes if "ruling" in one]
    assert len(texts) > 500
    assert {text for text in texts if texts.count(text) > 1} == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_no_source_is_of_a_house_rule_or_set_that_no_game_has(family):
    folder = ROOT / f"rules/games/{family}/content"
    keys = [key for key, path, _class in CARD_GAMES if folder_of(path) == family]
    for name, known in known_in(keys).items():
        table = table_in(folder / "sources.toml").table(name)
        assert set(table.values) <= {*known, *keys}
        assert sources(folder, keys[0], name, []) == {}


def known_in(keys):
    """The keys of the house rules and of the named sets of some games."""
    games = [rules.card_game_named(key) for key in keys]
    options = {option.key for game in games for option in game.options}
    sets = {preset.key for key in keys for preset in presets_named(key)}
    return {"house_rules": options, "sets": sets}


PAGE = """# Oh Hell

Bid.

## The pack

52 cards.

## A deal

### Bid

[As in Whist](whist.md)

## The end

It ends.
"""


@pytest.fixture
def page(tmp_path):
    write(tmp_path, "whist.md", PAGE.replace("[As in Whist](whist.md)", "Say it."))
    return write(tmp_path, "oh_hell.md", PAGE)


def test_a_step_is_told_by_the_page_that_it_links_to(page):
    assert page_in(page)["course"] == [["Bid", ["Say it."]]]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("(whist.md)", "(bridge.md)", "Bid: bridge.md does not describe this step"),
        ("### Bid", "### Lead", "Lead: whist.md does not describe this step"),
        ("(whist.md)", "(oh_hell.md)", "Bid: oh_hell.md does not describe this step"),
        ("## The pack", "## Cards", "the sections: they must be The pack, A deal"),
    ],
)
def test_a_mistake_in_a_page_is_named(page, old, new, complaint):
    page.write_text(page.read_text().replace(old, new, 1))
    with pytest.raises(ContentError) as found:
        page_in(page)
    assert f"{page}: {complaint}" in str(found.value)


ROWS = """Win the run.

> A♥ K♥ + 10♣: the run
and a ten
> 7♠: a seven

Then draw."""


def test_rows_of_cards_are_blocks_of_their_own_with_whole_captions(page):
    page.write_text(page.read_text().replace("[As in Whist](whist.md)", ROWS))
    [[_bid, blocks]] = page_in(page)["course"]
    assert blocks == [
        "Win the run.",
        "> A♥ K♥ + 10♣: the run and a ten",
        "> 7♠: a seven",
        "Then draw.",
    ]
    assert drawn_cards(blocks[1]) == ([["AH", "KH"], ["TC"]], "the run and a ten")


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("> A♥ K♥", "Bid: a caption is needed after '> A♥ K♥', behind a colon"),
        ("> A♥ K♥:", "Bid: a caption is needed"),
        ("> A♥ 11♥: two", "Bid: there is no card '11♥'. Write cards as 10♣."),
        ("> A♥, K♥: two", "Bid: there is no card 'A♥,'"),
        ("> A♥ +: one", "Bid: cards are needed before the colon of '> A♥ +: one', and"),
        ("> : none", "Bid: cards are needed"),
    ],
)
def test_a_mistake_in_a_row_of_cards_is_named(page, row, complaint):
    page.write_text(page.read_text().replace("[As in Whist](whist.md)", row))
    with pytest.raises(ContentError) as found:
        page_in(page)
    assert f"{page}: {complaint}" in str(found.value)


def test_a_page_under_another_name_is_named(monkeypatch):
    found = family_content("oh_hell", "how_to_play")["oh_hell"] | {"title": "Hell"}
    parts = {("games/oh_hell", "how_to_play"): {"oh_hell": found}}
    monkeypatch.setattr(content_files, "kept", parts)
    with pytest.raises(ContentError, match="the title: it must be 'Oh Hell'"):
        written_page(ROOT / "rules/games/oh_hell/content", "oh_hell")


def test_a_page_that_is_missing_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"bridge\.md: the file: it is missing"):
        page_in(tmp_path / "bridge.md")


def test_a_mistake_in_what_scores_is_named(folder):
    write(folder, "scores.toml", '[bid]\nname = "Bid"\npoints = "1"\n')
    with pytest.raises(ContentError, match=r"scores\.toml: bid\.what: it is missing"):
        scores(folder)


def test_a_server_does_not_start_with_content_that_it_cannot_use(monkeypatch):
    assert content.why_not_usable() == ""
    monkeypatch.setattr(content_files, "kept", {})
    monkeypatch.setattr(content_files, "part_in", refuse)
    with pytest.raises(SystemExit) as ended:
        stop_without_content()
    sentence = (
        "The content of the rules cannot be used. words.toml: deal: it is missing."
    )
    assert str(ended.value) == sentence


def refuse(folder, name):
    raise ContentError(Path("words.toml"), "deal", "it is missing.")
