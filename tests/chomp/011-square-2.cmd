chomp 22
