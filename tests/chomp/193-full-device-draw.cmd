chomp --draw 33 > /dev/full
