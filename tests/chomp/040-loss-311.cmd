chomp 311
