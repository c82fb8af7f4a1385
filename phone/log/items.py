"""What stands in a record after a log, and which row brought each entry."""

from collections import namedtuple

from .rows import applied, folded

# What stands at a place of the record: `id` of the row that says it, `root` of the one
# that first stood there, before corrections.
Item = namedtuple("Item", ("id", "root", "entry"))


def item_of(row, old):
    return Item(row.id, old.root if old else row.id, row.entry)


def items_after(rows):
    """The entries of the record after a log, as Items."""
    return items_of(folded(rows)[0])


def items_of(standing):
    """The entries of the record after rows that all stand, as Items."""
    return applied(standing, made=item_of)
