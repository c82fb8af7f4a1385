"""A phone at the table, as the tests use it, and what it enters."""

import json
import re
from uuid import uuid4

from django.test import Client

from scorekeeper.access import keyring, permissions
from scorekeeper.models import Game

BIDS = [{"type": "bid", "seat": seat, "bid": bid} for seat, bid in enumerate([0, 1, 0])]
TRICKS = {"type": "tricks", "tricks": [0, 1, 0]}
ONE_DEAL = [*BIDS, TRICKS]  # closes a deal of one card: everybody made it
# Two deals of one and two cards, and tricks of the first that Bob does not take.
TWO_DEALS = {"sequence": "custom", "hands": [1, 2]}
FIRST = [{"type": "bids", "bids": [0, 1, 0]}, {"type": "tricks", "tricks": [0, 1, 0]}]
NOT_BOB = {"type": "tricks", "tricks": [0, 0, 1]}
SECOND = [{"type": "bids", "bids": [1, 1, 1]}, {"type": "tricks", "tricks": [1, 1, 0]}]


TOKEN = re.compile(r"[A-Za-z0-9]{64}")


def page_of(response):
    """The page of a response without the token that differs every time."""
    return TOKEN.sub("", response.content.decode())


class Device(Client):
    """A browser with a session of its own; `key` is the one it was given, if any."""

    key = None

    @classmethod
    def holding(cls, group, role, name, night=None):
        device = cls()
        device.key, device.secret = keyring.new_key(group, role, name, night)
        session = device.session
        session[permissions.WAYS] = [[device.key.pk, group.pk]]
        session.save()
        return device

    def enter(self, game, entry, *, seen=None, id=None, htmx=True, to="", **fields):
        """Posts an entry as the page of a game does, and gives the response.

        `seen` is the newest, unless given. `to` is what follows entries/ in the URL.
        """
        seen = Game.objects.get(pk=game.pk).log_length if seen is None else seen
        fields |= {"seen": seen, "id": id or uuid4()}
        if entry is not None:
            fields["entry"] = json.dumps(entry)
        headers = {"HX-Request": "true"} if htmx else {}
        url = f"{game.get_absolute_url()}entries/{to}"
        return self.post(url, fields, headers=headers)

    def play(self, game, entries=ONE_DEAL):
        """Enters each of some entries, which must be accepted."""
        for entry in entries:
            response = self.enter(game, entry)
            assert response.status_code == 200, response.content
        game.refresh_from_db()
        return game
