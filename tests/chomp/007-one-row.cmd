chomp 111111
