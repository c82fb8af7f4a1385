"""Every pair of colours that is read together has contrast enough, light and dark."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[3] / "static" / "css"
TOKENS = CSS / "base" / "tokens.css"
ENOUGH = 4.5  # WCAG 2.2, level AA, for text of any size
SURFACES = ["page", "sheet", "tint"]
PAIRS = [(ink, surface) for ink in ("text", "quiet", "red") for surface in SURFACES]
PAIRS += [("accent", "page"), ("accent", "sheet"), ("on-accent", "accent")]
PAIRS += [("loss", "refused")]


@pytest.fixture(params=["light", "dark"])
def colours(request):
    """The colours by meaning, as #rrggbb."""
    css = TOKENS.read_text()
    light, dark = css.split("@media", 1)
    raw = definitions(light)
    if request.param == "dark":
        raw |= definitions(dark)
    meanings = re.findall(r"--color-([\w-]+): var\(--([\w-]+)\)", css)
    return {meaning: raw[name] for meaning, name in meanings if name in raw}


def definitions(css):
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", css))


def luminance(colour):
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("ink", "surface"), PAIRS)
def test_it_can_be_read(colours, ink, surface):
    assert contrast(colours[ink], colours[surface]) >= ENOUGH


def test_the_edge_of_a_field_can_be_seen(colours):
    assert contrast(colours["edge"], colours["sheet"]) >= 3


def test_paper_is_light_whatever_the_screen_was():
    styles = [path.read_text() for path in CSS.rglob("*.css")]
    asked = [one for css in styles for one in re.findall(r"@media .*dark.*", css)]
    assert asked
    assert all(one.startswith("@media screen and (prefers-") for one in asked)
