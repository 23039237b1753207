chomp 0011
