"""The units of systemd confine all that they run to the same few things."""

from tests.server import ROOT

FOLDER = ROOT / "scripts" / "systemd"
# What the server alone needs: it serves a port, and starts again.
OF_THE_SERVER = {"ExecStartPre", "Restart", "RestartSec", "TimeoutStopSec"}
OF_THE_SERVER |= {"ExecStart", "LimitNOFILE"}


def service_lines(name):
    """The lines of a unit about its service, without comments."""
    text = (FOLDER / name).read_text().partition("[Service]\n")[2].partition("\n[")[0]
    return {line for line in text.splitlines() if line and line[0] != "#"}


def test_the_backup_is_as_confined_as_the_server():
    server = service_lines("scorekeeper.service")
    shared = {line for line in server if line.split("=")[0] not in OF_THE_SERVER}
    assert "ProtectSystem=strict" in shared
    assert shared <= service_lines("scorekeeper-backup.service")


def test_the_backup_may_write_where_it_puts_its_files():
    more = service_lines("scorekeeper-backup.service")
    more -= service_lines("scorekeeper.service")
    assert {line.split("=")[0] for line in more} == {
        "Type",
        "ReadWritePaths",
        "ExecStart",
    }
    folder = next(line.split("=")[1] for line in more if "ReadWritePaths" in line)
    command = next(line for line in more if line.startswith("ExecStart="))
    assert folder == "-/backup"  # a missing folder is for the command to name
    assert (
        f"scripts/scorekeeper backup {folder[1:]}/scorekeeper-$$(date +%%a)" in command
    )
