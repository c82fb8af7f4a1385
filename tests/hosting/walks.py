"""The walks through the page: which sections, in which order, with what in between."""

from contextlib import contextmanager

from tests.hosting.page import PAGE
from tests.hosting.versions import NOW, WITHOUT_UNITS, commits

INSTALL = ("Programs and a user", "Scorekeeper", "Settings")
INSTALL += ("Database and scoring engine", "Start", "nginx")
TO_POSTGRESQL = ("Create the database", "Move from SQLite to PostgreSQL")
POOLER = "Put a pooler before the database"
GROUPS = "Start the first group"
BACKUPS = ("Back up", "The same machine", "A fresh folder or machine")
LATER = ("Limits for one source", "Privacy", "Log", "Health", "Metrics")
LATER += ("Rows that cannot be read", "Delete groups that nobody uses")
UPDATE, GO_BACK = "Update", "Go back a version"
FROM_OLD, TO_OLD = "Update from 0.1 or 0.2", "Go back to 0.1 or 0.2"
ENTRIES_BACK = "Get back the entries made in between"
# Other ways to put a proxy in front, each tried and taken back.
UNDER_A_PATH = "Under a path"
ASIDE = ("Caddy", "A proxy on another machine", UNDER_A_PATH)
KEPT = "/etc/scorekeeper.conf /etc/nginx/sites-enabled /etc/systemd/system "
KEPT += "/var/lib/scorekeeper"
PUT_BACK = """
systemctl stop caddy 2>/dev/null || true
systemctl stop scorekeeper.socket scorekeeper
rm -rf /etc/nginx/sites-enabled /etc/systemd/system/scorekeeper.socket.d
rm -rf /var/lib/scorekeeper
tar -xf /srv/kept.tar -C /
systemctl daemon-reload
systemctl restart scorekeeper.socket scorekeeper nginx
"""


# What a server of a version without units has made, and a unit that it was run by.
OLD_SERVER = """
cd /srv/scorekeeper/app
for command in migrate demo; do
    sudo -u scorekeeper env SCOREKEEPER_VAR=/var/lib/scorekeeper \\
        .venv/bin/python manage.py $command
done
cat > /etc/systemd/system/scorekeeper.service <<END
[Service]
ExecStart=/bin/sleep infinity
[Install]
WantedBy=multi-user.target
END
systemctl enable --now scorekeeper
"""


def followed():
    """The titles of all sections that a walk follows."""
    walked = [*INSTALL, *ASIDE, GROUPS, *TO_POSTGRESQL, POOLER, *BACKUPS, *LATER]
    return {*walked, UPDATE, GO_BACK, FROM_OLD, TO_OLD, ENTRIES_BACK}


def sqlite(place):
    """The whole page on SQLite, from an empty Debian, as this checkout has it."""
    with place.machine("sqlite", NOW, install) as walk:
        for title in ASIDE:
            with put_back(walk):
                walk.follow(title)
                if title == UNDER_A_PATH:
                    play_under_a_path(walk)
        begin(walk)
        walk.follow(*BACKUPS)
        expect(walk, 1)
        walk.follow(*LATER)


def postgresql(place):
    """The same on PostgreSQL."""
    with place.machine("postgresql", NOW, install) as walk:
        begin(walk)
        move(walk)
        walk.follow(POOLER, *BACKUPS)
        expect(walk, 1)
        walk.follow(*LATER)


def versions_on_sqlite(place):
    """Forward and back between all versions on SQLite."""
    with oldest(place, "versions-sqlite") as walk:
        to_and_fro(walk)


def versions_on_postgresql(place):
    """The same on PostgreSQL."""
    with oldest(place, "versions-postgresql") as walk:
        move(walk)
        to_and_fro(walk)


def versions_without_units(place):
    """Forward and back from versions that had neither units nor `scorekeeper`."""
    for version in WITHOUT_UNITS:
        print(f"  from {version} and back", flush=True)
        with place.machine(f"version-{version}", version, install_code) as walk:
            walk.replaced["COMMIT"] = walk.commit_of(version)
            done = walk.say(OLD_SERVER)
            assert done.returncode == 0, done.stdout
            walk.release(NOW)
            walk.follow(FROM_OLD, *INSTALL[2:], GROUPS, TO_OLD)


WALKS = {
    "sqlite": sqlite,
    "postgresql": postgresql,
    "versions-sqlite": versions_on_sqlite,
    "versions-postgresql": versions_on_postgresql,
    "versions-without-units": versions_without_units,
}


@contextmanager
def oldest(place, name):
    """A machine with the oldest version that the page can install, and a group."""
    with place.machine(name, first(), install_then) as walk:
        walk.is_compared = False
        begin(walk)
        walk.is_compared = True
        yield walk


def install(walk):
    walk.follow(*INSTALL)


def install_code(walk):
    walk.follow(*INSTALL[:2])


def install_then(walk):
    """Installs a version that printed something else than the page says now."""
    walk.is_compared = False
    install(walk)


def first():
    return next(iter(commits()))


def begin(walk):
    """Starts a group with a game, and enters one point."""
    walk.phone("begin")
    walk.phone("enter")
    walk.follow(GROUPS)


def play_under_a_path(walk):
    """A group of another phone there."""
    file = walk.file.with_suffix(".path")
    assert walk.phone("begin", "/cards", file=file).startswith("/cards/games/")
    walk.phone("enter", file=file)
    assert walk.phone("points", file=file) == "1"


def move(walk):
    walk.follow(*TO_POSTGRESQL)
    walk.postgresql = True
    expect(walk, 1)


def to_and_fro(walk):
    """Each pair of versions: to the later one, a point more, and back without it."""
    versions = [*commits(), NOW]
    for place, older in enumerate(versions[:-1]):
        for newer in versions[place + 1 :]:
            update(walk, newer)
            walk.phone("enter")
            expect(walk, 2)
            go_back(walk, older)
            expect(walk, 1)
        update(walk, versions[place + 1])
    walk.follow(ENTRIES_BACK)
    expect(walk, 2)


def update(walk, version):
    print(f"  to {version}", flush=True)
    walk.release(version)
    walk.follow(UPDATE)
    assert walk.commit() == walk.commit_of(version), f"{PAGE}: {version} does not run"


def go_back(walk, version):
    print(f"  back to {version}", flush=True)
    walk.release(NOW)
    walk.replaced["COMMIT"] = walk.commit_of(version)
    walk.follow(GO_BACK)
    # The next update may be to a version before the newest, as when that was not out.
    walk.say("sudo -u scorekeeper git branch --force main HEAD")
    assert walk.commit() == walk.commit_of(version), f"{PAGE}: {version} does not run"


def expect(walk, points):
    """Sees that the server is ready, and that the phone is in and has its points."""
    assert walk.readiness() == {"status": "ready"}, walk.readiness()
    assert int(walk.phone("points")) == points, walk.phone("points")


@contextmanager
def put_back(walk):
    """What a section changes in the settings while this lasts is taken back."""
    kept = walk.say(f"systemctl stop scorekeeper; tar -cPf /srv/kept.tar {KEPT}")
    assert kept.returncode == 0, kept.stdout
    yield
    done = walk.say(PUT_BACK)
    assert done.returncode == 0, done.stdout
