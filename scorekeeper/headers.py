"""What every answer tells the browser beside the page: what no page here may do."""

UNUSED = ("camera", "geolocation", "microphone")
HEADERS = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
}


def say_what_is_shut(get_response):
    """The middleware that says so, of pages and files alike."""

    def middleware(request):
        response = get_response(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return middleware
