chomp 221
