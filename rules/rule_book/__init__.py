"""A card game as a page to read, from the tables that it is scored and ruled by."""

from .book import rule_book
from .page_files import rule_page
