chomp --draw 3100
