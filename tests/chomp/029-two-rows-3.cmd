# two rows of 3 and 2: a LOSS; a known result; beside it a WIN, as chomp_reference says
chomp 2211; chomp 221
