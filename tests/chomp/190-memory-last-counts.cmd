chomp --memory 1 --memory 1M 33
