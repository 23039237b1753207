chomp 33 --method
