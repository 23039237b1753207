# a column longer than the row is cut to the row's length, by symmetry
chomp 91111
