chomp 86332
