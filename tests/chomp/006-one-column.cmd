chomp 5
