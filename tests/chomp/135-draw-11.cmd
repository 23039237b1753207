chomp --draw 11
