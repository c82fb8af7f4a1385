"""How a phone is told to trust a server that made its own certificate."""

from django.conf import settings
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper import trust


@require_safe
def page(request):
    """What to tap, on each kind of phone."""
    only_at_home()
    return render(request, "trust.html", {"fingerprint": trust.fingerprint()})


@require_safe
def authority(request):
    """The certificate to install; it holds no secret."""
    only_at_home()
    response = HttpResponse(
        trust.authority(), content_type="application/x-x509-ca-cert"
    )
    response["Content-Disposition"] = 'attachment; filename="scorekeeper.crt"'
    return response


def only_at_home():
    """Nothing is here where somebody else vouches for the server."""
    if not settings.HTTPS_AT_HOME:
        raise Http404
