"""The sheet: the lines of a deal, and claims that wait."""
