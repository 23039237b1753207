# a limit without a list
alice --limit 3
