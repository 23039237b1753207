chomp 431
