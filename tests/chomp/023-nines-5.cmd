chomp 99999
