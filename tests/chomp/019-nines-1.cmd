chomp 9
