# as many threes as ones, 333111, is a LOSS in the known list; beside it the WIN 3331111, as chomp_reference says
chomp 333111; chomp 3331111
