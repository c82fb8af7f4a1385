"""The referee's page: what happened, what is asked about it, the ruling, what it does.

Plain data, for a game at the table or for a card game alone, from the referee's book.
"""

from .book_page import asked_in_book, ruled_in_book
from .notes import REMEMBERED, kind_of, note_of, told_of, why_too_long
from .offences import all_rulings, rulings_asked
from .situation import in_words_of_book, names, situation_titles
from .standing_entries import correction_of, with_urls
from .table_page import about_code, asked_at_table, ruled_situation
