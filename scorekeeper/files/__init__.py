"""Files that leave and come in, and the backup of all that is stored."""
