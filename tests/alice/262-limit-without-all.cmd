alice --limit 3
