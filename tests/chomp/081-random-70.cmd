chomp 70
