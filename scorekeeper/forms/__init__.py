"""What people fill in: a module for each form, beside the fields they share."""
