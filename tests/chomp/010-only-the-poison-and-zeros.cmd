chomp 1000
