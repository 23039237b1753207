chomp 999999
