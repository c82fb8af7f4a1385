"""The table page as plain data, and what its forms say: between the rules and a page.

The same data comes out on the server and on a phone without one, so nothing here knows
Django, an address or a template: the caller adds those. The partials only look at
what is there: flags are True or False, lists may be empty, what is missing is None.

What reads a past game (`review`), or keeps what was tapped in a form that was refused
(`pad.form_state`), is imported where it is wanted, so that a phone at the table need
not load it.
"""

from .pad.band import opened_form, place_on_sheet
from .pad.form_answers import entry_in_form
from .people import with_people
from .table.bands import prompt_screen, table_screen
from .table.result import how_settled, result_line, result_screen
