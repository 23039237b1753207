# each height once at least, 33211, is a LOSS in the known list; beside it the WIN 33311, as chomp_reference says
chomp 33311; chomp 33211
