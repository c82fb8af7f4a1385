"""The referee's answers, the rulings of a group, and the rules to read."""
