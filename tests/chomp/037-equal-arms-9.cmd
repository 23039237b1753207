# a column of nine and a row of nine is a LOSS, by symmetry; beside it a WIN, as chomp_reference says
chomp 9111111111; chomp 911111111
