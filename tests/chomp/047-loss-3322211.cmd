# seven columns with three twos, 3322211, is a LOSS in the known list; beside it the WIN 33222111, as chomp_reference says
chomp 33222111; chomp 3322211
