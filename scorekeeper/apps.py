"""What Scorekeeper does once as it starts, in a server and in each command."""

from django.apps import AppConfig


class Scorekeeper(AppConfig):
    name = "scorekeeper"

    def ready(self):
        from scorekeeper.database import file_identity

        file_identity.watch()
