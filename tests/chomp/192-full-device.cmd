chomp 33 > /dev/full
