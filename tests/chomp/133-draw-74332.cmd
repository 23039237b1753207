chomp --draw 74332
