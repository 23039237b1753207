chomp -1
