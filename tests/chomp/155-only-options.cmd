chomp --all
