chomp --all 322
