"""Before a command of `scripts/scorekeeper`: settings from a file, the right user."""

import os
import sys
from pathlib import Path

from scorekeeper.environment import kinds, settings_file
from scorekeeper.environment.declarations import SETTINGS

DEFAULT_FILE = "/etc/scorekeeper.conf"
CLOSED = "{file} cannot be read. Run: sudo -u scorekeeper scorekeeper {words}"
NO_FILE = "SCOREKEEPER_SETTINGS={file} cannot be used. Use the path of a file."
OTHER_USER = "{folder} belongs to {owner}. Run: sudo -u {owner} scorekeeper {words}"
READ_ONLY = (
    "{folder} is read-only for this user. Give {owner} permission to write to it."
)
ROOT = (
    "{folder} must not contain files owned by root. Run: sudo -u {owner} scorekeeper "
    "{words}"
)


def prepare(file, words):
    """Sets the environment by a file, or ends with a sentence.

    `words`: those of the command, as it is called.
    """
    os.umask(0o077)
    os.environ.update(settings_of(file, words))
    default = next(one.default for one in SETTINGS if one.name == "SCOREKEEPER_VAR")
    folder = kinds.place(os.environ.get("SCOREKEEPER_VAR") or default)
    if why := why_another_user(folder):
        owner = owner_of(folder)
        sys.exit(why.format(folder=folder, owner=owner, words=" ".join(words)))


def settings_of(file, words):
    """The settings of a file, which need not be there in its usual place."""
    try:
        return settings_file.read_settings(file)
    except settings_file.SettingsFileError as error:
        sys.exit(str(error))
    except PermissionError:
        sys.exit(CLOSED.format(file=file, words=" ".join(words)))
    except OSError:
        if file == DEFAULT_FILE and not Path(file).exists():
            return {}
        sys.exit(NO_FILE.format(file=file))


def owner_of(folder):
    """The owner of a folder, as sudo names it."""
    try:
        return folder.owner()
    except KeyError:  # a user without a name
        return f"#{folder.stat().st_uid}"


def why_another_user(folder):
    """Why this user must not write to a folder, a sentence with gaps; or None."""
    if not os.path.exists(folder):  # or closed: the settings say that better
        return None
    is_own = os.getuid() == folder.stat().st_uid
    if not os.access(folder, os.W_OK):
        return READ_ONLY if is_own else OTHER_USER
    return ROOT if os.getuid() == 0 and not is_own else None
