alice --all --limit 0
