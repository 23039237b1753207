chomp 33 22
