chomp 333111
