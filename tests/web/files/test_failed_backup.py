"""A backup that failed is known afterwards: /readyz and the next start say so."""

import json
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from scorekeeper.files.backup import report

stored = pytest.mark.django_db(transaction=True)


@pytest.fixture
def folder(tmp_path, settings):
    """The folder of a server."""
    settings.VAR_DIR = tmp_path / "var"
    settings.VAR_DIR.mkdir()
    return settings.VAR_DIR


@stored
def test_a_failure_is_told_until_a_backup_succeeds(folder, tmp_path, client, group):
    with pytest.raises(CommandError):
        call_command("backup", str(tmp_path / "nowhere" / "night.backup"))
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ready")
    assert answer.json()["backup"] == "failed"
    assert "night.backup cannot be written: No such file" in report.failure()
    assert "manage.py backup FILE" in report.failure()
    call_command("backup", str(tmp_path / "night.backup"))
    assert report.failure() == ""
    assert "backup" not in client.get("/readyz").json()
    assert [path.name for path in folder.iterdir()] == ["last_backup.json"]


@stored
def test_what_no_sentence_explains_is_a_failure_too(folder, monkeypatch, group):
    monkeypatch.setattr("scorekeeper.management.commands.backup.backup", {}.pop)
    with pytest.raises(KeyError):
        call_command("backup", "night.backup")
    assert "It stopped before it was complete." in report.failure()


@pytest.mark.parametrize(("minutes", "is_failure"), [(10, False), (90, True)])
def test_one_that_was_killed_has_failed_once_its_time_is_over(
    folder, minutes, is_failure
):
    at = timezone.now() - timedelta(minutes=minutes)
    record = {"at": at.isoformat(), "outcome": report.BEGUN}
    report.path().write_text(json.dumps(record))
    assert ("It stopped" in report.failure()) == is_failure


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"at": 7}', '{"at": "soon"}'])
def test_a_record_that_cannot_be_read_says_nothing(folder, text):
    report.path().write_text(text)
    assert report.failure() == ""


@stored
def test_a_folder_that_takes_no_file_hinders_no_backup(folder, tmp_path, group):
    folder.rmdir()
    call_command("backup", str(tmp_path / "night.backup"))
    assert (tmp_path / "night.backup").exists()
    assert report.failure() == ""
