# a column of four and a row of four is a LOSS, by symmetry; beside it a WIN, as chomp_reference says
chomp 5111; chomp 4111
