chomp 321
