# two rows of 6 and 5: a LOSS; a known result; beside it a WIN, as chomp_reference says
chomp 222221; chomp 2222211
