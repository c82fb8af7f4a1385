"""What finished games come to: marked when one ends, added up by who next asks."""
