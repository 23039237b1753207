# Empty boards: the sum over signs against the sweep over sets of cells, and its terms against summing out letter by letter.
gogen_signs 2 1000 1
