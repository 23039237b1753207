chomp 9000
