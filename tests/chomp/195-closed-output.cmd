chomp 33 >&-
