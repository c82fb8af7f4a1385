"""The settings of tests whose database is a copy of one that is spread."""

from tests import settings

globals().update({name: getattr(settings, name) for name in dir(settings)})
COPIED = {"TEST": {"TEMPLATE": "postgres"}}
DATABASES = {"default": settings.DATABASES["default"] | COPIED}
