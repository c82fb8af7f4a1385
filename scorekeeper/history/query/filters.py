"""What a part of a search asks of a game; `scorekeeper.history.search` looks for it."""

from collections import namedtuple

# `kind`: of some kinds a game has one only, so that two such parts mean either.
EITHER = {"game", "place", "span", "weekday", "month"}

# the game stands under one of some catchwords
Under = namedtuple("Under", "kind catchwords")
# it was played between two dates, both among them, None for no end
Days = namedtuple("Days", "kind since until")
# it was played on a weekday (1 is Monday), in a month, on a day of a month; 0 for any
Each = namedtuple("Each", "kind weekday month day")
# some people (ids) won it, or lost it
Won = namedtuple("Won", "kind people won")
# Some of `people`, or anybody if there are none, won so much (or lost it, if `sign` is
# -1). `low` and `high` are Decimals, None for no end, equal for exactly so much;
# `of_equal`: an end counts. `unit`: a currency, or "points".
Amount = namedtuple("Amount", "kind people sign low high of_equal unit")
# each of `people` was on another side than each of `others`; both are tuples of ids
Against = namedtuple("Against", "kind people others")
# all of `people`, tuples of ids, were on one side
Together = namedtuple("Together", "kind people")
# so many people played
Players = namedtuple("Players", "kind number")
# Some of `people`, or anybody, had some of the `parts` of what games count by a `name`,
# as `scorekeeper.models.Counted` has it; such games stand under one of `catchwords`.
Feat = namedtuple("Feat", "kind people catchwords name parts")
# the game is nothing of what an Under, Days or Each asks for
Not = namedtuple("Not", "kind filter")
