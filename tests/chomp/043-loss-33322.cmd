chomp 33322
