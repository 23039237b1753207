# a LOSS in the list of those with at most 3 rows and 8 columns; a known result; beside it a WIN, as chomp_reference says
chomp 332211; chomp 3322111
