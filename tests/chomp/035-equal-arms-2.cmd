# a column of two and a row of two is a LOSS, by symmetry; beside it a WIN, as chomp_reference says
chomp 2100; chomp 3100
