# eight columns with four twos, 33222211, is a LOSS in the known list; beside it the WIN 332222111, as chomp_reference says
chomp 33222211; chomp 332222111
