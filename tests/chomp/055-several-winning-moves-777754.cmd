chomp 777754
