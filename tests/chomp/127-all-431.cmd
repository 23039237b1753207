chomp --all 431
