chomp 97
