"""The pages of History: nights, the calendar, and games that are searched."""
