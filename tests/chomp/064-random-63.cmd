chomp 63
