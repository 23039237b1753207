chomp 3311
