chomp 2101
