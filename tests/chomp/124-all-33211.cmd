chomp --all 33211
