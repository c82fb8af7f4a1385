"""A command on the server lets the host in again."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command


def said(*arguments, **options):
    out = StringIO()
    call_command("key", *arguments, stdout=out, **options)
    return out.getvalue()


def test_it_lists_the_groups(group):
    assert said().startswith(f"{group.pk}  Friday group, created 20")


def test_its_link_makes_a_phone_the_host(group, eve):
    eve.post(said(group.pk).split()[1])
    assert eve.get(f"/groups/{group.pk}/keys/").status_code == 200


def test_it_may_also_be_a_key_that_only_watches(group, night, eve):
    eve.post(said(group.pk, role="watch").split()[1])
    assert eve.get(night.get_absolute_url()).status_code == 200
    assert eve.get(f"/groups/{group.pk}/keys/").status_code == 403


def test_there_is_none_to_a_group_that_is_not_there(db):
    with pytest.raises(CommandError, match="no group 7"):
        said(7)
