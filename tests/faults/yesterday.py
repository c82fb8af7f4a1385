"""The settings of a server whose clock was set back by a day."""

from datetime import timedelta

from django.utils import timezone

from scorekeeper import settings

globals().update({name: getattr(settings, name) for name in dir(settings)})
now = timezone.now
timezone.now = lambda: now() - timedelta(days=1)
