chomp 11
