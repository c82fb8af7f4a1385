"""The bezique family: two, three or four players, and the game of five hundred."""
