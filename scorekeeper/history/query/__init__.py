"""The words of a search: what people type, and the filters that it means.

Pure functions without a database: `pieces` divides a text into names of a group from
`vocabulary`, dates of `days`, amounts and results. `parser` makes parts of them by the
rules of `results` and `company`. At each word the longest phrase that means something
counts. Of equally long ones a name comes first, then a date, then an amount.
`scorekeeper.history.search` finds the games.
"""
