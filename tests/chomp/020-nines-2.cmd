chomp 99
