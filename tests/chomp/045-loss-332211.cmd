chomp 332211
