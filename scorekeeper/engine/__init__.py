"""The engine that referees on a phone: what it is made of, and where a page finds it.

It is made when styles and scripts are collected, of packages that npm brings. Where
these are missing, or ENGINE=off is set, pages do without it.
"""

from scorekeeper.engine.files import addresses_for, files_for
from scorekeeper.engine.sources import EVENING
