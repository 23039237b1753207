# Empty boards: the terms of the sum over signs against summing out one letter after the other in tables.
gogen_signs 0 300 1
