"""A file to be kept: its name, its type, and the year that it is of."""

from django.http import HttpResponse
from django.utils.text import slugify

from scorekeeper.files import exports
from scorekeeper.pages.errors import refusal_response

TYPES = {
    "json": "application/json",
    "zip": "application/zip",
    "csv": "text/csv; charset=utf-8",
}


def year_in(request):
    """The year that a request asks for, or None for all."""
    year = request.GET.get("year", "")
    is_year = year.isdecimal() and len(year) == 4 and int(year)
    return int(year) if is_year else None


def download(request, made, name, when, kind):
    """What `made()` gives, as a file to be kept; a page where it is too much."""
    try:
        file = made()
    except exports.TooMuchError as error:
        return refusal_response(request, 413, "too_much", str(error))
    title = "-".join(filter(None, [slugify(name) or "group", str(when or "")]))
    answer = HttpResponse(file, content_type=TYPES[kind])
    answer["Content-Disposition"] = f'attachment; filename="{title}.{kind}"'
    return answer
