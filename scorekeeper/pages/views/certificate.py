"""How a phone is told to trust a server that made its own certificate.

Only where one was made are these pages there.
"""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper.server import trust_steps


@require_safe
def page(request):
    """What to tap, on each kind of phone."""
    return render(
        request, "pages/trust.html", {"fingerprint": trust_steps.fingerprint()}
    )


@require_safe
def authority(request):
    """The certificate to install; it holds no secret."""
    response = HttpResponse(
        trust_steps.authority(), content_type="application/x-x509-ca-cert"
    )
    response["Content-Disposition"] = 'attachment; filename="scorekeeper.crt"'
    return response
