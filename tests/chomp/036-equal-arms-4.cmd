# a row and a column of equal length: a LOSS, by symmetry; beside it a WIN, as chomp_reference says
chomp 4111; chomp 5111
