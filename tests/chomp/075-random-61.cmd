chomp 61
