chomp 74332
