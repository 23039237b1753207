# two rows of 2 and 1: a LOSS; a known result; beside it a WIN, as chomp_reference says
chomp 31; chomp 21
