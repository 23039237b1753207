# two rows of 10 and 9: a LOSS; a known result; beside it a WIN, as chomp_reference says
chomp 2222222221; chomp 322222222
