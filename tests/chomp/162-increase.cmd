chomp 7435
