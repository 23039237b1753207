chomp 742
