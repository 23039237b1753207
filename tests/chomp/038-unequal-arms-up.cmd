# a row and a column: make them equally long, by symmetry
chomp 91111
