# a row and a column of equal length: a LOSS, by symmetry
chomp 2100
