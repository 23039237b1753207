chomp 222222
