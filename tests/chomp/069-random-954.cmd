chomp 954
