chomp 74x3
