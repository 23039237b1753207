chomp 4111
