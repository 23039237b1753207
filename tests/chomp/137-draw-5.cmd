chomp --draw 5
