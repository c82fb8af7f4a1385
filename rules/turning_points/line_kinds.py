"""What a card game says of itself: which of its lines may have turned a game."""

from collections import namedtuple

# `reason`: of lines that may have turned it; `name`: what they are called alone;
# `single`: what to call such a line in a sentence, naming {whose} it is, its {side} or
# its {points}; `several`: what {times} of them are called; `sign`: 1 for what is won,
# -1 for what is lost.
LineKind = namedtuple("LineKind", "reason name single several sign")
# A loser with fewer points than `points` pays more; said of a loser who was so `near`.
Bound = namedtuple("Bound", "points near words")
# What a `side` missed in the deal at a `place`: the `lines` it would have had besides.
# `reasons`: of the lines that show its entry; `name`: what was missed, as "missed bid";
# `words`: what would have done, as "2 tricks".
Chance = namedtuple("Chance", "side place lines reasons name words")


def points_won(reason, single, several="", name=""):
    """Points won, as `LineKind` has them; what cannot come twice needs no `several`.

    The `name` is that of the reason, if there is no better one.
    """
    name = name or reason.replace("_", " ")
    return LineKind(reason, name, single, several or single, 1)


def points_lost(reason, single, several="", name=""):
    """Points lost, as `LineKind` has them."""
    name = name or reason.replace("_", " ")
    return LineKind(reason, name, single, several or single, -1)


def named_points(reason, word, many=""):
    """Points won for something with a name: "{whose} repique"."""
    several = "{whose} {times} " + (many or word + "s")
    return LineKind(reason, word, "{whose} " + word, several, 1)


class Turning:
    """What may have turned a game; each family has one beside its reasons.

    `line_kinds`: its lines worth a look. `loud`: the reasons among them that an
    evening remembers, the rarest first. `cancels`: reasons that take all a side has
    scored in a deal, so that its other lines there changed nothing. `ruled`: tags of a
    result that no points decided. `most_times`: how often a line counts at most.
    `is_by_order`: whether the order of the lines may decide who has won.
    """

    line_kinds = ()
    loud = ()
    cancels = ()
    ruled = ()
    most_times = 1
    is_by_order = False

    def kinds_at(self, table):
        """The kinds of lines worth a look in a game of this table."""
        return self.line_kinds

    def may_have_turned(self, reason, own):
        """Whether a line counted at all among `own`, its side's lines of the deal."""
        is_void = any(line.reason in self.cancels for line in own)
        return not is_void or reason in self.cancels

    def begin(self, table):
        """Makes the ledger forget how the game ended."""

    def deal_done(self, table):
        """Tells the ledger that a deal is complete, as the game itself does."""

    def end(self, table):
        """Ends the game after its last deal, if an entry of its own had ended it."""

    def lines_without(self, table, deal, left):
        """The lines of a deal once only `left` of them stand."""
        return left

    def bounds(self, table):
        """Each Bound that a loser may have stayed below."""
        return []

    def chances(self, table):
        """What a side may have missed, each a Chance, the likeliest first."""
        return []
