chomp 322
