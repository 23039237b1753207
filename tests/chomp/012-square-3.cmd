chomp 333
