"""What games come to, as a page shows it: bars, curves, numbers that open games."""
