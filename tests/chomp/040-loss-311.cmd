# a LOSS in the list of those with at most 3 rows and 8 columns; a known result; beside it a WIN, as chomp_reference says
chomp 311; chomp 411
