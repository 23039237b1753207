chomp --memory 1MM 33
