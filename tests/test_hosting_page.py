"""The page on hosting and the script that follows it (`make hosting`) fit together."""

import pytest

from tests.hosting import machine, page, walks

PAGE = page.sections()


def steps():
    return [step for section in PAGE.values() for step in section.steps]


def test_every_command_of_the_page_is_followed_or_has_a_reason_why_not():
    followed = walks.followed()
    missing = [
        f"{step.section}: {step.commands}"
        for step in steps()
        if step.section not in followed and not step.why_not_followed()
    ]
    assert len(steps()) > 50
    assert missing == []


def test_every_section_that_is_followed_has_commands():
    assert [title for title in walks.followed() if title not in PAGE] == []
    assert [title for title in walks.followed() if not PAGE[title].steps] == []


@pytest.mark.parametrize("words", page.NOT_FOLLOWED)
def test_what_is_not_followed_is_on_the_page(words):
    assert any(step.has(words) for step in steps())


def test_every_section_ends_with_a_command_that_shows_that_it_worked():
    last = [PAGE[title].steps[-1] for title in walks.followed()]
    assert [step.section for step in last if step.prints is None] == []


def test_no_two_sections_have_one_title():
    text = page.PAGE.read_text()
    titles = [found[2] for found in page.BLOCK.finditer(text) if found[1]]
    assert len(set(titles)) == len(titles)


def test_commands_for_postgresql_are_known_by_their_words():
    titles = {step.section for step in steps() if step.is_for_postgresql()}
    assert titles == {"A fresh folder or machine", "Update", "Go back a version"}


@pytest.mark.parametrize(
    ("printed", "is_so"),
    [
        ("a of 1\nready\n", True),
        ("a of 12  \nready", True),
        ("a of\nready", False),
        ("ready", False),
    ],
)
def test_dots_stand_for_any_text(printed, is_so):
    step = page.Step("Update", "ls\n", "a of …\nready\n")
    assert step.is_printed(printed) == is_so


def test_a_block_of_text_belongs_to_the_commands_before_it():
    text = "# A\n\n```sh\nls\n```\n\n```text\nb\n```\n\n## C\n\n```sh\npwd\n```\n"
    read = page.sections(text)
    assert [*read] == ["A", "C"]
    assert [step.prints for one in read.values() for step in one.steps] == ["b\n", None]


def test_it_says_which_packages_it_lacks(monkeypatch):
    monkeypatch.setattr(machine.os, "getuid", lambda: 0)
    monkeypatch.setattr(machine.shutil, "which", lambda name: name == "ip" or None)
    asked = "apt-get install debootstrap systemd-container slirp4netns util-linux"
    assert machine.what_is_missing() == f"Missing: {asked}"
    monkeypatch.setattr(machine.os, "getuid", lambda: 1000)
    assert "root" in machine.what_is_missing()
