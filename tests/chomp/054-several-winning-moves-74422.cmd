chomp 74422
