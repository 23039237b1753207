chomp --all 11
