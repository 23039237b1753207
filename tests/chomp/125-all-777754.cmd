chomp --all 777754
