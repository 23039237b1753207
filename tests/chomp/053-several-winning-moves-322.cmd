# two moves win 322: that in the leftmost column is the answer; chomp_reference agrees
chomp 322
