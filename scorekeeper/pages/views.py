"""Settings, privacy, health, the certificate, and old addresses."""

from django.conf import settings
from django.db import DatabaseError, InterfaceError, transaction
from django.http import HttpResponse, HttpResponsePermanentRedirect, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from scorekeeper.database import (
    file_identity,
    schema,
    unrecorded_migrations,
    version,
    write_locks,
)
from scorekeeper.database.troubles import trouble
from scorekeeper.engine.files import is_here
from scorekeeper.files.backup import report
from scorekeeper.models import Try
from scorekeeper.pages.errors import note
from scorekeeper.server import certificate

READY = "ready"


@require_safe
@never_cache
def healthz(request):
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(request):
    given = readiness()
    if given["status"] == "busy":
        write_locks.is_tried_again(request)
    missing = {} if is_here() else {"missing": "engine"}
    backup = {"backup": "failed"} if report.failure() else {}
    is_ready = given["status"] == READY
    if not is_ready:
        note(request, given["status"], ", ".join(given.get("faults", [])))
    status = 200 if is_ready else 503
    return JsonResponse(given | missing | backup, status=status)


PROBES = {"/healthz": healthz, "/readyz": readyz}


def answer_probes(get_response):
    """The middleware that answers under whatever name the machine is asked."""

    def middleware(request):
        probe = PROBES.get(request.path_info)
        return probe(request) if probe else get_response(request)

    return middleware


def readiness():
    """Whether all can be entered here: a dict with the `status`, in a few words.

    With the migrations that are `unrecorded`, if any: the tables have what they make.
    """
    try:
        if file_identity.is_gone():
            return {"status": "gone"}
        if version.unknown_migrations():
            return {"status": "a newer database"}
        plan = version.migrations_waiting()
        names = (
            [name for _app, name in unrecorded_migrations.unrecorded_steps()]
            if plan
            else []
        )
        if len(names) < len(plan):
            return {"status": "migrations waiting"}
        if faults := schema.faults():
            return {"status": "old_database", "faults": faults}
        forget_one()
    except (DatabaseError, InterfaceError) as error:
        known_trouble = trouble(error)
        return {"status": known_trouble[0] if known_trouble else "no_database"}
    return {"status": READY} | ({"unrecorded": names} if names else {})


def forget_one():
    """Writes a row and takes it back: the database takes what is entered."""
    with transaction.atomic():
        Try.objects.create(kind="ready", source="").delete()


@require_http_methods(["GET", "HEAD", "POST"])
def old_group(request, rest):
    """A page of a group, once called a circle: 301, or 308 for a form."""
    own = request.path.removesuffix(request.path_info)
    page = request.get_full_path().removeprefix(f"{own}/circles/")
    address = f"{own}/groups/{page.replace('/circle.json', '/group.json', 1)}"
    return HttpResponsePermanentRedirect(
        address, preserve_request=request.method == "POST"
    )


@require_safe
def device(request):
    """What is chosen is kept on the phone, so that the page is the same for all."""
    shown = {"is_home_made": settings.HTTPS_AT_HOME}
    return render(request, "pages/device.html", shown)


@require_safe
def privacy(request):
    """What is kept, where, how long, and how it goes."""
    return render(request, "pages/privacy.html", {"legal_link": settings.LEGAL_LINK})


@require_safe
def certificate_page(request):
    """What to tap, on each kind of phone."""
    return render(
        request, "pages/trust.html", {"fingerprint": certificate.fingerprint()}
    )


@require_safe
def authority_file(request):
    """The certificate to install; it holds no secret."""
    response = HttpResponse(
        certificate.authority(), content_type="application/x-x509-ca-cert"
    )
    response["Content-Disposition"] = 'attachment; filename="scorekeeper.crt"'
    return response
