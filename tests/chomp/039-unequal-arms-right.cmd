# a row longer than the column is cut to the column's length, by symmetry
chomp 511111111
