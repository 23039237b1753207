chomp 666666
