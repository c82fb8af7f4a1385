"""The demo evening can be opened by the key it prints."""

from io import StringIO

import pytest
from django.core.management import call_command

from tests.web.reading import Reading

pytestmark = pytest.mark.alike


def test_the_demo_is_a_whole_evening(eve, db):
    said = StringIO()
    call_command("demo", stdout=said)
    link = said.getvalue().split()[1]
    eve.post(link)
    text = Reading(eve.get("/")).text
    assert "The Friday table" in text
    assert "Oh Hell Deal 5" in text
