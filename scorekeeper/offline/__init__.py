"""What a phone keeps for when no server is near, and the evening it brings back."""

from scorekeeper.offline.groups import groups_to_enter
from scorekeeper.offline.kept import open_of
from scorekeeper.offline.reading import evening_in, evening_of, with_group
from scorekeeper.offline.taking import NOT_ALL_YET, EveningError, take_evening
