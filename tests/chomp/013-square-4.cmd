chomp 4444
