"""The clock of each time: that of its night, elsewhere that of the phone.

A phone names its time zone in a cookie. A night keeps the zone of the phone that starts
it. One that this machine does not know breaks nothing: another clock is taken.
"""

import re
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.utils import timezone
from django.utils.formats import date_format

COOKIE = "zone"
LONGEST = 64
NAME = re.compile(rf"[A-Za-z][A-Za-z0-9_+/-]{{0,{LONGEST - 1}}}", re.ASCII)
NO_ZONE = "“{name}” is not a time zone. Enter one such as Europe/London."


def is_name(text):
    """Whether a text is written as names of time zones are."""
    return NAME.fullmatch(text) is not None


def zone_named(name):
    """The time zone of a name; None where this machine has none such."""
    try:
        return ZoneInfo(name) if is_name(name) else None
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder, say
        return None


def name_at(request):
    """The name of the time zone of the phone that asks; "" where it is not known."""
    name = request.COOKIES.get(COOKIE, "")
    return name if zone_named(name) else ""


def today_at(name):
    """The date in the time zone of a name, or else by the clock of this request."""
    return timezone.localdate(timezone=zone_named(name))


def is_elsewhere(zone):
    """Whether a zone is another than that of the phone that asks."""
    return str(zone) != timezone.get_current_timezone_name()


def clock(moment, zone):
    """The time of a moment in a zone: "21:05"."""
    return date_format(timezone.localtime(moment, zone), "H:i")


def tell_time_as_there(get_response):
    """The middleware by which times without a night are those of the phone."""

    def middleware(request):
        with timezone.override(zone_named(name_at(request))):
            return get_response(request)

    return middleware
