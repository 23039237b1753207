chomp x
