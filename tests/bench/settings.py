"""Scorekeeper's settings with the floor beside it."""

from scorekeeper import settings

globals().update({name: getattr(settings, name) for name in dir(settings)})
INSTALLED_APPS = [*settings.INSTALLED_APPS, "tests.bench"]
ROOT_URLCONF = "tests.bench.floor"
