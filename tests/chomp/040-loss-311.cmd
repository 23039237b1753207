# one column of three and two of one, 311, is a LOSS in the known list; beside it the WIN 411, as chomp_reference says
chomp 411; chomp 311
