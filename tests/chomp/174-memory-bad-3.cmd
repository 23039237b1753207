chomp --memory 1T 33
