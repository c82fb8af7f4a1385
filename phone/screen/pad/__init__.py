"""The pad: the questions as what is tapped, and what a form says."""
