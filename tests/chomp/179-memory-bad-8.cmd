chomp --memory ' '1M 33
