chomp 98631
