# Empty boards: the whole sum over signs against the sweep over sets of cells.
gogen_signs 1 0 1
