chomp 3300
