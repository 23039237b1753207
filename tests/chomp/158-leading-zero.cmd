chomp 0
