"""The deals to learn New Game by: none is written yet."""

WORKED = ()
