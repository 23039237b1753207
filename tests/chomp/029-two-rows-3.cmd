# two rows, the lower one longer by one: a LOSS; a known result; beside it a WIN, as chomp_reference says
chomp 221; chomp 2211
