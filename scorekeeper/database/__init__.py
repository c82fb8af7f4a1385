"""How rows are read and written, and what is said when the database cannot."""
