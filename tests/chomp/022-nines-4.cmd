chomp 9999
