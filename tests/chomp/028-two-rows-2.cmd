chomp 21
