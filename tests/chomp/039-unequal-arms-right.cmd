# a row and a column: make them equally long, by symmetry
chomp 511111111
