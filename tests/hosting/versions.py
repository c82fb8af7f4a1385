"""The versions that CHANGELOG.md names, and a copy of the project to clone."""

import functools
import re
import subprocess

from tests.server import ROOT

NOW = "now"  # the commit of this checkout
ROW = re.compile(r"^\| (\d[\d.]*) \| `(\w+)` \|", re.MULTILINE)
WITHOUT_UNITS = ("0.1", "0.2")  # they had no command `scorekeeper` either
TRUSTED = "[safe]\n\tdirectory = /srv/copy.git\n"


def commits():
    """The commit of each version that the page can install, in order."""
    found = listed()
    return {
        version: found[version] for version in found if version not in WITHOUT_UNITS
    }


def listed():
    """The commit of each version that CHANGELOG.md names."""
    return dict(ROW.findall((ROOT / "CHANGELOG.md").read_text()))


@functools.cache  # for a commit made meanwhile is not in the machine's copy
def commit_of(version):
    return git("rev-parse", listed().get(version, "HEAD"))


def git(*arguments, folder=ROOT):
    done = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", folder, *arguments],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return done.stdout.strip()


def put_copy(system, version):
    """Puts a copy of the project into a system, as others would find it elsewhere."""
    copy = system / "srv" / "copy.git"
    git("clone", "--quiet", "--bare", str(ROOT), str(copy))
    (system / "etc" / "gitconfig").write_text(TRUSTED)
    release(system, version)


def release(system, version):
    """Lets a copy have a version as its newest."""
    copy = system / "srv" / "copy.git"
    git("update-ref", "refs/heads/main", commit_of(version), folder=copy)
    git("symbolic-ref", "HEAD", "refs/heads/main", folder=copy)
