"""What the worker in a page calls: the one table that lies there, or an evening."""

from phone.table import Table

at = {}


def begin(record, way):
    """Lays a game on the table, as `Table` takes it; what may be taken back there."""
    heard, at["table"] = at.get("table"), Table(record, way)
    if heard:
        from phone.unheard import hear_since  # the first table never needs it

        hear_since(heard, at["table"])
    return at["table"].may()


def call(name, *given):
    """What the table answers: one of its methods by its name, as JSON."""
    return getattr(at["table"], name)(*given)


def evening(name, given):
    """What an evening answers: one of its functions by its name, as JSON."""
    from phone import evening  # a table alone does not bring it

    return getattr(evening, name)(given)
