chomp --all 8888888888
