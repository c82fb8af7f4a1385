"""Scorekeeper, the web app: who plays, what was entered, who owes whom."""

VERSION = "0.4.0"
