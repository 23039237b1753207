chomp 210
