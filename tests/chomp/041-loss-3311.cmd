# two threes and two ones, 3311, is a LOSS in the known list; beside it the WIN 33111, as chomp_reference says
chomp 33111; chomp 3311
