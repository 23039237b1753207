chomp --draw 1
