chomp --draw 33211
