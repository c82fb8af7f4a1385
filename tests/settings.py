"""Scorekeeper's settings for the tests: what it keeps ends with the process."""

import os
from importlib import import_module

from tests.server import kept_folder

os.environ["SCOREKEEPER_VAR"] = kept_folder()  # never that of somebody who plays
settings = import_module("scorekeeper.settings")
globals().update(
    {name: getattr(settings, name) for name in dir(settings) if name.isupper()}
)

# No page of a test needs the files collected.
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_AUTOREFRESH = True
