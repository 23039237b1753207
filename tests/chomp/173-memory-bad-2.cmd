chomp --memory x 33
