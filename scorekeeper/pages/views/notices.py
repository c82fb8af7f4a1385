"""Privacy, the certificate, and old addresses."""

from django.conf import settings
from django.http import HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from scorekeeper.server import certificate


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


@require_http_methods(["GET", "HEAD", "POST"])
def old_group(request, rest):
    """A page of a group, once called a circle: 301, or 308 for a form."""
    own = request.path.removesuffix(request.path_info)
    page = request.get_full_path().removeprefix(f"{own}/circles/")
    address = f"{own}/groups/{page.replace('/circle.json', '/group.json', 1)}"
    return HttpResponsePermanentRedirect(
        address, preserve_request=request.method == "POST"
    )
