"""What turned a game that is over: said only where settling it again bears it out.

Read when a game is finished, and by no table in play.
"""

from .story import story
