"""Addresses of earlier versions lead to those of now, with what was sent to them."""

from django.http import HttpResponsePermanentRedirect
from django.views.decorators.http import require_http_methods


@require_http_methods(["GET", "HEAD", "POST"])
def of_a_group(request, rest):
    """A page of a group, once called a circle: 301, or 308 for a form."""
    own = request.path.removesuffix(request.path_info)
    page = request.get_full_path().removeprefix(f"{own}/circles/")
    address = f"{own}/groups/{page.replace('/circle.json', '/group.json', 1)}"
    return HttpResponsePermanentRedirect(
        address, preserve_request=request.method == "POST"
    )
