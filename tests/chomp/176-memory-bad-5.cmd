chomp --memory -1 33
