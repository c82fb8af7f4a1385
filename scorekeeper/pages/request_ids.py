"""The id of a request, by which the same request again changes nothing."""

from uuid import UUID

from scorekeeper.pages.fields import request_of


def request_id(request):
    """The id of a posted change under the one that the page gave, or None."""
    try:
        return request_of(UUID(request.POST.get("id", "")), request.POST)
    except ValueError:
        return None
