# a LOSS in the list of those with at most 3 rows and 8 columns; a known result
chomp 33322
