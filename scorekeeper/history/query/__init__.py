"""The words of a search: what people type, and the filters that it means.

Pure functions without a database: `parser` turns a text into parts, with the names of
a group from `vocabulary` and the dates of `days`. At each word the longest phrase that
means something counts. Of equally long ones a name comes first, then a date, then an
amount. `scorekeeper.history.search` finds the games.
"""
