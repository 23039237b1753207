chomp 7é
