chomp 222
