# no column of one, 33322, is a LOSS in the known list; beside it the WIN 33332, as chomp_reference says
chomp 33322; chomp 33332
