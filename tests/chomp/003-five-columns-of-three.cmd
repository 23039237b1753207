chomp 33333
