chomp 2100
