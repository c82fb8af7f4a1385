"""The question as a screen asks it: a label, and what is tapped or typed."""


class Prompt:
    """One way to ask for an entry: its type, a label, the fields to answer in.

    `enters`: a noun for what its button enters. `way`: the way of recording it belongs
    to ("" to all of them); the screen shows one way at a time. `help`: a few words
    beside the label. `turn`: the seat that is to speak or play, if one is; its name is
    marked in the score. `stays`: whether it stays in sight beside the first question,
    or is folded away. `faces`: whether the screen turns it to the player across the
    table. `barred`: for each field, by name, (value, why) of the taps that would be
    refused. `is_shut`: whether it is not drawn yet, so that its fields are not
    pictured. `rule`: what a screen needs to strike out what does not go with the rest
    while it is tapped: `parts`, the names of controls, and `fits`, what they may say
    together, "7 0 2" each, with a "|" between them. `is_button`: whether nothing is
    asked, so that one tap says it all: a field with one value left is fixed and not
    drawn, and here all of them are. `is_in_sight`: whether it is not folded away, where
    it is not the main question.
    """

    def __init__(
        self,
        type,
        label,
        *fields,
        enters="",
        way="",
        help="",
        turn=None,
        stays=False,
        faces=False,
        rule=None,
    ):
        self.type = type
        self.label = label
        self.fields = fields
        self.is_button = [] not in [field.fixed for field in fields]
        self.enters = enters
        self.way = way
        self.help = help
        self.turn = turn
        self.stays = stays
        self.is_in_sight = stays or self.is_button
        self.faces = faces
        self.rule = rule
        self.barred = {}
        self.is_shut = False

    def seat(self):
        """The seat that it is about, None where that is asked or said by no field."""
        for field in self.fields:
            if field.name == "seat" and field.fixed:
                return field.fixed[0]
        return None

    def tapped_field(self):
        """The one field whose tap sends it, the rest being settled; None if none is."""
        fields = [field for field in self.fields if not field.is_settled()]
        return fields[0] if len(fields) == 1 else None

    def answer(self, shape):
        """The Entry as it stands while nothing is tapped: what is fixed or assumed.

        `shape`: the EntryType.
        """
        entry = shape.blank()
        for field in self.fields:
            field.put(entry, field.assumed_value())
        return entry

    def picture(self, table):
        """The prompt as plain data, for a screen to draw; `fields` None while shut."""
        fields = None if self.is_shut else self.fields
        return {
            "type": self.type,
            "label": self.label,
            "help": self.help,
            "enters": self.enters,
            "way": self.way,
            "turn": self.turn,
            "seat": self.seat(),
            "stays": self.stays,
            "faces": self.faces,
            "rule": self.rule,
            "fields": fields and [self.field_picture(field, table) for field in fields],
        }

    def field_picture(self, field, table):
        """A field as plain data, with what is struck out of it."""
        picture = field.picture(table)
        barred = self.barred.get(field.name, [])
        picture["barred"] = [list(pair) for pair in barred]
        return picture
