# a limit of 0
alice --all --limit 0
