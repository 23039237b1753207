# two threes and two ones, 3311, is a LOSS in the known list; beside it the WIN 33111, as chomp_reference says
chomp 3311; chomp 33111
