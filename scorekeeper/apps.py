"""What Scorekeeper does once as it starts, in a server and in each command."""

from django.apps import AppConfig


class Scorekeeper(AppConfig):
    name = "scorekeeper"

    def ready(self):
        from scorekeeper.database import file_identity
        from scorekeeper.pages import form_errors

        file_identity.watch()
        form_errors.use_our_words()
