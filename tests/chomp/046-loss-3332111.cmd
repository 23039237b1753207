# seven columns with one two, 3332111, is a LOSS in the known list; beside it the WIN 3333111, as chomp_reference says
chomp 3333111; chomp 3332111
