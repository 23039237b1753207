for board in data/spell/*.txt; do memo_without_bounds < $board 2> stats; done
