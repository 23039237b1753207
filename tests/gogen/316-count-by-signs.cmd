# An empty board: the sum over signs against the sweep over sets of cells, and its terms against summing out letter by letter.
gogen_signs 1 1000 1
