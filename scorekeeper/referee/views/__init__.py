"""The pages of the referee and the rules."""
