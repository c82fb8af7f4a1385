"""Two phones that were apart: what each entered, brought together into one log.

A phone without a network goes on from the log that it knew (its *base*) and sends what
it made (*mine*). Meanwhile others may have entered (*theirs*), and what they entered
stands in the log. Nothing is guessed:

- The same entry at the same place is one. The log says that both phones said it.
- An entry about something that theirs say nothing of, another seat most often, goes
  behind theirs, if the rules still take it, in the same deal.
- Anything else is a question to the table: mine or theirs. Both stay in the log.
- Where both went on for a whole deal and differ, nobody can answer deal by deal: both
  evenings are kept, as two games.

An entry's *place* is its place in the line of its seat since the base: two phones that
wrote down the same melds in another order say the same. What is about no seat (a trick,
the trump) has a line of its own.

Every id of mine that is settled has a row in the log afterwards: as it was entered, as
a correction that the table chose, or as `leave`, a row that keeps it and changes
nothing. So it is known when it is sent again.
"""
