"""What every answer tells the browser beside the page: what no page here may do."""

UNUSED = ("camera", "geolocation", "microphone")
HEADERS = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
}

# A worker has rights of its own: to run the engine's WebAssembly, and nothing more.
RIGHTS_OF_WORKER = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
)


def say_what_is_shut(get_response):
    """The middleware that says so, of pages and files alike."""

    def middleware(request):
        response = get_response(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return middleware


def address_unsaid(page):
    """A page whose address is a secret: no request from it names more than the host."""
    page["Referrer-Policy"] = "strict-origin"
    return page


def shut_worker_in(headers, path, url):
    """Gives the file of the engine's worker its rights, where files are served."""
    if "/js/engine/worker." in url:
        headers["Content-Security-Policy"] = RIGHTS_OF_WORKER
