"""What Scorekeeper does once as it starts, in a server and in each command."""

from django.apps import AppConfig


class Scorekeeper(AppConfig):
    name = "scorekeeper"

    def ready(self):
        from scorekeeper.database import file_identity
        from scorekeeper.pages import fields

        file_identity.watch()
        fields.use_our_words()
