chomp 33211
