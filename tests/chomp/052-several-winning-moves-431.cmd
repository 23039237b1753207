# two moves win 431: that in the leftmost column is the answer; chomp_reference agrees
chomp 431
