"""Scorekeeper, the web app: who plays, what was entered, who owes whom."""

VERSION = "0.3.0"
