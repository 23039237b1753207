chomp 999
