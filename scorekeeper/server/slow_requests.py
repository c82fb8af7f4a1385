"""The log names the pages that took long, where it tells so much (LOG_LEVEL=INFO)."""

import logging
import time

LOG = logging.getLogger(__name__)
LONG = 0.5  # seconds


def tell_of_slow_requests(get_response):
    """The middleware that does."""

    def middleware(request):
        begun = time.monotonic()
        response = get_response(request)
        seconds = round(time.monotonic() - begun, 2)
        if seconds > LONG:
            status = response.status_code
            about = {"request": request, "status_code": status, "seconds": seconds}
            LOG.info("A slow request", extra=about)
        return response

    return middleware
