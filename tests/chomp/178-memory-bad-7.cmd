chomp --memory '' 33
