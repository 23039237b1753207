# two of each height, 332211, is a LOSS in the known list; beside it the WIN 3322111, as chomp_reference says
chomp 332211; chomp 3322111
