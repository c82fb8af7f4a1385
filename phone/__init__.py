"""What runs on a phone alone: a table in its hand, refereed without a server."""

from .table import Table

__all__ = ["Table"]
