"""What a phone keeps for playing offline, and the night it brings back."""

from scorekeeper.offline.kept_pages import groups_to_enter, open_of
from scorekeeper.offline.night_import import NOT_ALL_YET, EveningError, take_evening
from scorekeeper.offline.night_parsing import evening_in, evening_of, with_group
