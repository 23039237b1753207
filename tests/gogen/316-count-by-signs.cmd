# Two empty boards with few pairs: the sum over signs against the sweep over sets of cells, which shares nothing with it.
gogen_signs 2 1
