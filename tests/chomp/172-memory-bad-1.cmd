chomp --memory 0 33
