chomp 91111
