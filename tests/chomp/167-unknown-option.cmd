chomp --al 33
