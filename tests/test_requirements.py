"""What is installed is what was looked at: each file of a package has its hash."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ASKED = sorted((ROOT / "requirements").glob("*.in"))
PIN = re.compile(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", re.MULTILINE)


def locked(asked):
    """The file with hashes that is written from one of the lists."""
    is_to_run = asked.stem == "run"
    return (
        ROOT / "requirements.txt" if is_to_run else asked.with_suffix(".txt")
    ).read_text()


@pytest.mark.parametrize("asked", ASKED, ids=lambda path: path.stem)
def test_what_is_asked_for_is_locked(asked):
    pins = {(name.lower(), version) for name, version in PIN.findall(locked(asked))}
    wanted = PIN.findall(asked.read_text())
    assert wanted
    for name, version in wanted:
        assert (name.lower(), version) in pins


@pytest.mark.parametrize("asked", ASKED, ids=lambda path: path.stem)
def test_every_package_has_its_hashes(asked):
    packages = re.split(r"\n(?=[\w.-]+==|[\w.-]+\[)", locked(asked))[1:]
    assert packages
    assert [one for one in packages if "--hash=sha256:" not in one] == []


@pytest.mark.parametrize("asked", ASKED, ids=lambda path: path.stem)
def test_no_address_is_written_down(asked):
    assert "://" not in locked(asked)
