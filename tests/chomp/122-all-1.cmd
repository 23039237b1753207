chomp --all 1
