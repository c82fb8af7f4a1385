"""No page, script or style has an address that begins at the root of the host.

Scorekeeper may lie under a path of it: templates name their addresses, and scripts ask
`static/js/store/root.js`.
"""

import re

import pytest

from tests.addresses import ADDRESSES
from tests.server import ROOT

SCRIPTS = sorted((ROOT / "static").rglob("*.js"))
STYLES = sorted((ROOT / "static").rglob("*.css"))
TEMPLATES = sorted(path for path in (ROOT / "templates").rglob("*.*"))
PYTHON = [
    *sorted((ROOT / "phone").rglob("*.py")),
    *sorted((ROOT / "scorekeeper").rglob("*.py")),
]
# What compares the end of an address, or one without the path.
BELOW = {
    "scorekeeper/offline/kept_pages.py",
    "scorekeeper/server/whole_requests.py",
    "scorekeeper/pages/views/notices.py",
    "scorekeeper/tables/polling.py",
}
FIRST = "|".join(
    sorted({re.split("[/.]", str(one.pattern))[0] for one in ADDRESSES} - {""})
)
WORDS = rf"(?:{FIRST}|static|service-worker)\b"
ADDRESS = re.compile(rf"""["'`(=]/{WORDS}""")
# In a script also the root itself, and an expression for what follows the root.
PARTED = r"(?<!split\()(?<!IndexOf\()(?<!replace\()(?<!pathname === )(?<!ROOT === )"
OF_SCRIPT = re.compile(rf"""["'`]/{WORDS}|{PARTED}["'`]/["'`]|/\^\\/""")
# In a template an attribute that begins with a slash, whatever follows.
OF_TEMPLATE = re.compile(r"""(?:href|src|action|hx-\w+|content|data-[\w-]+)=["']?/""")


def found(paths, *expressions):
    """The lines of files that hold an expression: (name of the file, line)."""
    lines = [
        (str(path.relative_to(ROOT)), line.strip())
        for path in paths
        for line in path.read_text().splitlines()
    ]
    return [one for one in lines if any(each.search(one[1]) for each in expressions)]


def test_no_script_begins_at_the_root():
    assert found(SCRIPTS, OF_SCRIPT) == []


def test_no_style_begins_at_the_root():
    assert found(STYLES, re.compile(r"""url\(["']?/""")) == []


def test_no_template_begins_at_the_root():
    assert found(TEMPLATES, ADDRESS, OF_TEMPLATE) == []


def test_neither_server_nor_phone_writes_an_address_that_begins_at_the_root():
    written = found([path for path in PYTHON if is_asked(path)], ADDRESS)
    assert written == []


def is_asked(path):
    return str(path.relative_to(ROOT)) not in BELOW


@pytest.mark.parametrize(
    "line",
    ['fetch("/evening/known.json")', "href: `/games/${id}/`", 'path === "/"']
    + [r"/^\/games\/\d+\//.test(path)", 'register("/service-worker.js")'],
)
def test_such_a_line_of_a_script_is_found(line):
    assert OF_SCRIPT.search(line)


@pytest.mark.parametrize(
    "line",
    [
        '<a href="/rules/">',
        '<form action="/{{ x }}">',
        '<link content="/static/x.png">',
    ],
)
def test_such_a_line_of_a_template_is_found(line):
    assert OF_TEMPLATE.search(line)
