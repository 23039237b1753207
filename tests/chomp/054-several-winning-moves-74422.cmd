# four moves win 74422: that in the leftmost column is the answer; chomp_reference agrees
chomp 74422
