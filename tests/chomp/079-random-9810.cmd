chomp 9810
