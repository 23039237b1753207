Chomp 74332; Chomp --version | cut -d" " -f1; Chomp 0
