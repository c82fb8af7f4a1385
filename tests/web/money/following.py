"""An open page of a settlement, which asks what is new."""

import re

AS_HTMX = {"HX-Request": "true"}
SEEN = re.compile(r'name="seen" id="seen" value="([^"]*)"')
SAID = re.compile(r'<p id="said" hx-swap-oob="innerHTML">([^<]*)</p>')


class Follower:
    """A device on which the page is open."""

    def __init__(self, device, url):
        self.device, self.url = device, url
        self.seen = self.seen_in(device.get(url))

    def seen_in(self, response):
        return SEEN.search(response.content.decode())[1]

    def ask(self):
        """What is said, or None where nothing is new; `html` is what came."""
        asked = {"seen": self.seen}
        response = self.device.get(self.url, asked, headers=AS_HTMX)
        if response.status_code == 204:
            return None
        self.seen, self.html = self.seen_in(response), response.content.decode()
        return SAID.search(self.html)[1]
