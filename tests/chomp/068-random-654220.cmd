chomp 654220
