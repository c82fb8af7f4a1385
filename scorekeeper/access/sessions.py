"""What a phone holds between two requests, so that no broken line takes it away.

A phone that opens a key goes on under a new name, so that nobody who planted the old
one gets the key. But the session under the old name lives on until the phone has shown
that it knows the new one, and a day longer, for what is still on its way. Use keeps a
session alive. Two links that are opened at once give the phone two new names, of which
it keeps the last; the other it learns by a cookie of its own, and the next request
takes the keys of both together. A cookie that opens nothing stays with the phone: the
clock may be wrong today, and the cookie says that the phone was let in once.
"""

import json
import secrets
from contextlib import suppress
from datetime import timedelta

from django.conf import settings
from django.contrib.sessions import middleware
from django.contrib.sessions.models import Session
from django.db import OperationalError, connection, transaction
from django.utils import timezone
from django.utils.cache import patch_vary_headers

from scorekeeper.access.permissions import WAYS
from scorekeeper.access.phones import PHONE, phone_of
from scorekeeper.database.django_internals import Session as DjangoSession
from scorekeeper.server.under_path import cookie_name

BEFORE = "before"  # in a session: the name under which the phone held one before
ORIGIN = "origin"  # in a session: the same; it stays when that one has ended
# begins the names of cookies that bring a new name each
ALSO = f"{cookie_name('also', settings.BASE_PATH)}_"
MOST_ALSO, MOST_HELD = 8, 200  # of those in a request; keys on one device
STILL_ON_ITS_WAY = timedelta(days=1)
RENEWED_AFTER = timedelta(days=7)
FOUND = """
    SELECT session_data, expire_date < %s FROM django_session
    WHERE session_key = %s AND expire_date > %s
"""


class SessionStore(DjangoSession):
    """Django's, but for reading: every request does that, few write.

    Building the query each time would take a sixth of an entry.
    """

    has_moved = False

    def load(self):
        now = timezone.now()
        row = stored_value(self.session_key, now)
        if row is None:
            self.forget_name()  # so that nobody can choose their own
            return {}
        held = self.decode(row[0])
        self.modified = bool(row[1])
        if BEFORE in held:
            self.end_old_name(held, now)
        return held

    def end_old_name(self, held, now):
        """Lets the session before end soon; while nothing can be written, later."""
        with suppress(OperationalError), transaction.atomic():
            retire(held[BEFORE], now)
            del held[BEFORE]
            self.modified = True

    def move(self):
        """Goes on under a new name, once this request is answered."""
        phone = phone_of(self)
        if self.session_key:
            self[PHONE] = phone
            self[BEFORE] = self[ORIGIN] = self.session_key
        self.forget_name()
        self.modified = self.has_moved = True

    def take_in(self, name):
        """Takes the keys of another session that went on from the same one as this."""
        held = SessionStore(name).load() if name != self.session_key else {}
        mine = self.get(WAYS, [])
        if held and held.get(ORIGIN) == self.get(ORIGIN):
            more = [way for way in held.get(WAYS, []) if way not in mine]
            self[WAYS] = [*mine, *more][:MOST_HELD]

    def encode(self, held):
        # Nothing is signed: another SECRET_KEY shuts nobody out.
        return json.dumps(held)

    def decode(self, text):
        return json.loads(text) if text.startswith("{") else super().decode(text)


def stored_value(name, now):
    """What is kept under a name, and whether that ends soon; None where nothing is.

    A cookie of somebody's own making may hold a byte that PostgreSQL takes in no text.
    """
    if not name or "\0" in name:
        return None
    lifetime = timedelta(seconds=settings.SESSION_COOKIE_AGE)
    times = [now + lifetime - RENEWED_AFTER, now]
    renewed, still_good = map(connection.ops.adapt_datetimefield_value, times)
    with connection.cursor() as cursor:
        cursor.execute(FOUND, [renewed, name, still_good])
        return cursor.fetchone()


def retire(name, now):
    """The session of a name ends in a day, if not before."""
    ends = now + STILL_ON_ITS_WAY
    old = Session.objects.filter(session_key=name, expire_date__gt=ends)
    old.update(expire_date=ends)


class SessionMiddleware(middleware.SessionMiddleware):
    """Django's, but it takes no cookie away, and brings two ways in together."""

    def process_request(self, request):
        super().process_request(request)
        for name in also_named(request):
            request.session.take_in(request.COOKIES[name])

    def process_response(self, request, response):
        response = self.with_session(request, response)
        for name in also_named(request):
            delete(response, name)
        if request.session.has_moved and request.session.session_key:
            add(response, request.session.session_key)
        return response

    def with_session(self, request, response):
        if request.session.is_empty():
            if request.session.accessed:
                patch_vary_headers(response, ["Cookie"])
            return response
        try:
            return super().process_response(request, response)
        except OperationalError:
            if request.method == "GET":  # it was only to live longer; next time, then
                return response
            raise


def also_named(request):
    """The names of the cookies that bring more sessions of this phone."""
    return [name for name in request.COOKIES if name.startswith(ALSO)][:MOST_ALSO]


def add(response, session):
    """Tells a phone the name of its session by a cookie that no other one replaces."""
    lasts = STILL_ON_ITS_WAY.total_seconds()
    name, is_https = ALSO + secrets.token_hex(4), settings.SESSION_COOKIE_SECURE
    given = {"max_age": lasts, "secure": is_https, "httponly": True, "samesite": "Lax"}
    response.set_cookie(name, session, path=settings.SESSION_COOKIE_PATH, **given)


def delete(response, name):
    path = settings.SESSION_COOKIE_PATH
    response.delete_cookie(name, path=path, samesite="Lax")


def was_let_in(request):
    """Whether the phone held a key once: nobody else has such a cookie."""
    return settings.SESSION_COOKIE_NAME in request.COOKIES
