chomp 1
