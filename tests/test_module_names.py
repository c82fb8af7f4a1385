"""A module's name says what is in it: no bare participle and no adverb.

`kept` or `beside` could be anything; `cached_game` and `secondary_prompts` are found.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSES = ("rules", "phone", "scorekeeper")
# Besides all that ends in -ed or -ing.
PARTICIPLES = """
begun bound bought broken brought built caught chosen come cut dealt done drawn
felt forgotten found given gone heard held hidden kept known laid led left lost
made meant met paid put read said seen sent set shown shut sold sought spent spoken
spread stood taken taught thrown told torn undone unheard unknown unseen upset
withdrawn won worn written
"""
ADVERBS = """
about above again ahead alone aloud already also always anew apart around aside
away back before behind below beneath beside besides best better between down
earlier early elsewhere enough ever far first forward further hence here how in
inside instead just last late later less more most much near never newest next now
nowhere often on once only out outside over perhaps rather seldom since so soon
still theirs then there together too twice under until up very well when whence
where why within without yet
"""
BARE = {*PARTICIPLES.split(), *ADVERBS.split()}
# those that are left, and why
LEFT = {
    "closing": "a noun: the end of a night, and its page",
    "ending": "a noun: how a game ends",
    "evening": "a noun, and no participle",
    "keyring": "a noun: the keys that a phone holds",
    "polling": "the word of the field for small questions at short intervals",
    "ranking": "a noun: who stands before whom",
    "recording": "a noun: what writes the log of a game",
    "rescoring": "a noun: games scored again by newer rules",
    "rounding": "the word of the field for what becomes of parts of a cent",
    "ruling": "a noun: what the referee decides",
    "scoring": "the word of the field for what things are worth",
    "seating": "a noun: who sits where in the next game",
    "sharing": "a noun, and the word on pages for pictures and links",
    "why": "how something was scored, in steps",
}


def modules():
    """(name, path) of every module and package."""
    for house in HOUSES:
        for path in sorted((ROOT / house).rglob("*.py")):
            rooms = path.relative_to(ROOT).with_suffix("").parts
            name = rooms[-2] if rooms[-1] == "__init__" else rooms[-1]
            if name != "__main__":
                yield name, "/".join(rooms)


def is_bare(name):
    """Whether a name is a participle or an adverb alone."""
    return name in BARE or re.fullmatch(r"[a-z]+(ed|ing|ly)", name) is not None


@pytest.mark.parametrize("name", ["kept", "beside", "posted", "telling", "nearly"])
def test_a_bare_participle_or_adverb_is_known(name):
    assert is_bare(name)


@pytest.mark.parametrize("name", ["pad", "cached_game", "form_parsing", "laid_melds"])
def test_a_noun_is_no_bare_participle(name):
    assert not is_bare(name)


def test_no_module_is_named_by_a_bare_participle_or_adverb():
    found = [path for name, path in modules() if is_bare(name) and name not in LEFT]
    assert found == []


def test_every_name_that_is_left_is_there():
    assert set(LEFT) <= {name for name, _path in modules() if is_bare(name)}
