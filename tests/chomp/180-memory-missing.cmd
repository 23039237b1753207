chomp 33 --memory
