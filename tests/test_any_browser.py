"""Nothing is asked of a browser that it may not have, unless it is looked for first."""

import re

import pytest

from tests.server import ROOT

SCRIPTS = sorted((ROOT / "static").rglob("*.js"))
STYLES = sorted((ROOT / "static" / "css").rglob("*.css"))

# What Safari, Firefox, an older phone or plain http lack: how a file looks for it.
LOOKED_FOR = {
    "requestIdleCallback(": ('"requestIdleCallback" in window', "!window.request"),
    "checkVisibility": ("checkVisibility?.(",),
    "navigator.wakeLock": ('"wakeLock" in navigator',),
    "navigator.vibrate": ("navigator.vibrate?.(",),
    "navigator.share(": ("canShare?.(", "!navigator.share)", "share: navigator.share"),
    "navigator.clipboard": ("copy: navigator.clipboard,",),
    "navigator.locks": ("navigator.locks ?",),
    "navigator.connection": ("navigator.connection?.",),
    "storage.persist(": ("!storage?.persist",),
    "speechSynthesis": ('"speechSynthesis" in window',),
}
# What is younger than the browsers of docs/browsers.md, and has an older way.
TOO_NEW = re.compile(
    r"Object\.groupBy|Promise\.withResolvers|\.to(?:Sorted|Spliced|Reversed)\("
    r"|structuredClone|showPopover|startViewTransition|scheduler\.|new FormData\([^)]*,"
)
SILENT = re.compile(r'^\s*content: (".*") / "";$', re.MULTILINE)


@pytest.mark.parametrize("name", LOOKED_FOR)
def test_what_a_browser_may_lack_is_looked_for(name):
    using = [path for path in SCRIPTS if name in path.read_text()]
    assert using
    for path in using:
        text = path.read_text()
        assert any(look in text for look in LOOKED_FOR[name]), path


def test_no_script_uses_what_is_too_new():
    found = [(path.name, TOO_NEW.findall(path.read_text())) for path in SCRIPTS]
    assert [one for one in found if one[1]] == []


def test_a_sign_that_is_not_read_out_is_drawn_by_older_browsers_too():
    for path in STYLES:
        text = path.read_text()
        for sign in SILENT.findall(text):
            assert f'content: {sign};\n  content: {sign} / "";' in text, path
