"""An evening without a server as plain data: what each of its pages is drawn from.

An evening is a dict, as its phone keeps it: `id`, `date`, the `group` it is of, the
`people` by their names as they came, `stake`, `ante` and `cap` as text, its `games`,
its `number` in the group, the `payments` made, the ids of those `removed`, whether it
is `agreeing` (the other side is asked), the
`signatures` under its settlement, whether it `is_over`, what the server answered where
it was `sent`, and the `trouble` that came of the last try. Each game has `id`, `name`,
`started_at`, the head of its `record`, and what it `came` to by now.
"""

from .begin import begin_page
from .entry import entry_page
from .new_game import house_part, menu_page, seats_page, sides_part, stake_part
from .night import night_page, review_page, table_page
from .settle import record_part, settle_page
