#!/usr/bin/env python3
"""Django's command line for Scorekeeper: manage.py migrate, demo, test data, and so on."""

import os
import sys


def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
