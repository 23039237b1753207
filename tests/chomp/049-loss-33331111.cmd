# eight columns without a two, 33331111, is a LOSS in the known list; beside it the WIN 33332111, as chomp_reference says
chomp 33331111; chomp 33332111
