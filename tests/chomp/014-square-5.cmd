chomp 55555
