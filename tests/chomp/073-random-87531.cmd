chomp 87531
