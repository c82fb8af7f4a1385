#!/usr/bin/env python3
"""Scorekeeper on the command line: migrate, demo, rescore and the rest of Django."""

import os
import sys


def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    if file := os.environ.get("SCOREKEEPER_SETTINGS"):  # by scripts/scorekeeper
        from scorekeeper.environment import host_command

        host_command.prepare(file, sys.argv[1:])
        sys.argv[0] = "scorekeeper"
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
